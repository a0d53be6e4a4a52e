/// Draws a cluster that ncurses would measure otherwise: the text to send, `width` cells wide by the last function's count.
package typealias StandInText = (_ cluster: Character, _ width: Int, _ systemWidth: (Unicode.Scalar) -> Int) -> String

internal import Screen

/// Turns cells into the bytes that ncurses is given, which always fill as many columns as the cells.
///
/// Only a cluster of which ncurses and the terminal must think the same goes through as it is. Control characters never
/// do, whatever a screen drew.
struct CellEncoder {
  /// A base character and the four marks that ncurses keeps of each cell.
  private static let scalarLimit = 5

  private let encoding: CharacterEncoding
  private let standIn: StandInText
  private let systemWidth: (Unicode.Scalar) -> Int

  /// `systemWidth`: libc's `wcwidth`, by which ncurses counts.
  init(encoding: CharacterEncoding, standIn: @escaping StandInText, systemWidth: @escaping (Unicode.Scalar) -> Int) {
    self.encoding = encoding
    self.standIn = standIn
    self.systemWidth = systemWidth
  }

  /// Appends a cell that is `width` columns wide (less than the cell itself at the edge of a smaller screen).
  func append(_ cell: Cell, of clusters: [String], width: Int, to text: inout [UInt8]) {
    switch cell.glyph {
    case .scalar(let scalar):
      if (0x20..<0x7F).contains(scalar.value), width == 1 {
        text.append(UInt8(truncatingIfNeeded: scalar.value))
      } else if cell.width == 0 {
        text.append(UInt8(ascii: " "))
      } else {
        append(scalar, width, to: &text)
      }
    case .cluster(let index):
      append(clusters.indices.contains(index) ? clusters[index] : "", width, to: &text)
    }
  }

  private func append(_ scalar: Unicode.Scalar, _ width: Int, to text: inout [UInt8]) {
    if encoding == .utf8, ncursesWidth(scalar) == width {
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    } else {
      append(String(scalar), width, to: &text)
    }
  }

  private func append(_ cluster: String, _ width: Int, to text: inout [UInt8]) {
    guard encoding == .utf8, let character = cluster.first else { return appendPlaceholder(cluster, width, to: &text) }
    if fits(cluster, width) {
      text.append(contentsOf: cluster.utf8)
      return
    }
    let drawn = standIn(character, width, ncursesWidth)
    if fits(drawn, width) {
      text.append(contentsOf: drawn.utf8)
    } else {
      appendPlaceholder(cluster, width, to: &text)
    }
  }

  /// An ASCII character keeps its place, alone; a typographic one becomes its plain form; anything else is `?`.
  private func appendPlaceholder(_ cluster: String, _ width: Int, to text: inout [UInt8]) {
    let base = cluster.unicodeScalars.first ?? "?"
    text.append(CellEncoder.plainForm(of: base))
    for _ in 1..<max(1, width) { text.append(UInt8(ascii: " ")) }
  }

  private static func plainForm(of scalar: Unicode.Scalar) -> UInt8 {
    switch scalar {
    case " "..."~": UInt8(truncatingIfNeeded: scalar.value)
    case "“", "”", "„", "«", "»": UInt8(ascii: "\"")
    case "‘", "’": UInt8(ascii: "'")
    case "–", "—", "·": UInt8(ascii: "-")
    case "…": UInt8(ascii: "~")
    case "\u{A0}": UInt8(ascii: " ")
    default: UInt8(ascii: "?")
    }
  }

  /// Whether ncurses gives a text exactly this width, cell by cell, and no terminal joins it to its neighbours.
  private func fits(_ text: String, _ width: Int) -> Bool {
    var total = 0
    var marks = 0
    for scalar in text.unicodeScalars {
      let cells = ncursesWidth(scalar)
      guard cells >= 0, cells > 0 || total > 0 else { return false }
      marks = cells > 0 ? 0 : marks + 1
      guard marks < CellEncoder.scalarLimit else { return false }
      total += cells
    }
    return total == width && text.unicodeScalars.last?.value != 0x200D
  }

  /// Negative for what must not reach the terminal as it is.
  private func ncursesWidth(_ scalar: Unicode.Scalar) -> Int {
    if (0x20..<0x7F).contains(scalar.value) { return 1 }
    if scalar.value < 0xA0 || CellEncoder.joins(scalar) || CellEncoder.isFormat(scalar) { return -1 }
    return systemWidth(scalar)
  }

  /// Regional indicators and skin tones: libc gives each cells of its own, so ncurses may send one alone, and the
  /// terminal joins it to whatever stands before it.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value) || (0x1F3FB...0x1F3FF).contains(scalar.value)
  }

  /// Characters that steer others and are not seen, such as bidi controls; not the joiners, which scripts need.
  private static func isFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x061C, 0x200C, 0x200D: scalar.value == 0xAD
    case 0x061C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xE0000...0xE0FFF: !(0xE0100...0xE01EF).contains(scalar.value)
    default: false
    }
  }
}
