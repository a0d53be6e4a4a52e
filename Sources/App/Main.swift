#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@main
enum Main {
  static func main() {
    exit(CommandRunner(.ofProcess()).run(rawWords()))
  }

  /// The words of the command line as their bytes: the standard library would put other characters in the place of those
  /// that are not UTF-8, and a card or a path would not be what was typed.
  private static func rawWords() -> [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }
}
