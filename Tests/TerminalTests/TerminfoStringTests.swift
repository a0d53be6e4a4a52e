import Testing

@testable import Terminal

@Suite struct TerminfoStringTests {
  @Test(arguments: [
    ("\u{1B}[m\u{F}$<2>", "\u{1B}[m\u{F}"), ("$<5*/>\u{1B}[J", "\u{1B}[J"), ("a$b", "a$b"), ("a$<5", "a$<5"), ("", ""),
  ])
  func delaysAreTakenOut(capability: String, sent: String) {
    #expect(TerminfoString.withoutDelays(Array(capability.utf8)) == Array(sent.utf8))
  }
}
