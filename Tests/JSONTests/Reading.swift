import JSON
import Testing

/// The error for which a document is refused, by `skipValue`; nil if it is accepted.
func refusal(of bytes: [UInt8], dialect: JSONDialect = .json) -> JSONError? {
  do throws(JSONError) {
    try JSONReader.reading(bytes, dialect: dialect) { (reader) throws(JSONError) in
      try reader.skipValue()
      try reader.finish()
    }
    return nil
  } catch {
    return error
  }
}

func refusal(of text: String, dialect: JSONDialect = .json) -> JSONError? {
  refusal(of: Array(text.utf8), dialect: dialect)
}

/// The same by reading values whole.
func refusalByValue(of bytes: [UInt8], dialect: JSONDialect = .json) -> JSONError? {
  do throws(JSONError) {
    _ = try JSONValue(parsing: bytes, dialect: dialect)
    return nil
  } catch {
    return error
  }
}

/// What a document that is one string stands for.
func string(_ literal: String) throws -> String {
  try #require(try JSONValue(parsing: Array(literal.utf8)).string)
}

/// A document that was read whole, written again.
func rewritten(_ bytes: [UInt8], dialect: JSONDialect = .json) throws -> String {
  var writer = JSONWriter()
  writer.value(try JSONValue(parsing: bytes, dialect: dialect))
  return String(decoding: writer.bytes, as: UTF8.self)
}
