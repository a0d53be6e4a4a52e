package import Domain

/// Titles that have broken terminal programs.
package enum StrangeText {
  package static let titles = [
    "한글과 English 섞어 쓰기",
    "カタカナ ｶﾀｶﾅ ﾊﾟﾋﾟ がぎ",
    "e\u{301}a\u{308}o\u{302} combining",
    "Z\u{317}\u{316}\u{34E}\u{355}\u{349}\u{345}a\u{321}\u{322}\u{323}\u{324}\u{325}lgo",
    "👩‍👩‍👧‍👦 family 👍🏽 tone 🇰🇷 flag 1️⃣ key ❤️ heart",
    "\u{1B}[31mred\u{7} bell\ttab\u{0} nul \u{9B}2J",
    "שלום עולם and \u{202E}override\u{202C} مرحبا",
    "two\nlines\r\nhere",
    String(repeating: "endless", count: 72).prefix(500).description,
    String(repeating: "가", count: 500),
    "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} jamo",
    "\u{FEFF}\u{200B}zero\u{200D}width",
  ]

  package static var cards: [ProjectModel] {
    titles.enumerated().map { index, title in
      TestCards.card(title, ProjectState.allCases[index % 3], number: UInt64(index + 1), tags: ["태그", "x"])
    }
  }
}
