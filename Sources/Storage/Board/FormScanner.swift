import Domain
import JSON

/// A look at one card that stands in the very form that we write: as good as every card of a board that no hand has
/// touched.
///
/// The form has its keys in a fixed order, so what is between the values is compared with what has to be there, and no key
/// can come twice. Anything unusual (another order or spacing, an unknown key, a value that needs thought) ends the look
/// without a result, and `CardScanner` has its turn. It halves the time to read a board of 10,000 cards.
struct FormScanner: ~Copyable {
  private let bytes: UnsafeRawBufferPointer
  private var offset: Int
  private var card = CardScanner()

  /// The card that comes next, which is passed; nil, with nothing passed, when it is not in our form.
  static func scan(_ reader: inout JSONReader) throws(JSONError) -> CardScanner? {
    let start = reader.offset
    var scanner = FormScanner(bytes: reader.bytes, offset: start)
    guard try scanner.passCard(&reader) else {
      reader.move(to: start)
      return nil
    }
    reader.move(to: scanner.offset)
    return scanner.card
  }

  private init(bytes: UnsafeRawBufferPointer, offset: Int) {
    self.bytes = bytes
    self.offset = offset
    card.isInForm = true
  }

  private mutating func passCard(_ reader: inout JSONReader) throws(JSONError) -> Bool {
    guard pass("{\"id\": \""), passID(), pass("\", \"title\": "), try passTitle(&reader), pass(", \"state\": \""),
      let state = passState()
    else { return false }
    card.state = state
    if pass(", \"body\": ") {
      guard let text = try passString(&reader), text.content.count <= ProjectRule.bodyLimit else { return false }
    }
    if pass(", \"deadline\": \"") { guard passDay() else { return false } }
    if pass(", \"priority\": \"") { guard passPriority() else { return false } }
    if pass(", \"tags\": [") { guard try passTags(&reader) else { return false } }
    if pass(", \"checklist\": [") { guard try passChecklist(&reader) else { return false } }
    if pass(", \"created_at\": \"") { guard passTime() else { return false } }
    if pass(", \"updated_at\": \"") { guard passTime() else { return false } }
    if pass(", \"history\": [") { guard passHistory() else { return false } }
    if pass(", \"archived_at\": \"") {
      guard passTime() else { return false }
      card.isArchived = true
    }
    return pass("}")
  }
}

extension FormScanner {
  private mutating func passID() -> Bool {
    guard let text = next(36), let id = UniqueID(text) else { return false }
    card.id = id
    offset += 36
    return true
  }

  private mutating func passTitle(_ reader: inout JSONReader) throws(JSONError) -> Bool {
    guard let token = try passString(&reader) else { return false }
    card.title = token
    return !token.hasEscapes && CardScanner.isLine(token.rawBytes(in: bytes))
  }

  private mutating func passState() -> ProjectState? {
    if pass("todo\"") { return .todo }
    if pass("doing\"") { return .doing }
    if pass("done\"") { return .done }
    return nil
  }

  private mutating func passPriority() -> Bool {
    pass("low\"") || pass("medium\"") || pass("high\"")
  }

  private mutating func passDay() -> Bool {
    guard let text = next(10), CalendarDay(text) != nil else { return false }
    offset += 10
    return pass("\"")
  }

  /// A time in the form that we write, without a fraction and in UTC.
  private mutating func passTime() -> Bool {
    guard let text = next(20), Timestamp(text) != nil else { return false }
    offset += 20
    return pass("\"")
  }

  private mutating func passTags(_ reader: inout JSONReader) throws(JSONError) -> Bool {
    var count = 0
    repeat {
      count += 1
      guard let token = try passString(&reader) else { return false }
      let text = token.rawBytes(in: bytes)
      guard CardScanner.isASCIITag(text) || (try? ProjectTag(token.string(in: bytes))) != nil else { return false }
    } while pass(", ")
    return count <= ProjectRule.tagLimit && pass("]")
  }

  private mutating func passChecklist(_ reader: inout JSONReader) throws(JSONError) -> Bool {
    var count = 0
    repeat {
      count += 1
      guard pass("{\"text\": "), let token = try passString(&reader), !token.hasEscapes,
        CardScanner.isLine(token.rawBytes(in: bytes)),
        pass(", \"done\": true}") || pass(", \"done\": false}")
      else { return false }
    } while pass(", ")
    return count <= ProjectRule.checklistLimit && pass("]")
  }

  private mutating func passHistory() -> Bool {
    repeat {
      guard pass("{\"state\": \""), passState() != nil, pass(", \"at\": \""), passTime(), pass("}") else {
        return false
      }
    } while pass(", ")
    return pass("]")
  }

  private mutating func passString(_ reader: inout JSONReader) throws(JSONError) -> JSONStringToken? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return nil }
    reader.move(to: offset)
    let token = try reader.readString()
    offset = reader.offset
    return token
  }

  private func next(_ count: Int) -> UnsafeRawBufferPointer? {
    guard offset + count <= bytes.count else { return nil }
    return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
  }

  /// Passes these bytes if they come next.
  @inline(__always)
  private mutating func pass(_ literal: StaticString) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    for index in 0..<count where bytes[offset + index] != literal.utf8Start[index] { return false }
    offset += count
    return true
  }
}
