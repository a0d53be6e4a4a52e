/// Widths in terminal cells, of the form that `VisibleText` draws.
package enum TextWidth {
  /// 1 or 2.
  package static func of(_ cluster: Character) -> Int {
    of(String(cluster)[...])
  }

  package static func of(_ text: String) -> Int {
    of(text[...])
  }

  package static func of(_ text: Substring) -> Int {
    // Any ASCII byte but the CR of a CR LF takes one cell.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) { return text.utf8.count }
    var width = 0
    for cluster in VisibleText(text) { width += cluster.width }
    return width
  }
}
