import JSON
import Testing

@Suite struct WriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func aCardIsOneLine() {
    let line = written { writer in
      writer.beginObject()
      writer.key("id")
      writer.string("…")
      writer.key("tags")
      writer.beginArray()
      writer.string("a")
      writer.string("b")
      writer.endArray()
      writer.key("checklist")
      writer.beginArray()
      writer.beginObject()
      writer.key("done")
      writer.bool(true)
      writer.endObject()
      writer.beginObject()
      writer.endObject()
      writer.endArray()
      writer.key("n")
      writer.integer(-5)
      writer.key("x")
      writer.null()
      writer.key("raw")
      writer.raw("1.50".utf8)
      writer.endObject()
    }
    #expect(
      line == #"{"id": "…", "tags": ["a", "b"], "checklist": [{"done": true}, {}], "n": -5, "x": null, "raw": 1.50}"#)
  }

  @Test func onlyWhatMustBeIsEscaped() {
    #expect(written { $0.string("\"\\/\u{8}\u{C}\n\r\t") } == #""\"\\/\b\f\n\r\t""#)
    #expect(written { $0.string("\u{0}\u{1}\u{B}\u{1F}") } == #""\u0000\u0001\u000b\u001f""#)
    #expect(written { $0.string("\u{7F}\u{80}\u{2028}한😀") } == "\"\u{7F}\u{80}\u{2028}한😀\"")
    for length in 0..<20 {
      let text = String(repeating: "x", count: length)
      #expect(written { $0.string("\(text)\"\(text)\n") } == "\"\(text)\\\"\(text)\\n\"")
      #expect(written { $0.string("\(text)é\(text)") } == "\"\(text)é\(text)\"")
    }
  }

  @Test func keysAreEscapedToo() {
    let key = "a\"\n"
    #expect(
      written {
        $0.beginObject()
        $0.key(key)
        $0.integer(.min)
        $0.endObject()
      } == #"{"a\"\n": -9223372036854775808}"#)
  }

  @Test func linesAreBrokenWhereAsked() {
    let text = written { writer in
      writer.beginObject()
      writer.lineBreak(indentation: 2)
      writer.key("version")
      writer.integer(1)
      writer.lineBreak(indentation: 2)
      writer.key("cards")
      writer.beginArray()
      for id in ["a", "b"] {
        writer.lineBreak(indentation: 4)
        writer.string(id)
      }
      writer.lineBreak(indentation: 2, beforeEnd: true)
      writer.endArray()
      writer.lineBreak(beforeEnd: true)
      writer.endObject()
      writer.lineBreak(beforeEnd: true)
    }
    #expect(text == "{\n  \"version\": 1,\n  \"cards\": [\n    \"a\",\n    \"b\"\n  ]\n}\n")
  }
}
