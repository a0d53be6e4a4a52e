package import struct Domain.CalendarDay
package import enum Domain.ProjectPriority
package import struct UseCases.ProjectDeed

/// The words in Korean.
///
/// No particle follows a name from outside, because its form hangs on how the name ends: a noun of ours stands between
/// them (`DOING 레인으로`), or a colon. What happened comes before the title it happened to, so that a narrow screen cuts
/// the title.
package struct KoreanWording: Wording {
  /// The operating system's words for an error number.
  let systemText: @Sendable (Int32) -> String

  package init(systemText: @escaping @Sendable (Int32) -> String) {
    self.systemText = systemText
  }

  package func text(_ phrase: Phrase) -> String {
    switch phrase {
    case .noCards: "카드 없음"
    case .emptyBoard(let addKey, let helpKey): "\(addKey) 키로 첫 카드를 추가하고, \(helpKey) 키로 도움말을 보세요."
    case .needsSize(let columns, let rows): "\(columns)x\(rows) 이상 필요"
    case .undoHint(let key): "\(key) 실행 취소"
    case .readOnlyBoard: "읽기 전용"
    case .daysAgo(let days): daysAgo(days)
    case .inDays(let days): inDays(days)
    case .today: "오늘"

    case .addTo(let lane): "\(lane) 레인에 추가"
    case .editTitle: "수정"
    case .moveTitle: "이동"
    case .actionsTitle: "쓸 수 있는 동작"
    case .fieldTitle: "제목"
    case .fieldDeadline: "마감"
    case .fieldPriority: "우선순위"
    case .fieldTags: "태그"
    case .fieldItems: "체크 항목"
    case .fieldBody: "본문"
    case .deadlineExample: "예: 2026-12-24"
    case .addItem: "항목 추가"
    case .saveQuestion: "저장하지 않고 닫을까요?"
    case .pasteQuestion(let count): "줄마다 한 장씩 카드 \(count)장을 만들까요?"
    case .yesOrNo: "y 예 · n 아니요"
    case .moveTo(let lane): "\(lane)(으)로 이동"
    case .nothingFits: "맞는 동작 없음"
    case .dialogKeys(let kind): dialogKeys(kind)

    case .daysSpent(let lane, let days): days == 0 ? "\(lane) 하루 미만" : "\(lane) \(days)일"
    case .doneOn(let lane, let date): "\(lane) \(date)"
    case .noChecklist: "이 카드에는 체크리스트가 없습니다."
    case .itemOutOfSight: "항목이 화면 밖에 있었습니다. 한 번 더 누르면 표시가 바뀝니다."
    case .concernsAnotherCard: "마지막 작업은 다른 카드의 것입니다. 먼저 이 카드를 닫으세요."
    case .markCount(let count): "\(count)장 표시"
    case .allActionsTitle: "모든 동작"
    case .laneTitle(let lane): "\(lane) 레인"
    case .fieldLaneTitle: "제목"
    case .fieldLimit: "제한"
    case .laneTitleExample(let name): "비우면 \(name)"
    case .limitExample: "최대 카드 수, 비우면 제한 없음"
    case .badLimit(let text): "카드 수가 아닙니다: “\(text)”. 3처럼 쓰거나 비워 두세요."
    case .deleteQuestion(let count): "카드 \(count)장을 삭제할까요?"
    case .notWithMarks: "표시한 카드가 있으면 순서를 바꾸지 않습니다. Esc로 표시를 지웁니다."
    case .nothingToRepeat: "되풀이할 변경이 아직 없습니다."
    case .addsNotRepeated: "추가는 되풀이하지 않습니다. 같은 카드가 둘이 됩니다."
    case .copied(let text): "터미널 클립보드로 보냄(OSC 52): \(text)"
    case .demoLocation: "데모: 저장하지 않음"
    case .demoNotice: "데모입니다. 아무것도 저장하지 않습니다."
    case .matchCount(let shown, let total): "\(total)장 중 \(shown)장"
    case .noMatch: "결과 없음"
    case .noSearch(let key): "검색 중이 아닙니다. \(key) 키로 시작합니다."
    case .nothingMatches(let text): "맞는 카드가 없습니다: “\(text)”"
    case .hiddenBySearch(let lane): "검색에 가려졌습니다: \(lane) 레인"

    case .keyPageTitle: "키"
    case .keyPageIntroduction:
      "Trilane이 쓰는 표에서 만든 문서입니다. 이름은 동작의 이름이며 목록과 설정에서 씁니다."
    case .keySection(let section): name(section)
    case .keyContext(let context): name(context)
    case .keyColumnKeys: "키"
    case .keyColumnAction: "동작"
    case .keyColumnDoes: "설명"
    case .keyColumnName: "이름"

    case .noCardHere: "여기에는 카드가 없습니다."
    case .noLaneLeft: "왼쪽에는 레인이 없습니다."
    case .noLaneRight: "오른쪽에는 레인이 없습니다."
    case .alreadyFirst: "이미 첫 카드입니다."
    case .alreadyLast: "이미 마지막 카드입니다."
    case .alreadyIn(let lane): "이미 \(lane) 레인에 있습니다."
    case .nothingToUndo: "실행 취소할 것이 없습니다."
    case .nothingToRedo: "다시 실행할 것이 없습니다."
    case .waitingForOther: "다른 프로세스가 보드를 저장하고 있어 기다립니다 …"
    case .nothingChanged: "바뀐 것이 없습니다."
    case .unknownKey(let key): "\(key) 키는 여기에서 쓰이지 않습니다."
    case .continuesWith(let keys): "\(keys) …"

    case .undone(let deed): "실행 취소 · \(deed)"
    case .redone(let deed): "다시 실행 · \(deed)"
    case .readAgain(let changed): changed ? "다시 읽음: 보드가 밖에서 바뀌었습니다." : "다시 읽음: 바뀐 것이 없습니다."
    case .cardGone: "카드가 없어졌습니다. 밖에서 삭제되었습니다."
    case .editorFailed(let fault): text(fault)
    case .bodyOvertaken: "그사이 본문이 밖에서 바뀌었습니다."
    case .textKept(let path, let reason): "쓴 글을 남겨 둔 파일: \(path) · \(reason)"
    case .controlsLeftOut(let count): "붙여 넣은 글에서 제어 문자 \(count)개를 뺐습니다."
    case .pasteTooLong(let bytes, let limit): "붙여 넣지 않았습니다: \(bytes)바이트가 됩니다. 최대 \(limit)바이트입니다."
    case .badDate(let text): "날짜가 아닙니다: “\(text)”. 2026-12-24처럼 쓰거나 비워 두세요."
    case .overLimit(let lane, let count, let limit): "\(lane) 레인이 WIP 제한을 넘었습니다: \(count)/\(limit)"
    }
  }

  private func name(_ section: ActionTable.Section) -> String {
    switch section {
    case .look: "보기"
    case .change: "바꾸기"
    case .leave: "나가기"
    }
  }

  private func name(_ context: InputContext) -> String {
    switch context {
    case .board: "보드"
    case .line: "한 줄 입력란과 거르는 목록"
    case .area: "본문"
    case .checklist: "양식의 체크리스트"
    case .choice: "선택란"
    case .menu: "이동 메뉴"
    case .card: "열린 카드"
    case .question: "질문"
    }
  }

  private func dialogKeys(_ kind: Phrase.DialogKind) -> String {
    switch kind {
    case .quickAdd: "Enter 추가 · Esc 취소"
    case .paste: "y 한 장씩 · n 한 줄로"
    case .moveMenu: "Enter 이동 · Esc 닫기"
    case .actions: "Enter 실행 · Esc 닫기"
    case .card(let hasChecklist): hasChecklist ? "Space 체크 · e 수정 · Esc 닫기" : "e 수정 · Esc 닫기"
    case .lane: "Tab 다음 칸 · Enter 저장 · Esc 취소"
    case .search: "Enter 유지 · 위아래 이전, 다음 · Esc 지우기"
    case .oneField: "Enter 저장 · Esc 취소"
    case .checklist: "Alt-Up Alt-Down 이동 · Enter 추가 · Ctrl-X 체크 · Ctrl-S 저장"
    case .form: "Tab 다음 칸 · Ctrl-S 저장 · Esc 취소"
    }
  }

  package func text(_ deed: ProjectDeed, lane: String) -> String {
    let what = deed.cards.count > 1 ? "카드 \(deed.cards.count)장" : "“\(deed.title)”"
    return switch deed.kind {
    case .created: "추가: \(what)"
    case .edited: "수정: \(what)"
    case .reordered: "순서 변경: \(what)"
    case .deleted: "삭제: \(what)"
    case .archived: "보관: \(what)"
    case .restored: "복원: \(what)"
    case .configured: "설정 변경: \(what)"
    case .moved: "\(lane) 레인으로 이동: \(what)"
    }
  }

  package func hint(_ hint: FooterHint) -> String {
    switch hint {
    case .add: "추가"
    case .open: "열기"
    case .edit: "수정"
    case .carry: "옮기기"
    case .move: "이동"
    case .delete: "삭제"
    case .search: "검색"
    case .help: "도움말"
    case .quit: "종료"
    }
  }

  package func name(_ priority: ProjectPriority) -> String {
    switch priority {
    case .none: "없음"
    case .low: "낮음"
    case .medium: "보통"
    case .high: "높음"
    }
  }
}
