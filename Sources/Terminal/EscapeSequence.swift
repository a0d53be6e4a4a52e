internal import Presentation

/// One sequence that begins with Esc, as its bytes come in: knows where it ends, not what it means.
///
/// After ECMA-48 (CSI, and the strings OSC, DCS, APC, PM and SOS), with the forms of terminals that break it: the Linux
/// console's `CSI [ A`, rxvt's `CSI 3 $`, X10 mouse reports.
struct EscapeSequence {
  enum Step {
    case incomplete, complete
    /// One more Esc came: the first was a key of its own.
    case repeatedEscape
    /// The byte does not belong to the sequence, which ends incomplete.
    case broken
    /// The byte follows an Esc that does not belong to the sequence, and begins one of its own with it.
    case brokenByEscape
  }

  private enum Form {
    case escape, control, single, linuxFunction, string
    /// A string's Esc, which a backslash makes its end.
    case stringEscape
    case mouse(missing: Int)
    case character(missing: Int)
    /// Complete, but the terminal's table has longer ones that begin like it.
    case whole
    case tabled
  }

  static let escape: UInt8 = 0x1B
  /// How many bytes are kept; a longer sequence is read to its end all the same.
  static let limit = 64

  /// From its (last) Esc on, at most `limit`.
  private(set) var bytes: [UInt8] = [escape]
  /// Whether another Esc stood before it, which is how some terminals send Alt with a special key.
  private(set) var isAlt = false
  /// Whether its Esc has acted as a key before the rest came: to be swallowed.
  let isLate: Bool
  private var form = Form.escape

  init() {
    isLate = false
  }

  /// The rest of a sequence whose Esc has acted: `[` or `O`.
  init(lateIntroducer: UInt8) {
    isLate = true
    bytes.append(lateIntroducer)
    form = lateIntroducer == UInt8(ascii: "[") ? .control : .single
  }

  /// Whether a byte after Esc begins a key's sequence.
  static func introduces(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O")
  }

  var isEscapeAlone: Bool { bytes.count == 1 }

  /// Whether it is Esc and one key, rather than a sequence.
  var isKeyAfterEscape: Bool {
    guard bytes.count > 1 else { return false }
    return bytes.count == 2 || bytes[1] >= 0x80
  }

  /// Whether only the byte that would begin a longer sequence has come.
  var isIntroducer: Bool {
    guard bytes.count == 2 else { return false }
    return switch form {
    case .control, .single, .string: true
    default: false
    }
  }

  /// Whether it is a key already, though a longer one may begin like it.
  var isWhole: Bool {
    if case .whole = form { true } else { false }
  }

  /// Whether it can be a key as it is, and must not keep a person waiting.
  var actsSoon: Bool {
    if case .string = form { return bytes.count == 2 }
    return isEscapeAlone || isWhole
  }

  /// The keys that were pressed if nothing follows an introducer: Alt and the character, or the character alone.
  var keysOfIntroducer: [Key] {
    let character = Character(Unicode.Scalar(bytes[1]))
    if isLate { return [Key(character)] }
    return (isAlt ? [Key(.escape)] : []) + [Key(character, .alt)]
  }

  mutating func take(_ byte: UInt8, table: KeySequenceTable) -> Step {
    if let step = takeTabled(byte, table: table) { return step }
    switch form {
    case .escape: return takeFirst(byte)
    case .control: return takeControl(byte)
    case .single: return takeSingle(byte)
    case .linuxFunction: return takeFinal(byte)
    case .string, .stringEscape: return takeString(byte)
    case .mouse(let missing):
      append(byte)
      form = .mouse(missing: missing - 1)
      return missing == 1 ? .complete : .incomplete
    case .character(let missing):
      guard byte & 0xC0 == 0x80 else { return .broken }
      append(byte)
      form = .character(missing: missing - 1)
      return missing == 1 ? .complete : .incomplete
    case .whole, .tabled: return .broken
    }
  }

  // MARK: - By form

  /// The terminal's own sequences go before the grammar, which some of them break.
  private mutating func takeTabled(_ byte: UInt8, table: KeySequenceTable) -> Step? {
    guard !isLate, bytes.count < EscapeSequence.limit else { return nil }
    let longer = bytes + [byte]
    if table.hasLonger(longer) {
      switch form {
      case .escape where !EscapeSequence.introduces(byte):
        // A key with Alt, unless the rest of the longer sequence comes at once.
        bytes = longer
        form = .whole
        return .incomplete
      case .whole, .tabled:
        bytes = longer
        form = .tabled
        return .incomplete
      default: return nil
      }
    }
    guard table.key(longer) != nil else { return nil }
    bytes = longer
    return .complete
  }

  private mutating func takeFirst(_ byte: UInt8) -> Step {
    if byte == EscapeSequence.escape {
      defer { isAlt = true }
      return isAlt ? .repeatedEscape : .incomplete
    }
    append(byte)
    switch byte {
    case UInt8(ascii: "["): form = .control
    case UInt8(ascii: "O"): form = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"): form = .string
    case 0xC2...0xDF: form = .character(missing: 1)
    case 0xE0...0xEF: form = .character(missing: 2)
    case 0xF0...0xF4: form = .character(missing: 3)
    default: return .complete
    }
    return .incomplete
  }

  private mutating func takeControl(_ byte: UInt8) -> Step {
    if bytes.count == 2, byte == UInt8(ascii: "[") {
      append(byte)
      form = .linuxFunction
      return .incomplete
    }
    if bytes.count == 2, byte == UInt8(ascii: "M") {
      append(byte)
      form = .mouse(missing: 3)
      return .incomplete
    }
    switch byte {
    case UInt8(ascii: "$") where bytes.count > 2 && bytes[2...].allSatisfy { (0x30...0x39).contains($0) }:
      append(byte)
      return .complete
    case 0x20...0x3F:
      append(byte)
      return .incomplete
    default: return takeFinal(byte)
    }
  }

  private mutating func takeSingle(_ byte: UInt8) -> Step {
    guard (0x30...0x39).contains(byte) || byte == UInt8(ascii: ";") else { return takeFinal(byte) }
    append(byte)
    return .incomplete
  }

  private mutating func takeFinal(_ byte: UInt8) -> Step {
    guard (0x40...0x7E).contains(byte) || byte == 0x20 else { return .broken }
    append(byte)
    return .complete
  }

  private mutating func takeString(_ byte: UInt8) -> Step {
    if case .stringEscape = form {
      guard byte == UInt8(ascii: "\\") else { return .brokenByEscape }
      append(byte)
      return .complete
    }
    switch byte {
    case EscapeSequence.escape: form = .stringEscape
    case 0x07, 0x18, 0x1A:
      append(byte)
      return .complete
    default: append(byte)
    }
    return .incomplete
  }

  private mutating func append(_ byte: UInt8) {
    if bytes.count < EscapeSequence.limit { bytes.append(byte) }
  }
}
