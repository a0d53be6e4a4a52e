import Domain
import JSON

/// A look at one card that stands in the very form that we write: as good as every card of a board that no hand has
/// touched.
///
/// Anything unusual (another order or spacing, an unknown key, a value that needs thought) ends the look without a result,
/// and `CardScanner` has its turn. It halves the time to read a board of 10,000 cards.
struct FormScanner: ~Copyable {
  private var cursor: FormCursor
  private var card = CardScanner()

  /// The card that comes next, which is passed; nil, with nothing passed, when it is not in our form.
  static func scan(_ reader: inout JSONReader) throws(JSONError) -> CardScanner? {
    let start = reader.offset
    var scanner = FormScanner(FormCursor(bytes: reader.bytes, offset: start))
    guard try scanner.passCard(&reader) else {
      reader.move(to: start)
      return nil
    }
    reader.move(to: scanner.cursor.offset)
    return scanner.card
  }

  private init(_ cursor: FormCursor) {
    self.cursor = cursor
    card.isInForm = true
  }

  private mutating func passCard(_ reader: inout JSONReader) throws(JSONError) -> Bool {
    guard cursor.pass("{\"id\": \""), let id = cursor.id(), cursor.pass("\", \"title\": "),
      let title = try cursor.line(&reader), cursor.pass(", \"state\": \""), let state = cursor.state()
    else { return false }
    card.id = id
    card.title = title
    card.state = state
    if cursor.pass(", \"body\": ") {
      guard let text = try cursor.string(&reader), text.content.count <= ProjectRule.bodyLimit else { return false }
    }
    if cursor.pass(", \"deadline\": \"") { guard cursor.day() != nil, cursor.pass("\"") else { return false } }
    if cursor.pass(", \"priority\": \"") { guard cursor.priority() != nil else { return false } }
    if cursor.pass(", \"tags\": [") { guard try passTags(&reader) else { return false } }
    if cursor.pass(", \"checklist\": [") { guard try passChecklist(&reader) else { return false } }
    if cursor.pass(", \"created_at\": \"") { guard passTime() else { return false } }
    if cursor.pass(", \"updated_at\": \"") { guard passTime() else { return false } }
    if cursor.pass(", \"history\": [") { guard passHistory() else { return false } }
    if cursor.pass(", \"archived_at\": \"") {
      guard passTime() else { return false }
      card.isArchived = true
    }
    return cursor.pass("}")
  }

  private mutating func passTime() -> Bool {
    cursor.timestamp() != nil && cursor.pass("\"")
  }

  private mutating func passTags(_ reader: inout JSONReader) throws(JSONError) -> Bool {
    var count = 0
    repeat {
      count += 1
      guard let token = try cursor.string(&reader) else { return false }
      let isTag =
        CardScanner.isASCIITag(token.rawBytes(in: cursor.bytes))
        || (try? ProjectTag(token.string(in: cursor.bytes))) != nil
      guard isTag else { return false }
    } while cursor.pass(", ")
    return count <= ProjectRule.tagLimit && cursor.pass("]")
  }

  private mutating func passChecklist(_ reader: inout JSONReader) throws(JSONError) -> Bool {
    var count = 0
    repeat {
      count += 1
      guard cursor.pass("{\"text\": "), try cursor.line(&reader) != nil,
        cursor.pass(", \"done\": true}") || cursor.pass(", \"done\": false}")
      else { return false }
    } while cursor.pass(", ")
    return count <= ProjectRule.checklistLimit && cursor.pass("]")
  }

  private mutating func passHistory() -> Bool {
    repeat {
      guard cursor.pass("{\"state\": \""), cursor.state() != nil, cursor.pass(", \"at\": \""), passTime(),
        cursor.pass("}")
      else { return false }
    } while cursor.pass(", ")
    return cursor.pass("]")
  }
}
