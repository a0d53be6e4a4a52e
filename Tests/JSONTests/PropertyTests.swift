import Foundation
import JSON
import TestSupport
import Testing

/// What holds for every document, tried on generated ones.
@Suite struct PropertyTests {
  private func written(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.value(value)
    return writer.bytes
  }

  /// Compares by UTF-8, where Swift's `==` would take canonically equivalent strings for the same.
  private func areSame(_ left: JSONValue, _ right: JSONValue) -> Bool {
    switch (left.content, right.content) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)): left.count == right.count && zip(left, right).allSatisfy(areSame)
    case (.object(let left), .object(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy { $0.key.utf8.elementsEqual($1.key.utf8) && areSame($0.value, $1.value) }
    default: false
    }
  }

  @Test func whatIsWrittenIsReadBackTheSame() throws {
    var generator = DocumentGenerator(seed: 1)
    for _ in 0..<1000 {
      let value = generator.value()
      let bytes = written(value)
      let readBack = try JSONValue(parsing: bytes)
      #expect(areSame(value, readBack))
      #expect(written(readBack) == bytes)
      #expect(refusal(of: bytes) == nil)
    }
  }

  /// A container is not complete before its last byte. A part of a larger document ends as hard as the document itself.
  @Test func everyPrefixIsRefused() {
    var generator = DocumentGenerator(seed: 2)
    for _ in 0..<200 {
      let document = Array("[".utf8) + generator.document() + Array("]".utf8)
      #expect(refusal(of: document) == nil)
      for length in 0..<document.count {
        let alone = refusal(of: Array(document[..<length]))
        #expect(alone != nil)
        let asPart = document.withUnsafeBytes { bytes in
          #expect(throws: JSONError.self) {
            var reader = JSONReader(bytes, range: 0..<length)
            try reader.skipValue()
            try reader.finish()
          }
        }
        #expect(asPart == alone)
      }
    }
  }

  /// In a debug build every access beyond the document traps.
  @Test func changedBytesAreReadOrRefusedWithoutHarm() throws {
    var generator = DocumentGenerator(seed: 3)
    var random = SeededGenerator(seed: 4)
    let telling: [UInt8] =
      Array("\"\\{}[]:,u0e-./* \n".utf8) + [0, 0x1F, 0x7F, 0x80, 0xC2, 0xE0, 0xED, 0xF0, 0xF4, 0xFF]
    for _ in 0..<300 {
      let document = generator.document()
      for _ in 0..<30 {
        var changed = document
        let index = Int.random(in: 0..<changed.count, using: &random)
        changed[index] = telling.randomElement(using: &random) ?? 0
        for dialect in [JSONDialect.json, .jsonc] {
          let skipped = refusal(of: changed, dialect: dialect)
          #expect(skipped == refusalByValue(of: changed, dialect: dialect))
          if let skipped { #expect((0...changed.count).contains(skipped.offset)) }
        }
        if refusal(of: changed) == nil {
          #expect(String(validating: changed, as: UTF8.self) != nil)
          #expect(refusal(of: Array(try rewritten(changed).utf8)) == nil)
        }
      }
    }
  }

  /// Foundation accepts what we accept, and refuses what we refuse but for repeated keys and, in an array, a trailing
  /// comma. (It drops U+FEFF from the start of a string, so that none is generated.)
  @Test func foundationAgrees() throws {
    var generator = DocumentGenerator(seed: 5, avoiding: "\u{FEFF}")
    var random = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let document = generator.document()
      let theirs = try JSONSerialization.jsonObject(with: Data(document), options: .fragmentsAllowed)
      #expect(isSame(try JSONValue(parsing: document), theirs), "\(String(decoding: document, as: UTF8.self))")
      for _ in 0..<10 {
        var changed = document
        changed[Int.random(in: 0..<changed.count, using: &random)] =
          Array("\",]}:1a".utf8).randomElement(using: &random) ?? 0
        let accepted = (try? JSONSerialization.jsonObject(with: Data(changed), options: .fragmentsAllowed)) != nil
        let ours = refusal(of: changed)
        if ours == nil { #expect(accepted, "\(String(decoding: changed, as: UTF8.self))") }
        if accepted, let ours, !isLeniency(ours.kind) {
          Issue.record("\(ours): \(String(decoding: changed, as: UTF8.self))")
        }
      }
    }
  }

  private func isLeniency(_ kind: JSONError.Kind) -> Bool {
    switch kind {
    case .repeatedKey, .trailingComma: true
    default: false
    }
  }

  private func isSame(_ ours: JSONValue, _ theirs: Any) -> Bool {
    switch ours.content {
    case .null: theirs is NSNull
    case .bool(let value): (theirs as? NSNumber)?.boolValue == value
    case .number(let text): (theirs as? NSNumber)?.doubleValue == Double(text)
    case .string(let value): (theirs as? String)?.utf8.elementsEqual(value.utf8) ?? false
    case .array(let elements):
      (theirs as? [Any]).map { $0.count == elements.count && zip(elements, $0).allSatisfy(isSame) } ?? false
    case .object(let members):
      (theirs as? [String: Any]).map { theirs in
        members.allSatisfy { member in theirs[member.key].map { isSame(member.value, $0) } ?? false }
      }
        ?? false
    }
  }
}
