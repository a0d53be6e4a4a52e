/// How a card stands in the lines of a board file.
struct CardLine {
  /// Whether nothing else but white space and its comma stands on the card's line, and the card on no other.
  let isOwn: Bool
  private let card: Range<Int>

  /// `isInForm` tells that the card is known to have no line feed in it.
  init(of card: Range<Int>, in bytes: UnsafeRawBufferPointer, isInForm: Bool) {
    self.card = card
    isOwn =
      CardLine.beginsLine(card.lowerBound, in: bytes) && CardLine.endsLine(card.upperBound, in: bytes)
      && (isInForm || !bytes[card].contains(UInt8(ascii: "\n")))
  }

  /// Whether exactly our own separator stands between another card's end and this card.
  func isSeparator(from end: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    guard card.lowerBound - end == 6 else { return false }
    return bytes[end] == UInt8(ascii: ",") && bytes[end + 1] == UInt8(ascii: "\n")
      && bytes.loadUnaligned(fromByteOffset: end + 2, as: UInt32.self) == 0x2020_2020
  }

  private static func beginsLine(_ start: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    var index = start
    while index > 0, isBlank(bytes[index - 1]) { index -= 1 }
    return index > 0 && bytes[index - 1] == UInt8(ascii: "\n")
  }

  private static func endsLine(_ end: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    var index = end
    var commas = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): return true
      case UInt8(ascii: ",") where commas == 0: commas += 1
      case UInt8(ascii: "\r"): break
      case let byte where isBlank(byte): break
      default: return false
      }
      index += 1
    }
    return false
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
