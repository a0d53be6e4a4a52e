/// What this program is.
enum Release {
  static let name = "trilane"
  static let version = "0.1.0"
}
