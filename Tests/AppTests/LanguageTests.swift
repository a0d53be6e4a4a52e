import Presentation
import Terminal
import Testing
import Text

@testable import App

@Suite("The language of a run")
struct LanguageTests {
  @Test(
    "The first locale that is set and not empty decides",
    arguments: [
      (nil, nil, nil, .english),
      (nil, nil, "ko_KR.UTF-8", .korean),
      (nil, nil, "ko", .korean),
      (nil, nil, "KO_KR.utf8", .korean),
      (nil, nil, "ko_KP@dict", .korean),
      (nil, nil, "en_US.UTF-8", .english),
      (nil, nil, "kok_IN.UTF-8", .english),
      (nil, nil, "de_DE.UTF-8", .english),
      (nil, "ko_KR.UTF-8", "en_US.UTF-8", .korean),
      (nil, "en_US.UTF-8", "ko_KR.UTF-8", .english),
      ("ko_KR.UTF-8", "en_US.UTF-8", "en_US.UTF-8", .korean),
      ("C.UTF-8", "ko_KR.UTF-8", "ko_KR.UTF-8", .english),
      ("", "", "ko_KR.UTF-8", .korean),
      ("", "ko_KR.UTF-8", "", .korean),
    ] as [(String?, String?, String?, Language)])
  func table(lcAll: String?, lcMessages: String?, lang: String?, expected: Language) {
    let language = Language(lcAll: lcAll, lcMessages: lcMessages, lang: lang, encoding: .utf8)
    #expect(language == expected)
  }

  @Test("Where only ASCII can be shown it is English")
  func ascii() {
    #expect(Language(lcAll: "ko_KR.eucKR", lcMessages: nil, lang: nil, encoding: .ascii) == .english)
  }
}

@Suite("Commands in Korean")
struct KoreanCommandTests {
  private let shell: CommandShell = {
    let shell = CommandShell([])
    shell.variables["LANG"] = "ko_KR.UTF-8"
    return shell
  }()

  @Test("Errors, with what to do next")
  func errors() {
    #expect(shell.run("lst").error == "trilane: 알 수 없는 명령: “lst” (혹시 'list'?). 도움말: trilane help\n")
    #expect(shell.run("show abcd").error == "trilane: 이 ID의 카드가 없습니다: “abcd”. 'trilane list'가 ID를 보여 줍니다.\n")
  }

  @Test("What a command did")
  func deeds() throws {
    let id = shell.run("add --title 예약").output.trimmingSuffix("\n")
    #expect(shell.run("done \(id)").output == "DONE 레인으로 이동: “예약”\n")
  }

  @Test("The help of each command, within 80 columns")
  func help() {
    for name in CommandName.allCases {
      let help = shell.run("help \(name.rawValue)")
      #expect(help.output.hasPrefix("사용법\n  trilane \(name.rawValue)"))
      #expect(help.output.split(separator: "\n").filter { TextWidth.of(String($0)) > 80 } == [])
    }
    #expect(shell.run("help").output.hasPrefix("Trilane은"))
  }

  @Test("English where the terminal gets ASCII: by locale, and by --ascii")
  func ascii() {
    let english = "trilane: no card has the id “abcd”; 'trilane list' shows the ids\n"
    #expect(shell.run("show abcd --ascii").error == english)
    shell.encoding = .ascii
    #expect(shell.run("show abcd").error == english)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
