/// The list of actions: filtered while typing, run with Enter.
package struct ActionListViewModel: Sendable {
  package struct Entry: Hashable, Sendable {
    package let action: Action
    package let title: String
    package let keys: String
    /// Why it does not work here; nil when it does.
    package let obstacle: String?
  }

  package enum Kind: Hashable, Sendable {
    /// What works here.
    case here
    /// Everything, with the reason where it does not.
    case all
  }

  package let kind: Kind

  private let all: [Entry]
  package private(set) var filter = TextEditor(text: "", isMultiline: false)
  package private(set) var selectedIndex = 0
  /// The entries that the filter lets through.
  package private(set) var entries: [Entry]

  package init(entries: [Entry], kind: Kind) {
    all = entries
    self.kind = kind
    self.entries = entries
  }

  /// How many entries there are without the filter.
  package var totalCount: Int { all.count }

  /// The columns that the widest entry takes without the filter, two of them between title and keys.
  package func widestEntry(_ width: (String) -> Int) -> Int {
    all.map { width($0.title) + width($0.obstacle ?? $0.keys) + 3 }.max() ?? 0
  }

  package var selected: Entry? {
    entries.indices.contains(selectedIndex) ? entries[selectedIndex] : nil
  }

  mutating func select(by step: Int) {
    selectedIndex = max(0, min(selectedIndex + step, entries.count - 1))
  }

  mutating func edit(_ edit: TextEdit) {
    filter.perform(edit)
    let match = FuzzyMatch(filter.text)
    let found = all.enumerated().compactMap { index, entry in
      score(of: entry, match).map { (score: $0, index: index, entry: entry) }
    }
    entries = found.sorted { ($1.score, $0.index) < ($0.score, $1.index) }.map(\.entry)
    selectedIndex = 0
  }

  /// One of its keys typed in full is as good as it gets.
  private func score(of entry: Entry, _ match: FuzzyMatch) -> Int? {
    entry.keys.split(separator: " ").contains { $0 == filter.text } ? .max : match.score(of: entry.title)
  }
}
