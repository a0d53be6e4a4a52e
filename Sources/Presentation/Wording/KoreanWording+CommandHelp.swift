/// The help pages of the command line. Details are paragraphs, examples are lines; both are put down as they are.
extension KoreanWording {
  func summary(of command: CommandName) -> String {
    switch command {
    case .add: "카드를 추가합니다"
    case .list: "레인과 카드를 보여 줍니다"
    case .show: "카드의 모든 내용을 보여 줍니다"
    case .edit: "카드의 내용을 수정합니다"
    case .move: "카드를 TODO, DOING, DONE으로 옮깁니다"
    case .start: "카드를 DOING으로 옮깁니다"
    case .done: "카드를 DONE으로 옮깁니다"
    case .delete: "카드를 삭제합니다"
    case .initialize: "이 폴더의 보드를 만듭니다"
    case .demo: "견본 보드를 엽니다. 저장하지 않습니다"
    case .help: "명령을 설명합니다"
    }
  }

  func details(of command: CommandName) -> String {
    switch command {
    case .add:
      """
      카드를 레인의 맨 아래에 추가하고(--state가 없으면 TODO), 그 짧은 ID만
      표준 출력에 씁니다.

      TEXT는 카드의 제목이며 낱말을 빈칸으로 잇습니다. 앞으로는 이 줄에서
      날짜와 태그, 우선순위도 찾습니다. --title로 쓴 제목은 언제나 쓴
      그대로입니다.

      '-' 하나만 쓰면 표준 입력의 한 줄이 카드 하나가 됩니다. 빈 줄은
      건너뜁니다. 모두 한 번에 추가되거나 하나도 추가되지 않습니다. 옵션은
      모든 카드에 적용됩니다.
      """
    case .list:
      """
      카드를 레인별로, 짧은 ID와 제목, 정보와 함께 보여 줍니다. 보관한
      카드는 나오지 않습니다. --json을 쓰면 보드 파일에 있는 모든 내용을
      출력합니다: {"format": "trilane.list", "version": 1, "cards": […]}.
      """
    case .show:
      """
      보관한 카드까지, 카드의 모든 내용을 보여 줍니다. --json은
      'trilane list --json'과 같은 꼴입니다.
      """
    case .edit:
      """
      옵션으로 쓴 내용만 바꿉니다. 그사이 다른 사람이 바꾼 다른 내용은 그대로
      남습니다. --tag와 --untag는 카드의 태그를 더하고 뺍니다.
      """
    case .move:
      """
      카드를 STATE(todo, doing, done) 레인의 맨 위로 옮깁니다. 여러 장은 한
      번에 모두 옮겨지거나 하나도 옮겨지지 않습니다.
      """
    case .start:
      """
      카드를 DOING의 맨 위로 옮깁니다. 여러 장은 한 번에 모두 옮겨지거나
      하나도 옮겨지지 않습니다.
      """
    case .done:
      """
      카드를 DONE의 맨 위로 옮깁니다. 여러 장은 한 번에 모두 옮겨지거나
      하나도 옮겨지지 않습니다.
      """
    case .delete:
      """
      카드를 삭제합니다. 여러 장은 한 번에 모두 삭제되거나 하나도 삭제되지
      않습니다.
      """
    case .initialize:
      """
      빈 보드 .trilane.json을 지금 폴더에 만들고 폴더의 이름을 붙입니다.
      그 뒤로 'trilane'은 이 폴더와 그 아래 폴더에서 이 보드를 씁니다.
      """
    case .demo:
      """
      Trilane을 써 볼 수 있게 견본 카드가 있는 보드를 터미널에 엽니다.
      메모리에만 있어 파일을 읽거나 쓰지 않으며, 끝내면 모두 사라집니다.
      """
    case .help:
      """
      COMMAND를 설명하거나, 어떤 명령이 있는지 보여 줍니다.
      """
    }
  }

  func examples(of command: CommandName) -> String {
    switch command {
    case .add:
      """
      trilane add 월세 내기
      trilane add --title '월세 내기' --deadline 2026-12-24 --tag 집
      grep TODO notes.txt | trilane add -
      """
    case .list:
      """
      trilane list
      trilane list --state doing
      trilane list --json | jq -r '.cards[].title'
      """
    case .show:
      """
      trilane show 6f96
      trilane show 6f96 90ab --json
      """
    case .edit:
      """
      trilane edit 6f96 --title '월세 내기' --deadline 2026-12-24
      trilane edit 6f96 --deadline none --tag 집 --untag 업무
      trilane edit 6f96 --body - < notes.md
      """
    case .move: "trilane move 6f96 90ab doing"
    case .start: "trilane start 6f96"
    case .done: "trilane done 6f96 90ab"
    case .delete: "trilane delete 6f96"
    case .initialize: "cd ~/src/app && trilane init"
    case .demo: "trilane demo"
    case .help: "trilane help add"
    }
  }

  func meaning(of option: CommandOption) -> String {
    switch option {
    case .title: "제목, 쓴 그대로"
    case .body: "카드의 본문(Markdown). '-'는 표준 입력을 읽습니다"
    case .state: "todo, doing, done 가운데 하나"
    case .deadline: "2026-12-24 같은 날짜, 또는 none"
    case .priority: "none, low, medium, high 가운데 하나"
    case .tag: "태그. 여러 번 쓸 수 있습니다"
    case .untag: "뺄 태그. 여러 번 쓸 수 있습니다"
    case .json: "JSON으로 출력"
    case .board: "쓸 보드 파일"
    case .color: "색: auto(터미널이고 NO_COLOR가 없을 때), always, never"
    case .ascii: "ASCII 문자로만 그리기 (영어로 나옵니다)"
    case .help: "명령이나 Trilane 설명"
    case .version: "버전 출력"
    }
  }

  var exitStatuses: String {
    """
    0  됨
    1  안 됨: 그 ID의 카드가 없거나, 카드에 쓸 수 없는 값이거나, 보드를 읽거나
       쓸 수 없음
    2  명령줄을 이해할 수 없거나, 보드를 열 터미널이 없음
    """
  }
}
