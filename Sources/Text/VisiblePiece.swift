/// A stretch of drawn text.
package enum VisiblePiece {
  /// Printable ASCII, never empty: every byte is a cluster of one cell.
  case ascii(Substring.UTF8View)
  case cluster(VisibleCluster)
}
