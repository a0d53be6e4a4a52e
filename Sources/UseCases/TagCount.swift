package import struct Domain.ProjectTag

/// A tag and on how many cards of the lanes it stands, as most of them write it.
package struct TagCount: Hashable, Sendable {
  package let tag: ProjectTag
  package let count: Int

  package init(tag: ProjectTag, count: Int) {
    self.tag = tag
    self.count = count
  }
}
