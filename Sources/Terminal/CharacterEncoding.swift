/// What characters the terminal is sent.
package enum CharacterEncoding: Equatable, Sendable {
  case utf8
  /// Only the printable characters of ASCII: what every character set has.
  case ascii
}
