/// Text that is hard to draw, for properties that hold of any text.
enum Samples {
  static let emojiSequences: [String] =
    [
      "👩‍👩‍👧", "👨‍👩‍👧‍👦", "👍🏽", "👩🏽‍💻", "🏳️‍🌈", "❤️‍🔥", "❤️", "☂️", "⌚️", "⌚︎", "☂︎", "1️⃣", "#️⃣", "*️⃣", "1⃣", "🇰🇷", "🇯🇵", "🇰",
      "⛹🏻‍♀️", "⛹️‍♂️", "🧑‍🤝‍🧑", "🫱🏻‍🫲🏿", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🏴‍☠️", "🐻‍❄️", "😶‍🌫️", "🏽", "©️", "™️",
      "🧑🏿‍❤️‍💋‍🧑🏻", "👁️‍🗨️", "A🏽", "🇦🇧🇨",
    ]

  /// Every pair of regional indicators.
  static let flags: [String] = (0..<26).flatMap { first in (0..<26).map { flag(first, $0) } }

  static let texts: [String] = [
    "", " ", "plain ASCII, nothing else", "이연국수 예약", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "カード、を移す。",
    "ｶﾞｷﾞｸﾞ", "e\u{301}a\u{308}", "Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}algo", "שלום עולם", "مرحبا بالعالم",
    "می\u{200C}خواهم", "क्षत्रिय हिन्दी", "กำลังทำ", "\u{202E}gnp.exe\u{202C}", "a\u{2066}b\u{2069}c\u{200E}d\u{200F}e\u{61C}",
    "\u{1B}[31mred\u{1B}[0m", "\u{9B}31m", "tab\tand\r\nCRLF\rCR\nLF", "\u{2028}\u{2029}\u{85}\u{B}\u{C}",
    "\u{301}alone",
    "\u{200D}", "\u{200C}", "\u{FEFF}bom", "soft\u{AD}hyphen", "\u{E0041}\u{E0042}", "a\u{E0041}b",
    "\u{10FFFF}\u{FFFE}\u{378}",
    "\u{E000}\u{F8FF}", "\u{115F}\u{1161}", "\u{3164}", "x\u{200D}y", "👩\u{200D}", "\u{0903}", "\u{600}123",
    "0\u{20E3}",
    "한 word 한글 と漢字 mixed 👍🏽 end", String(repeating: "endless", count: 40), String(repeating: "끝없는", count: 40),
    "   indented text", "trailing   ", "a  b   c    d", "\n\n\n", "line\n\n  next\n",
    String(repeating: "\u{301}", count: 50),
    String(repeating: "👩\u{200D}", count: 50) + "👩", "    ", "\u{3000}\u{3000}全角　空白",
  ]

  private static func flag(_ first: Int, _ second: Int) -> String {
    var text = ""
    for letter in [first, second] {
      if let scalar = Unicode.Scalar(UInt32(0x1F1E6 + letter)) { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// Texts of `count` scalars drawn from those that join, hide, widen and break.
  static func random(count: Int, seed: UInt64) -> String {
    let pool = Array(
      "ab  \n\t\r\u{301}\u{308}\u{200D}\u{200C}\u{FE0F}\u{FE0E}\u{20E3}1#한글\u{1112}\u{1161}\u{11AB}漢、（👩👍🏽🇰🇷❤\u{915}\u{94D}\u{937}\u{93E}\u{202E}\u{1B}\u{E0067}\u{378}ｶﾞ"
        .unicodeScalars)
    var state = seed
    var text = ""
    for _ in 0..<count {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text.unicodeScalars.append(pool[Int(state >> 33) % pool.count])
    }
    return text
  }

  static let allTexts = texts + emojiSequences + (1...150).map { random(count: 30, seed: $0) }
}
