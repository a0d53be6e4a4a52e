import Domain
import JSON

/// A quick look at one card: all of its JSON is checked, nothing is copied, and what a card usually looks like is found
/// to be right. Anything else is left to the decoder (`needsDecoder`), which alone decides what is damaged; so the look
/// may be too strict, never too lenient.
struct CardScanner {
  /// Nil for a card without one.
  var id: UniqueID?
  var state = ProjectState.todo
  var isArchived = false
  var title: JSONStringToken?
  private(set) var needsDecoder = false
  /// Whether the card stands in the form that we write.
  var isInForm = false

  init() {}

  /// Passes a card, whose object must come next.
  init(scanning reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while let key = try reader.nextKey() {
      guard let field = ProjectField(key, in: reader.bytes) else {
        try reader.skipValue()
        continue
      }
      switch field {
      case .tags: try scanTags(&reader)
      case .checklist: try scanChecklist(&reader)
      case .history: try scanHistory(&reader)
      default: try scanText(field, &reader)
      }
    }
    if title == nil { needsDecoder = true }
  }

  private mutating func scanText(_ field: ProjectField, _ reader: inout JSONReader) throws(JSONError) {
    guard let token = try string(&reader) else { return }
    let text = token.rawBytes(in: reader.bytes)
    switch field {
    case .title:
      title = token
      clear(CardScanner.isLine(text), token)
    case .body: clear(text.count <= ProjectRule.bodyLimit)
    case .id:
      id = UniqueID(text)
      clear(id != nil)
    case .state:
      guard let state = CardScanner.state(token, in: reader.bytes) else { return clear(false) }
      self.state = state
    case .deadline: clear(CalendarDay(text) != nil)
    case .priority: clear(CardScanner.isPriority(token, in: reader.bytes))
    case .archivedAt:
      isArchived = true
      clear(Timestamp(text) != nil)
    default: clear(Timestamp(text) != nil)
    }
  }

  private mutating func scanTags(_ reader: inout JSONReader) throws(JSONError) {
    guard try begins(.array, &reader) else { return }
    try reader.beginArray()
    var count = 0
    while try reader.nextElement() {
      count += 1
      guard let token = try string(&reader) else { continue }
      let text = token.rawBytes(in: reader.bytes)
      if CardScanner.isASCIITag(text) { continue }
      clear((try? ProjectTag(token.string(in: reader.bytes))) != nil)
    }
    clear(count <= ProjectRule.tagLimit)
  }

  private mutating func scanChecklist(_ reader: inout JSONReader) throws(JSONError) {
    guard try begins(.array, &reader) else { return }
    try reader.beginArray()
    var count = 0
    while try reader.nextElement() {
      count += 1
      try scanItem(&reader)
    }
    clear(count <= ProjectRule.checklistLimit)
  }

  private mutating func scanItem(_ reader: inout JSONReader) throws(JSONError) {
    guard try begins(.object, &reader) else { return }
    try reader.beginObject()
    var hasText = false
    while let key = try reader.nextKey() {
      if key.equals("text", in: reader.bytes) {
        guard let token = try string(&reader) else { continue }
        hasText = true
        clear(CardScanner.isLine(token.rawBytes(in: reader.bytes)), token)
      } else if key.equals("done", in: reader.bytes), try begins(.bool, &reader) {
        _ = try reader.readBool()
      } else {
        try reader.skipValue()
      }
    }
    clear(hasText)
  }

  private mutating func scanHistory(_ reader: inout JSONReader) throws(JSONError) {
    guard try begins(.array, &reader) else { return }
    try reader.beginArray()
    while try reader.nextElement() { try scanEntry(&reader) }
  }

  private mutating func scanEntry(_ reader: inout JSONReader) throws(JSONError) {
    guard try begins(.object, &reader) else { return }
    try reader.beginObject()
    var hasState = false
    var hasTime = false
    while let key = try reader.nextKey() {
      if key.equals("state", in: reader.bytes) {
        guard let token = try string(&reader) else { continue }
        hasState = CardScanner.state(token, in: reader.bytes) != nil
      } else if key.equals("at", in: reader.bytes) {
        guard let token = try string(&reader) else { continue }
        hasTime = Timestamp(token.rawBytes(in: reader.bytes)) != nil
      } else {
        try reader.skipValue()
      }
    }
    clear(hasState && hasTime)
  }
}

extension CardScanner {
  private mutating func clear(_ isRight: Bool) {
    if !isRight { needsDecoder = true }
  }

  /// As above, where what the quick look found holds only for a text without escapes.
  private mutating func clear(_ isRight: Bool, _ token: JSONStringToken) {
    clear(isRight && !token.hasEscapes)
  }

  /// Passes a string; nil, with the value passed, for anything else.
  private mutating func string(_ reader: inout JSONReader) throws(JSONError) -> JSONStringToken? {
    guard try begins(.string, &reader) else {
      try reader.skipValue()
      return nil
    }
    return try reader.readString()
  }

  private mutating func begins(_ kind: JSONKind, _ reader: inout JSONReader) throws(JSONError) -> Bool {
    let isRight = try reader.peekKind() == kind
    clear(isRight)
    return isRight
  }
}
