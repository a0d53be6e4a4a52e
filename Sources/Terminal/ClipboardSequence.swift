/// The control sequence that puts text on a terminal's clipboard (OSC 52, as xterm has it). tmux takes it too and hands it
/// on where its `set-clipboard` is on.
enum ClipboardSequence {
  /// The text without its control characters: pasted into a shell, they would act there.
  static func bytes(copying text: String) -> [UInt8] {
    let visible = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
    return Array("\u{1B}]52;c;".utf8) + Base64.encoded(Array(String(String.UnicodeScalarView(visible)).utf8)) + [0x07]
  }
}
