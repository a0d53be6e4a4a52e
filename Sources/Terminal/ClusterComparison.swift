internal import Screen

/// Compares cells of two grids, each of which has its own table of clusters.
struct ClusterComparison {
  private let old: [String]
  private let new: [String]
  /// Up to where both tables hold the same, so that an index means the same cluster.
  private let common: Int

  init(_ old: [String], _ new: [String]) {
    self.old = old
    self.new = new
    common = zip(old, new).prefix { $0.0.utf8.elementsEqual($0.1.utf8) }.count
  }

  /// Whether every index of either table means the same in both.
  var isSameTable: Bool { common == old.count && common == new.count }

  func isSame(_ left: Cell, _ right: Cell) -> Bool {
    guard left.style.bits == right.style.bits, left.width == right.width else {
      return false
    }
    switch (left.glyph, right.glyph) {
    case (.scalar(let before), .scalar(let after)): return before == after
    case (.cluster(let before), .cluster(let after)):
      if before < common || after < common { return before == after }
      guard old.indices.contains(before), new.indices.contains(after) else { return false }
      return old[before].utf8.elementsEqual(new[after].utf8)
    default: return false
    }
  }
}
