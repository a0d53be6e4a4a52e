/// The six kinds of value that JSON knows (RFC 8259, section 3); `true` and `false` are one kind here.
package enum JSONKind: Hashable, Sendable {
  case object, array, string, number, bool, null
}
