import Screen

@testable import Terminal

/// Pictures to compare, drawn from text.
enum GridDrawing {
  /// A character of the text is a cell; one of `wide` takes two. Rows are padded with blanks.
  static func content(
    _ rows: [String], columns: Int, wide: String = "가나다한글日本😀👍🏽🇰🇷🇯🇵👨‍👩‍👧", style: (Int, Int) -> Style = { _, _ in .plain }
  ) -> GridContent {
    var content = GridContent(size: ScreenSize(columns: columns, rows: rows.count), cells: [], clusters: [])
    for (row, text) in rows.enumerated() {
      let start = content.cells.count
      for character in text {
        let isWide = wide.contains(character)
        let style = style(row, content.cells.count - start)
        content.cells.append(Cell(glyph: glyph(character, &content), style: style, width: isWide ? 2 : 1))
        if isWide { content.cells.append(Cell(glyph: .scalar(" "), style: style, width: 0)) }
      }
      while content.cells.count < start + columns {
        content.cells.append(Cell(glyph: .scalar(" "), style: style(row, content.cells.count - start), width: 1))
      }
    }
    return content
  }

  private static func glyph(_ character: Character, _ content: inout GridContent) -> Cell.Glyph {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first { return .scalar(scalar) }
    content.clusters.append(String(character))
    return .cluster(content.clusters.count - 1)
  }

  /// `wcwidth` of the characters that the tests use, as glibc has it.
  static func systemWidth(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: 1
    case ..<0xA0: -1
    case 0x300...0x36F, 0x200B...0x200F, 0x202A...0x202E, 0xFE00...0xFE0F, 0x1160...0x11FF: 0
    case 0x1100...0x115F, 0x3000...0x9FFF, 0xAC00...0xD7A3, 0xFF00...0xFF60, 0x1F300...0x1F9FF: 2
    case 0x1FA00...: -1
    default: 1
    }
  }

  static func encoder(
    _ encoding: CharacterEncoding = .utf8, standIn: @escaping StandInText = { _, _, _ in "" }
  ) -> CellEncoder {
    CellEncoder(encoding: encoding, standIn: standIn, systemWidth: systemWidth)
  }

  /// The runs as `row,column text`.
  static func runs(
    from old: GridContent?, to new: GridContent, within screen: ScreenSize = ScreenSize(columns: 200, rows: 100),
    encoder: CellEncoder = encoder()
  ) -> [String] {
    var runs = GridRuns(encoder: encoder)
    runs.update(from: old, to: new, within: screen)
    return runs.runs.map { "\($0.row),\($0.column) \(String(decoding: runs.text[$0.bytes], as: UTF8.self))" }
  }
}
