/// The table of allowed imports: which module may see which.
///
/// A new module gets a row here and a line in `Package.swift`; a new arrow in the table is a decision about the
/// architecture and wants a reason in the commit.
enum Floors {
  /// The C library, under the names it has on the systems.
  static let libc: Set = ["Glibc", "Musl", "Darwin"]

  /// The entity and the port stay behind the use case: what draws and what is drawn cannot name them.
  private static let domainNames = ImportRule.singleNames(except: ["ProjectModel", "ProjectRepository"])

  static let table: [String: [String: ImportRule]] = [
    "Domain": [:],
    "Text": withLibc([:]),
    "JSON": withLibc([:]),
    "UseCases": ["Domain": .whole, "Text": .whole],
    "Storage": withLibc(["Domain": .whole, "JSON": .whole]),
    "Presentation": ["Domain": domainNames, "Text": .whole, "UseCases": .whole],
    "Screen": ["Domain": domainNames, "Text": .whole, "UseCases": .whole, "Presentation": .whole],
    "Terminal": withLibc(["Presentation": .whole, "Screen": .whole, "CNcurses": .whole]),
    "App": withLibc([
      "Domain": .whole, "Text": .whole, "JSON": .whole, "UseCases": .whole, "Storage": .whole,
      "Presentation": .whole, "Screen": .whole, "Terminal": .whole,
    ]),
  ]

  private static func withLibc(_ imports: [String: ImportRule]) -> [String: ImportRule] {
    libc.reduce(into: imports) { $0[$1] = .whole }
  }

  /// The reason why `module` may not have this import; nil when it may.
  static func objection(to statement: ImportStatement, in module: String) -> String? {
    guard let row = table[module] else { return "\(module) has no row in Floors.table" }
    guard let rule = row[statement.module] else { return "\(module) may not import \(statement.module)" }
    guard rule.permits(statement) else {
      return "\(module) may import only single names of \(statement.module), and not "
        + (statement.name ?? "the whole module")
    }
    if let attribute = statement.attributes.first(where: ["_exported", "testable"].contains) {
      return "@\(attribute) would carry \(statement.module) past the table"
    }
    return nil
  }
}
