/// When there is colour.
enum ColorChoice: String, CaseIterable {
  /// On a terminal, unless the environment says otherwise.
  case auto
  case always, never
}
