package import struct Domain.UniqueID

/// A body that is to be edited in an editor of the person's own.
package struct BodyEdit: Hashable, Sendable {
  package let card: UniqueID
  /// The card's title, for the name of the file.
  package let title: String
  /// The body as it is before.
  package let text: String
}
