import Domain
import Text

extension ProjectModel {
  /// Appends, folded, every text of the card that search looks into, each on a line of its own so that no word is found
  /// across two of them.
  func appendSearchText(to bytes: inout [UInt8]) {
    func append(_ text: String) {
      TextFold.append(text, to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    append(title)
    for tag in tags { append("#\(tag.name)") }
    for item in checklist { append(item.text) }
    if !body.isEmpty { append(body) }
  }
}
