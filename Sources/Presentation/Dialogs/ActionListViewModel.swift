/// The list of actions: filtered while typing, run with Enter.
package struct ActionListViewModel: Sendable {
  package struct Entry: Hashable, Sendable {
    package let action: Action
    package let title: String
    package let keys: String
  }

  private let all: [Entry]
  package private(set) var filter = TextEditor(text: "", isMultiline: false)
  package private(set) var selectedIndex = 0
  /// The entries that the filter lets through.
  package private(set) var entries: [Entry]

  package init(entries: [Entry]) {
    all = entries
    self.entries = entries
  }

  /// How many entries there are without the filter.
  package var totalCount: Int { all.count }

  /// The columns that the widest entry takes without the filter, two of them between title and keys.
  package func widestEntry(_ width: (String) -> Int) -> Int {
    all.map { width($0.title) + width($0.keys) + 3 }.max() ?? 0
  }

  package var selected: Entry? {
    entries.indices.contains(selectedIndex) ? entries[selectedIndex] : nil
  }

  mutating func select(by step: Int) {
    selectedIndex = max(0, min(selectedIndex + step, entries.count - 1))
  }

  mutating func edit(_ edit: TextEdit) {
    filter.perform(edit)
    let words = filter.text.lowercased().split(separator: " ")
    entries = all.filter { entry in
      words.allSatisfy { entry.title.lowercased().contains($0) || entry.keys == $0 }
    }
    selectedIndex = 0
  }
}
