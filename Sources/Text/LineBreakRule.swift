/// Where a line may break without a space: beside ideographs, kana and emoji.
///
/// A part of UAX 14. Hangul breaks at spaces, as Korean is written. A closing mark does not begin a line, an opening one
/// does not end it.
enum LineBreakRule {
  private static let neverFirst = Set<Unicode.Scalar>(
    Array("、。，．・：；？！）］｝」』】〕〉》〙〛｣､｡･ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…‥”’)]}>,.!?:;%".unicodeScalars))
  private static let neverLast = Set<Unicode.Scalar>(Array("（［｛「『【〔〈《〘〚｢“‘([{<".unicodeScalars))

  static func allowsBreak(between first: VisibleCluster, and second: VisibleCluster) -> Bool {
    guard isIdeographic(first) || isIdeographic(second) else { return false }
    return !isListed(first, in: neverLast) && !isListed(second, in: neverFirst)
  }

  private static func isListed(_ cluster: VisibleCluster, in marks: Set<Unicode.Scalar>) -> Bool {
    let scalar = cluster.firstScalar
    // Most of what is asked are ideographs, and hashing costs more than all the rest of a line break.
    return !(0x4E00...0x9FFF ~= scalar.value) && marks.contains(scalar)
  }

  private static func isIdeographic(_ cluster: VisibleCluster) -> Bool {
    guard cluster.width == 2 else { return false }
    switch cluster.firstScalar.value {
    case 0x1100...0x115F, 0x3130...0x318F, 0xA960...0xA97C, 0xAC00...0xD7A3: return false
    default: return true
    }
  }
}
