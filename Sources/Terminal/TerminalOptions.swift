/// How the terminal is to be used: what the environment and the configuration say.
package struct TerminalOptions {
  /// The value of `TERM`.
  package var term: String?
  package var encoding: CharacterEncoding
  package var palette: InkPalette
  /// False with `NO_COLOR`.
  package var usesColor: Bool
  package var standIn: StandInText
  /// Descriptors, such as a file watcher's, that end the wait for an event when they become readable.
  package var wakingDescriptors: [Int32]

  package init(
    term: String?, encoding: CharacterEncoding, palette: InkPalette = .standard, usesColor: Bool = true,
    wakingDescriptors: [Int32] = [], standIn: @escaping StandInText
  ) {
    self.term = term
    self.encoding = encoding
    self.palette = palette
    self.usesColor = usesColor
    self.wakingDescriptors = wakingDescriptors
    self.standIn = standIn
  }
}
