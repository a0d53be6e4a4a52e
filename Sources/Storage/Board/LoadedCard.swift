/// A card that still stands in the bytes of the board file as they were read.
struct LoadedCard {
  /// From its opening to its closing brace.
  let range: Range<Int>
  /// Whether it has its line for itself and nothing has to be added to it, so that a save keeps its bytes.
  let keepsBytes: Bool
  /// Whether nothing but our own separator stands between the card before it in the file and this one, so that both can
  /// be copied as one piece.
  let followsInForm: Bool
}
