/// Text that equals only what has the very same code points.
///
/// Swift's `String` takes canonically equivalent texts for equal (a Hangul syllable in one code point or in three), so that
/// going from one form to the other would count as no change and be lost. What a card holds is compared exactly.
@propertyWrapper
package struct ExactText: Hashable, Sendable {
  package var wrappedValue: String

  package init(wrappedValue: String) {
    self.wrappedValue = wrappedValue
  }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.wrappedValue.isExactly(right.wrappedValue)
  }

  package func hash(into hasher: inout Hasher) {
    var text = wrappedValue
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Whether both texts have the same code points, where `==` is content with canonically equivalent ones.
  package func isExactly(_ other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
