/// What is wrong in a board file.
package enum BoardDamage: Hashable, Sendable {
  /// Not JSON: `found` is what stands there, `expected` what had to.
  case syntax(found: Term, expected: Term)
  case unexpectedEnd
  case notUTF8
  case byteOrderMark
  case tooDeep(limit: Int)
  case repeatedKey(String, firstLine: Int)
  case missingField(String)
  /// The whole file is JSON of another kind than an object.
  case notAnObject(found: Term)
  case wrongType(field: String, expected: Term, found: Term)
  /// `format` is something else than a board.
  case otherFormat(String)
  /// `version` is no whole number from 1.
  case badVersion(String)
  case badID(String)
  case repeatedID(UniqueID, firstLine: Int)
  case unknownState(String)
  case unknownPriority(String)
  /// No such day, or not written as YYYY-MM-DD.
  case badDay(field: String, String)
  /// No such time, or not written as RFC 3339 has it.
  case badTime(field: String, String)
  case breaksRule(ProjectRuleError)
}
