// swift-tools-version: 6.1
// Targets stand in floor order: each may depend only on targets above it in this list.
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func floor(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"],
    exclude: name == "ScreenTests" ? ["Pictures"] : [], swiftSettings: strict)
}

let package = Package(
  name: "trilane",
  products: [.executable(name: "trilane", targets: ["App"])],
  targets: [
    .systemLibrary(
      name: "CNcurses", path: "CNcurses",
      providers: [.apt(["libncursesw5-dev"]), .brew(["ncurses"])]),
    floor("Domain"),
    floor("Text"),
    floor("JSON"),
    floor("UseCases", ["Domain", "Text"]),
    floor("Storage", ["Domain", "JSON"]),
    floor("Presentation", ["Domain", "Text", "UseCases"]),
    floor("Screen", ["Domain", "Text", "UseCases", "Presentation"]),
    .target(
      name: "Terminal", dependencies: ["CNcurses", "Presentation", "Screen"],
      swiftSettings: strict,
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .executableTarget(
      name: "App",
      dependencies: [
        "Domain", "Text", "JSON", "UseCases", "Storage", "Presentation", "Screen", "Terminal",
      ],
      swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["Domain", "UseCases", "Storage", "Presentation", "Screen"],
      path: "Tests/TestSupport", swiftSettings: strict),
    tests("DomainTests", ["Domain"]),
    tests("TextTests", ["Text"]),
    tests("JSONTests", ["JSON"]),
    tests("UseCasesTests", ["Domain", "UseCases", "Storage"]),
    tests("StorageTests", ["Domain", "JSON", "Storage"]),
    tests("RepositoryContractTests", ["Domain", "Storage"]),
    tests("PresentationTests", ["Domain", "Text", "UseCases", "Storage", "Presentation", "Screen"]),
    tests("ScreenTests", ["Domain", "Text", "UseCases", "Storage", "Presentation", "Screen"]),
    tests("TerminalTests", ["Presentation", "Screen", "Terminal"]),
    tests("AppTests", ["App", "Domain", "Text", "UseCases", "Storage", "Presentation", "Screen", "Terminal"]),
    tests("ArchitectureTests", []),
    tests("EndToEndTests", []),
  ],
  swiftLanguageModes: [.v6]
)
