import Presentation
import Screen

@testable import Terminal

/// Bytes fed to a decoder in ways that a terminal may send them.
enum DecoderRun {
  static let escape = "\u{1B}"

  /// All at once, then time enough for whatever is incomplete.
  static func events(_ text: String, keys: [[UInt8]: Key] = [:]) -> [TerminalEvent] {
    events([UInt8](text.utf8), keys: keys)
  }

  static func events(_ bytes: [UInt8], keys: [[UInt8]: Key] = [:]) -> [TerminalEvent] {
    var decoder = InputDecoder(terminalKeys: keys)
    let events = decoder.feed(bytes, at: 0)
    return events + decoder.timeOut(at: 10_000)
  }

  /// In two reads, divided before the byte at `index`, ten milliseconds apart.
  static func events(_ bytes: [UInt8], dividedAt index: Int) -> [TerminalEvent] {
    var decoder = InputDecoder()
    var events = decoder.feed(bytes[..<index], at: 0)
    events += decoder.feed(bytes[index...], at: 10)
    return events + decoder.timeOut(at: 10_000)
  }

  /// Each byte in a read of its own.
  static func eventsByteByByte(_ bytes: [UInt8]) -> [TerminalEvent] {
    var decoder = InputDecoder()
    let events = bytes.flatMap { decoder.feed([$0], at: 0) }
    return events + decoder.timeOut(at: 10_000)
  }
}
