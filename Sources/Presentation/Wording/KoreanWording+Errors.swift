package import enum Domain.BoardDamage
package import enum Domain.ProjectRepositoryError
package import enum Domain.ProjectRuleError
package import enum Domain.StoreCaution
package import struct Domain.StoreFault
package import struct Domain.UniqueID

extension KoreanWording {
  package func text(_ error: ProjectRepositoryError) -> String {
    switch error {
    case .noSuchCard(let id): "카드가 이제 없습니다: \(shortened(id))"
    case .cardExists(let id): "카드가 이미 있습니다: \(shortened(id))"
    case .cardChanged(let id): "그 뒤에 바뀐 카드여서 그대로 두었습니다: \(shortened(id))"
    case .settingsChanged: "보드 설정이 그 뒤에 바뀌어서 그대로 두었습니다."
    case .invalid(let rule): text(rule)
    case .store(let fault): text(fault)
    }
  }

  private func shortened(_ id: UniqueID) -> String {
    String(id.description.prefix(8))
  }

  package func text(_ rule: ProjectRuleError) -> String {
    switch rule {
    case .blank(let field): "\(name(field)): 비어 있습니다. 한 글자 이상 쓰세요."
    case .tooLong(let field, let limit, let actual): "\(name(field)): \(actual)자입니다. \(limit)자까지 쓸 수 있습니다."
    case .tooManyBytes(let field, let limit, let actual):
      "\(name(field)): \(actual)바이트입니다. \(limit)바이트까지 쓸 수 있습니다."
    case .tooMany(let field, let limit, let actual): "\(name(field)): \(actual)개입니다. \(limit)개까지 쓸 수 있습니다."
    case .controlCharacter(let field, let scalar, let position):
      "\(name(field)): \(position)번째에 제어 문자 \(codePoint(scalar))이(가) 있습니다. 빼세요."
    case .tagMalformed(let tag): "태그가 아닙니다: “\(tag)”. 글자, 숫자, - _ . / 만 쓸 수 있습니다."
    case .outOfRange(let field, let lowest, let highest, let actual):
      "\(name(field)): \(actual)입니다. \(lowest)부터 \(highest)까지 쓸 수 있습니다."
    }
  }

  private func name(_ field: ProjectRuleError.Field) -> String {
    switch field {
    case .title: "제목"
    case .body: "본문"
    case .tag, .tags: "태그"
    case .checklist: "체크리스트"
    case .checklistItem: "체크리스트 항목"
    case .boardName: "보드 이름"
    case .laneTitle: "레인 제목"
    case .wipLimit: "WIP 제한"
    }
  }

  private func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  package func text(_ fault: StoreFault) -> String {
    let path = fault.path
    return switch fault.kind {
    case .isFolder: "\(path): 폴더입니다. --board로 보드 파일을 지정하세요."
    case .notAFile: "\(path): 보통 파일이 아닙니다. --board로 보드 파일을 지정하세요."
    case .missingFolder: "\(path): 폴더가 없어졌습니다. 다시 만들거나 --board로 다른 보드를 지정하세요."
    case .belongsToOther(let user):
      "\(path): 다른 사용자(\(user))의 파일입니다. 믿을 수 있으면 이렇게 여세요: --board \(path)"
    case .unreadable(let errno):
      "\(path): 읽을 수 없습니다: \(systemText(errno)). 읽을 수 있게 하거나 --board로 다른 보드를 쓰세요."
    case .empty: "\(path): 비어 있으니 손상된 파일입니다. 사본을 되살리거나, 지우고 새 보드를 시작하세요."
    case .damaged(let damage, let line, let column):
      "\(path):\(line):\(column): \(text(damage)). 파일은 그대로 두었습니다."
    case .newer(let version): "\(path): 더 새로운 Trilane이 만든 파일입니다(형식 버전 \(version)). 읽을 수만 있습니다."
    case .newerContent(let version, let line, let column):
      "\(path):\(line):\(column): 더 새로운 Trilane이 만든 파일이며(형식 버전 \(version)) 이 버전이 모르는 내용이 있습니다. "
        + "새 버전을 쓰세요. 파일은 그대로 둡니다."
    case .notWritable(let errno):
      "\(path): 쓸 수 없습니다: \(systemText(errno)). 바뀐 것은 없습니다. 파일과 폴더에 쓸 수 있게 하세요."
    case .keepsChanging: "\(path): 다른 프로그램이 계속 쓰고 있습니다. 끝난 다음 다시 해 보세요."
    case .locked(let process, let seconds):
      "\(path): " + (process.map { "프로세스 \($0)번이" } ?? "다른 프로세스가")
        + " \(seconds)초째 잠그고 있습니다. 끝난 뒤에 다시 해 보세요."
    case .saveFailed(let step, let errno):
      "\(path): 저장하지 못했습니다. \(name(step)) 실패: \(systemText(errno)). 바뀐 것은 없습니다."
    }
  }

  private func name(_ step: StoreFault.SaveStep) -> String {
    switch step {
    case .makeFolder: "폴더 만들기"
    case .lock: "잠그기"
    case .createTemporary: "임시 파일 만들기"
    case .write: "쓰기"
    case .sync: "디스크에 내리기"
    case .close: "닫기"
    case .rename: "이름 바꾸기"
    }
  }

  package func text(_ caution: StoreCaution) -> String {
    switch caution {
    case .folderNotSynced: "저장했지만 정전되면 남지 않을 수 있습니다."
    case .fileWasGone(let path): "없어진 \(path) 파일을 모든 카드와 함께 다시 썼습니다"
    case .otherNamesKeepOldFile(let path): "저장했습니다. 하드 링크로 된 다른 이름은 옛 파일로 남습니다: \(path)"
    }
  }

  package func text(_ damage: BoardDamage) -> String {
    switch damage {
    case .syntax(let found, let expected): "JSON이 아닙니다(필요한 것: \(name(expected)), 있는 것: \(name(found)))"
    case .unexpectedEnd: "JSON이 아닙니다(파일이 너무 일찍 끝납니다)"
    case .notUTF8: "UTF-8이 아닙니다"
    case .byteOrderMark: "바이트 순서 표시(BOM)로 시작합니다. BOM 없는 UTF-8로 저장하세요"
    case .tooDeep(let limit): "\(limit)단계보다 깊이 중첩되어 있습니다"
    case .repeatedKey(let key, let line): "키 “\(key)” 중복입니다(처음은 \(line)번째 줄)"
    case .missingField(let field): "“\(field)” 항목이 없습니다"
    case .wrongType(let field, let expected, let found):
      "“\(field)” 항목의 종류가 다릅니다(필요한 것: \(name(expected)), 있는 것: \(name(found)))"
    case .notAnObject(let found): "보드가 객체가 아닙니다(있는 것: \(name(found)))"
    case .otherFormat(let format): "“format” 값이 “trilane.board” 아닌 “\(format)”입니다"
    case .badVersion(let version): "“version” 값이 1 이상의 정수가 아닙니다: \(version)"
    case .badID(let id): "ID(UUID)가 아닙니다: “\(id)”"
    case .repeatedID(let id, let line): "ID 중복입니다: \(id)(처음은 \(line)번째 줄)"
    case .unknownState(let state): "상태(todo, doing, done)가 아닙니다: “\(state)”"
    case .unknownPriority(let priority): "우선순위(none, low, medium, high)가 아닙니다: “\(priority)”"
    case .badDay(let field, let text): "“\(field)” 값이 2026-12-24 같은 날짜가 아닙니다: “\(text)”"
    case .badTime(let field, let text): "“\(field)” 값이 2026-12-24T09:00:00Z 같은 시각이 아닙니다: “\(text)”"
    case .breaksRule(let rule): text(rule)
    }
  }
}
