import Foundation
import Testing

@Suite("A command is run to its end")
struct CommandTests {
  private let shell = URL(filePath: "/bin/sh")

  @Test("Input, both outputs, status and environment are its own")
  func streams() throws {
    let result = try Command.run(
      shell, ["-c", "cat; echo \"$A\" >&2; exit 3"], stdin: "한글\n", environment: ["A": "b"], folder: URL(filePath: "/"))
    #expect(result.stdout == "한글\n")
    #expect(result.lines == ["한글"])
    #expect(result.stderr == "b\n")
    #expect(result.status == 3)
  }

  @Test("More output than a pipe holds is no trouble")
  func length() throws {
    let result = try Command.run(
      shell, ["-c", "dd if=/dev/zero bs=1000 count=1000 2>/dev/null"], environment: [:], folder: URL(filePath: "/"))
    #expect(result.stdout.utf8.count == 1_000_000)
  }

  @Test("A signal is told as a shell tells it")
  func signal() throws {
    let result = try Command.run(shell, ["-c", "kill -TERM $$"], environment: [:], folder: URL(filePath: "/"))
    #expect(result.status == 128 + SIGTERM)
  }

  @Test("A command that hangs is killed and named")
  func hanging() {
    #expect(throws: Command.Failure.self) {
      try Command.run(shell, ["-c", "exec sleep 60"], environment: [:], folder: URL(filePath: "/"), timeout: 0.2)
    }
  }
}
