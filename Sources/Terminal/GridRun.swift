internal import Screen

/// Neighbouring cells of one row and one style that are to be put.
struct GridRun: Equatable {
  var row: Int
  /// Its first cell, never the right half of a wide cluster.
  var column: Int
  var style: Style
  /// Its text: a range of the bytes of `GridRuns.text`.
  var bytes: Range<Int>
}
