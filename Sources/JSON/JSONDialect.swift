/// What a reader accepts.
package enum JSONDialect: Hashable, Sendable {
  /// Exactly RFC 8259.
  case json
  /// JSON with `//` and `/* */` comments wherever white space may stand, and with one comma after the last item of an
  /// object or array: for files that people write, such as a configuration.
  case jsonc
}
