import Presentation
import TestSupport
import Testing
import Text

@testable import Screen

@Suite("Markdown shown plainly")
struct MarkdownTests {
  private func lines(_ body: String, columns: Int = 30, glyphs: Glyphs = .unicode) -> [String] {
    MarkdownLines(glyphs: glyphs, columns: columns).lines(of: body).map { $0.pieces.map(\.text).joined() }
  }

  /// The text with what is bold in `<>` and what is emphasised in `{}`.
  private func styled(_ text: String) -> String {
    InlineMarkdown.pieces(of: text).map { piece in
      let text = piece.style.isUnderlined ? "{\(piece.text)}" : piece.text
      return piece.style.isBold ? "<\(text)>" : text
    }.joined()
  }

  @Test(
    "blocks",
    arguments: [
      ("# A\nB", ["A", "B"]),
      ("## A ##", ["A"]),
      ("#A", ["#A"]),
      ("A\n===", ["A"]),
      ("A\nB\n--", ["A", "B"]),
      ("one\ntwo", ["one", "two"]),
      ("\n\nA\n\n\n\nB\n\n", ["A", "", "B"]),
      ("A\r\nB\r\n", ["A", "B"]),
      ("- A\n- B", ["• A", "• B"]),
      ("* A\n+ B", ["• A", "• B"]),
      ("-A", ["-A"]),
      ("1. A\n10) B", ["1. A", "10) B"]),
      ("2026. A", ["2026. A"]),
      ("- [ ] A\n- [x] B\n- [X] C\n- [y] D", ["☐ A", "☑ B", "☑ C", "• [y] D"]),
      ("- A\n  - B\n    - C\n- D", ["• A", "  • B", "    • C", "• D"]),
      ("1. A\n   - B\n\n   C", ["1. A", "   • B", "", "   C"]),
      ("- A\nB", ["• A", "  B"]),
      ("> A\n>> B\nC", ["│ A", "│ │ B", "C"]),
      ("> - A", ["│ • A"]),
      ("```\n# A\n- *b*\n```\nC", ["# A", "- *b*", "C"]),
      ("~~~ swift\nA\n```\n~~~", ["A", "```"]),
      ("```\nA", ["A"]),
      ("> ```\n> A\nB", ["│ A", "B"]),
      ("\tA\n\nB", ["A", "", "B"]),
      ("| a | b |\n|---|---|\n| 1 | 2 |\nA", ["| a | b |", "|---|---|", "| 1 | 2 |", "A"]),
      ("text\na | b\n--|--\n1 | 2", ["text", "a | b", "--|--", "1 | 2"]),
      ("A | B", ["A | B"]),
      ("***", ["──────────────────────────────"]),
      ("- - -", ["──────────────────────────────"]),
    ])
  func blocks(body: String, expected: [String]) {
    #expect(lines(body) == expected)
  }

  @Test("long text hangs behind its sign, code breaks anywhere and loses nothing")
  func wrapping() {
    #expect(lines("- one two three", columns: 9) == ["• one two", "  three"])
    #expect(lines("> one two three", columns: 10) == ["│ one two", "│ three"])
    #expect(lines("```\na  b  c  d\n```", columns: 4) == ["a  b", "  c ", " d"])
    #expect(lines("- [ ] 한글", columns: 6, glyphs: .ascii) == ["[ ] 한", "    글"])
  }

  @Test(
    "text in a line",
    arguments: [
      ("a *b* c", "a {b} c"),
      ("a **b** c", "a <b> c"),
      ("***b***", "<{b}>"),
      ("**a *b* c**", "<a ><{b}>< c>"),
      ("*a **b** c*", "{a }<{b}>{ c}"),
      ("**a *b***", "<a ><{b}>"),
      ("_a_ b_c_d", "{a} b_c_d"),
      ("2 * 3 * 4", "2 * 3 * 4"),
      ("a **b", "a **b"),
      ("*a **b*", "{a **b}"),
      ("a\\*b\\*", "a*b*"),
      ("`*a*` *b*", "`*a*` {b}"),
      ("``a`b`` c`", "``a`b`` c`"),
      ("[a](b) c", "a (b) c"),
      ("[*a*](b)", "{a} (b)"),
      ("[a](b(c) \"t\")", "a (b(c))"),
      ("[https://a](https://a)", "https://a"),
      ("[](b)", "b"),
      ("![a](b)", "a (b)"),
      ("[a] (b) [c", "[a] (b) [c"),
      ("[a](b", "[a](b"),
      ("<https://a_b_c> <b>", "https://a_b_c <b>"),
      ("**가**나", "<가>나"),
    ])
  func inline(text: String, expected: String) {
    #expect(styled(text) == expected)
  }

  @Test(
    "what is made to take long takes no longer",
    arguments: [
      "*a **b ", "a`", "``a`", "[", "[a](", "<", "<a:", "> ", "- ", "* ", "_a*", "|", "\\", "1. ", "![", "](", "#",
    ])
  func linear(part: String) {
    let body = String(repeating: part, count: 100_000 / part.count)
    #expect(!lines(body, columns: 80).isEmpty)
  }

  @Test("no text is lost and no line is too wide, whatever the text is")
  func random() {
    var generator = SeededGenerator(seed: 7)
    let parts = [
      "*", "**", "_", "`", "```\n", "[", "](", ")", "\n", "\n\n", " ", "> ", "- ", "1. ", "a", "한", "\t", "|", "#",
      "\\", "<", ">",
    ]
    for _ in 0..<2_000 {
      let body = (0..<30).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let lines = lines(body, columns: 12)
      #expect(lines.allSatisfy { TextWidth.of($0) <= 12 }, "\(body.debugDescription)")
      let letters = lines.joined().filter { $0 == "a" || $0 == "한" }
      let expected = body.filter { $0 == "a" || $0 == "한" }
      #expect(letters == expected || body.contains("```") || body.contains("]("), "\(body.debugDescription)")
    }
  }

  @Test("scrolling reads no body again, and turning an item neither")
  func cache() throws {
    let board = try TestBoard([TestCards.whole])
    board.press("Enter")
    guard case .card(let view) = board.viewModel.dialog else { return #expect(Bool(false), "no card") }
    let sheets = CardSheets(glyphs: .unicode)
    var content = try #require(board.viewModel.content(of: view))
    _ = sheets.sheet(of: content, columns: 60)
    board.press("j j j Space")
    content = try #require(board.viewModel.content(of: view))
    _ = sheets.sheet(of: content, columns: 60)
    #expect(sheets.readingCount == 1)
    _ = sheets.sheet(of: content, columns: 50)
    #expect(sheets.readingCount == 2)
  }
}
