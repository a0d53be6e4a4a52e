import Foundation
import Testing

@testable import Terminal

@Suite struct DescriptorWaitTests {
  @Test func tellsWhichDescriptorsAreReadable() throws {
    let pipes = (0..<3).map { _ in Pipe() }
    let readers = pipes.map { $0.fileHandleForReading.fileDescriptor }
    var wait = DescriptorWait(input: readers[0], signals: readers[1], waking: [readers[2]])
    #expect(wait.wait(0) == [])
    try pipes[2].fileHandleForWriting.write(contentsOf: [1])
    #expect(wait.wait(nil) == .waking)
    try pipes[0].fileHandleForWriting.write(contentsOf: [1])
    #expect(wait.wait(nil) == [.input, .waking])
  }

  @Test func anEndIsReadable() throws {
    let ended = Pipe()
    let silent = Pipe()
    var wait = DescriptorWait(
      input: ended.fileHandleForReading.fileDescriptor, signals: silent.fileHandleForReading.fileDescriptor, waking: [])
    try ended.fileHandleForWriting.close()
    #expect(wait.wait(1000) == .input)
  }

  @Test func waitsAsLongAsItIsTold() {
    let silent = Pipe()
    var wait = DescriptorWait(
      input: silent.fileHandleForReading.fileDescriptor, signals: -1, waking: [])
    let before = MonotonicClock.milliseconds()
    #expect(wait.wait(30) == [])
    #expect((29..<1000).contains(MonotonicClock.milliseconds() - before))
    #expect(wait.wait(-5) == [], "a time that has passed is no wait")
  }
}
