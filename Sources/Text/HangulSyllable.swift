/// Composes conjoining jamo by arithmetic (The Unicode Standard, 3.12, "Hangul Syllable Composition").
enum HangulSyllable {
  private static let firstSyllable: UInt32 = 0xAC00
  private static let initials: ClosedRange<UInt32> = 0x1100...0x1112
  private static let vowels: ClosedRange<UInt32> = 0x1161...0x1175
  /// One less than the first final consonant: a syllable without one.
  private static let finalBase: UInt32 = 0x11A7
  private static let finals: ClosedRange<UInt32> = 0x11A8...0x11C2
  private static let finalCount: UInt32 = 28

  /// The syllable that a whole cluster of two or three scalars makes; nil if it is none of modern Korean.
  static func composed(_ scalars: Substring.UnicodeScalarView) -> Unicode.Scalar? {
    var rest = scalars
    guard let first = rest.popFirst()?.value, let second = rest.popFirst()?.value else { return nil }
    let open: UInt32
    if initials ~= first, vowels ~= second {
      open = firstSyllable + ((first - initials.lowerBound) * 21 + second - vowels.lowerBound) * finalCount
      guard let third = rest.popFirst()?.value else { return Unicode.Scalar(open) }
      return rest.isEmpty ? closed(open, by: third) : nil
    }
    return rest.isEmpty ? closed(first, by: second) : nil
  }

  private static func closed(_ syllable: UInt32, by final: UInt32) -> Unicode.Scalar? {
    guard 0xAC00...0xD7A3 ~= syllable, (syllable - firstSyllable) % finalCount == 0, finals ~= final else { return nil }
    return Unicode.Scalar(syllable + final - finalBase)
  }

  static let syllables: ClosedRange<UInt32> = firstSyllable...0xD7A3

  /// The conjoining jamo that a syllable is made of; the final consonant is nil where there is none.
  static func letters(of syllable: UInt32) -> (initial: UInt32, vowel: UInt32, final: UInt32?) {
    let index = syllable - firstSyllable
    let final = index % finalCount
    return (
      initials.lowerBound + index / (21 * finalCount), vowels.lowerBound + index % (21 * finalCount) / finalCount,
      final == 0 ? nil : finalBase + final
    )
  }
}
