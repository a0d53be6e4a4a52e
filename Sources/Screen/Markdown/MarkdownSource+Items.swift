extension MarkdownSource {
  /// The sign of a list's item, the columns up to its text, and the text.
  struct Item {
    let marker: MarkdownBlock.Marker
    let columns: Int
    let text: Substring
  }

  /// The item that the line begins; nil when it begins none.
  var item: Item? {
    guard let sign, case let space = text.utf8.dropFirst(sign.count).first ?? UInt8(ascii: " "),
      space == UInt8(ascii: " ") || space == UInt8(ascii: "\t")
    else { return nil }
    let rest = MarkdownSource(Substring(text.utf8.dropFirst(sign.count)))
    if let box = MarkdownSource.box(rest.text) {
      return Item(
        marker: .box(isChecked: box.isChecked), columns: sign.count + 1, text: MarkdownSource(box.text).text)
    }
    return Item(marker: sign.marker, columns: sign.count + 1, text: rest.text)
  }

  private var sign: (marker: MarkdownBlock.Marker, count: Int)? {
    guard let first = text.utf8.first else { return nil }
    if [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(first) { return (.bullet, 1) }
    let digits = text.utf8.prefix(10).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    guard (1...9).contains(digits), let end = text.utf8.dropFirst(digits).first,
      end == UInt8(ascii: ".") || end == UInt8(ascii: ")")
    else { return nil }
    return (.number(String(Substring(text.utf8.prefix(digits + 1)))), digits + 1)
  }

  private static func box(_ text: Substring) -> (isChecked: Bool, text: Substring)? {
    let bytes = Array(text.utf8.prefix(4))
    guard bytes.count >= 3, bytes[0] == UInt8(ascii: "["), bytes[2] == UInt8(ascii: "]"),
      bytes.count == 3 || bytes[3] == UInt8(ascii: " ")
    else { return nil }
    switch bytes[1] {
    case UInt8(ascii: " "): return (false, Substring(text.utf8.dropFirst(3)))
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return (true, Substring(text.utf8.dropFirst(3)))
    default: return nil
    }
  }
}
