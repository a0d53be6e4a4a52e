import Presentation
import Screen
import Terminal

/// How a command may print: what the terminal, the environment and the options say.
struct OutputStyle {
  /// Cells of a line of the terminal; nil in a pipe or a file, where nothing is cut off.
  var columns: Int?
  var usesColor = false
  var isTerminal = false
  /// Whether the terminal shows nothing but ASCII. In a pipe or a file texts stay as they are.
  var isASCII = false
  /// The signs of the program's own.
  var glyphs = Glyphs.unicode

  init() {}

  init(_ invocation: Invocation) throws(CommandError) {
    let environment = invocation.environment
    isTerminal = environment.isOutputTerminal
    columns = isTerminal ? environment.columns : nil
    usesColor =
      switch try invocation.arguments.colorChoice() {
      case .auto: OutputStyle.wantsColor(environment)
      case .always: true
      case .never: false
      }
    let hasASCIIGlyphs = invocation.arguments.has(.ascii) || environment.adoptLocale() == .ascii
    glyphs = hasASCIIGlyphs ? .ascii : .unicode
    isASCII = hasASCIIGlyphs && isTerminal
  }

  /// Any value of `NO_COLOR` but an empty one means none (no-color.org).
  private static func wantsColor(_ environment: Environment) -> Bool {
    guard environment.isOutputTerminal, environment.setting("NO_COLOR") == nil else { return false }
    return environment.setting("TERM").map { $0 != "dumb" } ?? false
  }
}
