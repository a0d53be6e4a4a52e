import Testing

@testable import Terminal

@Suite struct SignalSetTests {
  @Test func keepsEachSignalOnceUntilItIsTaken() {
    var set = SignalSet()
    #expect(set.isEmpty)
    set.insert(15)
    set.insert(15)
    set.insert(28)
    #expect(set.contains(15) && set.contains(28) && !set.contains(1))
    let removals = [set.remove(15), set.remove(15), set.remove(28)]
    #expect(removals == [true, false, true])
    #expect(set.isEmpty)
  }

  @Test func numbersThatAreNoSignalAreLeftOut() {
    var set = SignalSet()
    for number in [-1, 0, 64, 255] as [Int32] { set.insert(number) }
    #expect(set.isEmpty)
  }
}
