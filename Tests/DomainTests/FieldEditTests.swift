import Domain
import Testing

@Suite("An edit of one field")
struct FieldEditTests {
  @Test("Keep, set and clear do what they say, on a value and on none")
  func applied() {
    #expect(FieldEdit<Int>.keep.applied(to: 1) == 1)
    #expect(FieldEdit<Int>.keep.applied(to: nil) == nil)
    #expect(FieldEdit.set(2).applied(to: 1) == 2)
    #expect(FieldEdit.set(2).applied(to: nil) == 2)
    #expect(FieldEdit<Int>.clear.applied(to: 1) == nil)
    #expect(FieldEdit<Int>.clear.applied(to: nil) == nil)
  }

  @Test("An edit to a value sets it, one to none clears")
  func toValue() {
    #expect(FieldEdit(to: 3) == .set(3))
    #expect(FieldEdit(to: Int?.none) == .clear)
  }

  @Test("Only keep keeps")
  func isKept() {
    #expect(FieldEdit<Int>.keep.isKept)
    #expect(!FieldEdit.set(0).isKept)
    #expect(!FieldEdit<Int>.clear.isKept)
  }
}
