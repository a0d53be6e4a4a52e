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
    let runner = CommandRunner(.ofProcess())
    exit(runner.run(CommandLine.arguments.dropFirst().map(\.self)))
  }
}
