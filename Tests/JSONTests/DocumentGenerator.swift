import TestSupport

import JSON

/// Makes up values whose strings and numbers lie at the edges.
struct DocumentGenerator {
  private static let allScalars: [Unicode.Scalar] = [
    "a", "Z", "0", " ", "\"", "\\", "/", "\u{0}", "\u{8}", "\u{C}", "\n", "\r", "\t", "\u{1F}", "\u{7F}", "\u{80}", "é",
    "\u{7FF}", "\u{800}", "한", "\u{D7FF}", "\u{E000}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{10000}", "😀",
    "\u{10FFFF}", "{", ",",
  ]
  private static let numbers = ["0", "-0", "1", "-17", "0.5", "1e3", "-2.50E-2", "123456789", "1e22", "0.1"]

  private let scalars: [Unicode.Scalar]
  private var random: SeededGenerator

  init(seed: UInt64, avoiding avoided: Unicode.Scalar? = nil) {
    scalars = Self.allScalars.filter { $0 != avoided }
    random = SeededGenerator(seed: seed)
  }

  mutating func value(depth: Int = 4) -> JSONValue {
    JSONValue(content(depth: depth), range: 0..<0)
  }

  mutating func string(upTo length: Int = 24) -> String {
    var string = ""
    for _ in 0..<Int.random(in: 0...length, using: &random) {
      // Mostly plain letters, so that whole words of eight bytes occur.
      let isPlain = Int.random(in: 0..<4, using: &random) > 0
      string.unicodeScalars.append(isPlain ? "x" : scalars.randomElement(using: &random) ?? "a")
    }
    return string
  }

  private mutating func content(depth: Int) -> JSONValue.Content {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .number(Self.numbers.randomElement(using: &random) ?? "0")
    case 3, 4: return .string(string())
    case 5, 6: return .array((0..<Int.random(in: 0...5, using: &random)).map { _ in value(depth: depth - 1) })
    default: return .object(members(depth: depth))
    }
  }

  private mutating func members(depth: Int) -> [JSONMember] {
    var keys: Set<[UInt8]> = []
    var members: [JSONMember] = []
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let key = string(upTo: 10)
      guard keys.insert(Array(key.utf8)).inserted else { continue }
      members.append(JSONMember(key: key, keyOffset: 0, value: value(depth: depth - 1)))
    }
    return members
  }

  /// A document with white space and needless escapes strewn in.
  mutating func document() -> [UInt8] {
    var bytes: [UInt8] = []
    append(value(), to: &bytes)
    appendSpace(to: &bytes)
    return bytes
  }

  private mutating func append(_ value: JSONValue, to bytes: inout [UInt8]) {
    appendSpace(to: &bytes)
    var separator = ""
    switch value.content {
    case .array(let elements):
      bytes += "[".utf8
      for element in elements {
        bytes += separator.utf8
        append(element, to: &bytes)
        separator = ","
      }
      appendSpace(to: &bytes)
      bytes += "]".utf8
    case .object(let members):
      bytes += "{".utf8
      for member in members {
        bytes += separator.utf8
        appendSpace(to: &bytes)
        append(member.key, to: &bytes)
        appendSpace(to: &bytes)
        bytes += ":".utf8
        append(member.value, to: &bytes)
        separator = ","
      }
      appendSpace(to: &bytes)
      bytes += "}".utf8
    case .string(let string):
      append(string, to: &bytes)
    default:
      var writer = JSONWriter()
      writer.value(value)
      bytes += writer.bytes
    }
  }

  private mutating func append(_ string: String, to bytes: inout [UInt8]) {
    bytes += "\"".utf8
    for unit in string.unicodeScalars {
      if Int.random(in: 0..<6, using: &random) == 0 {
        for unit in String(unit).utf16 {
          let hex = String(unit, radix: 16, uppercase: Bool.random(using: &random))
          bytes += "\\u\(String(repeating: "0", count: 4 - hex.count))\(hex)".utf8
        }
      } else {
        var writer = JSONWriter()
        writer.string(String(unit))
        bytes += writer.bytes.dropFirst().dropLast()
      }
    }
    bytes += "\"".utf8
  }

  private mutating func appendSpace(to bytes: inout [UInt8]) {
    guard Int.random(in: 0..<3, using: &random) == 0 else { return }
    bytes += [" ", "\n", "\t\t", "\r\n"].randomElement(using: &random)?.utf8 ?? " ".utf8
  }
}
