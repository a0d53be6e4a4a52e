package import enum Domain.BoardDamage
package import enum Domain.ProjectRepositoryError
package import enum Domain.ProjectRuleError
package import enum Domain.StoreCaution
package import struct Domain.StoreFault
package import struct Domain.UniqueID

extension EnglishWording {
  package func text(_ error: ProjectRepositoryError) -> String {
    switch error {
    case .noSuchCard(let id): "there is no card \(shortened(id)) any more"
    case .cardExists(let id): "there is a card \(shortened(id)) already"
    case .cardChanged(let id): "card \(shortened(id)) has been changed since and is left as it is"
    case .settingsChanged: "the board's settings have been changed since and are left as they are"
    case .invalid(let rule): text(rule)
    case .store(let fault): text(fault)
    }
  }

  private func shortened(_ id: UniqueID) -> String {
    String(id.description.prefix(8))
  }

  package func text(_ rule: ProjectRuleError) -> String {
    switch rule {
    case .blank(let field): "\(name(field)) is empty: write at least one character"
    case .tooLong(let field, let limit, let actual):
      "\(name(field)) has \(actual) characters: at most \(limit) are allowed"
    case .tooManyBytes(let field, let limit, let actual):
      "\(name(field)) has \(actual) bytes: at most \(limit) are allowed"
    case .tooMany(let field, let limit, let actual):
      "there are \(actual) \(plural(field)): at most \(limit) are allowed"
    case .controlCharacter(let field, let scalar, let position):
      "\(name(field)) has the control character \(codePoint(scalar)) at position \(position): take it out"
    case .tagMalformed(let tag):
      "“\(tag)” is no tag: letters, digits, - _ . and / are allowed"
    case .outOfRange(let field, let lowest, let highest, let actual):
      "\(name(field)) is \(actual): it goes from \(lowest) to \(highest)"
    }
  }

  private func name(_ field: ProjectRuleError.Field) -> String {
    switch field {
    case .title: "the title"
    case .body: "the body"
    case .tag: "the tag"
    case .tags: "the list of tags"
    case .checklist: "the checklist"
    case .checklistItem: "the checklist item"
    case .boardName: "the board's name"
    case .laneTitle: "the lane's title"
    case .wipLimit: "the WIP limit"
    }
  }

  private func plural(_ field: ProjectRuleError.Field) -> String {
    switch field {
    case .tags, .tag: "tags"
    case .checklist, .checklistItem: "checklist items"
    default: "entries"
    }
  }

  private func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  package func text(_ fault: StoreFault) -> String {
    let path = fault.path
    return switch fault.kind {
    case .isFolder: "\(path): is a folder; name a board file with --board"
    case .notAFile: "\(path): is no ordinary file; name a board file with --board"
    case .missingFolder: "\(path): its folder is gone; make it again, or name another board with --board"
    case .belongsToOther(let user):
      "\(path): belongs to another user (\(user)); use --board \(path) if you trust it"
    case .unreadable(let errno):
      "\(path): cannot be read: \(systemText(errno)); make it readable, or name another board with --board"
    case .empty: "\(path): is empty, so it is damaged; bring back a copy, or remove it to start a new board"
    case .damaged(let damage, let line, let column):
      "\(path):\(line):\(column): \(text(damage)); the file is left as it is"
    case .newer(let version):
      "\(path): made by a newer Trilane (format version \(version)): it can be read, not changed"
    case .newerContent(let version, let line, let column):
      "\(path):\(line):\(column): made by a newer Trilane (format version \(version)), with content that this one "
        + "cannot read; use the newer one; the file is left as it is"
    case .notWritable(let errno):
      "\(path): cannot be written: \(systemText(errno)); nothing was changed; make it and its folder writable"
    case .keepsChanging: "\(path): something keeps writing it; try again when that has ended"
    case .locked(let process, let seconds):
      "\(path): "
        + (process.map { "process \($0)" } ?? "another process")
        + " has held the lock for \(seconds) seconds; try again when it has ended"
    case .saveFailed(let step, let errno):
      "\(path): not saved: \(name(step)) failed: \(systemText(errno)); nothing was changed"
    }
  }

  private func name(_ step: StoreFault.SaveStep) -> String {
    switch step {
    case .makeFolder: "making its folder"
    case .lock: "locking"
    case .createTemporary: "making a temporary file"
    case .write: "writing"
    case .sync: "syncing"
    case .close: "closing"
    case .rename: "renaming"
    }
  }

  package func text(_ caution: StoreCaution) -> String {
    switch caution {
    case .folderNotSynced: "saved, but may not survive a power cut"
    case .fileWasGone(let path): "\(path) was gone and has been written again, with all its cards"
    case .otherNamesKeepOldFile(let path): "saved; the other names of \(path) (hard links) keep the old file"
    }
  }

  package func text(_ damage: BoardDamage) -> String {
    switch damage {
    case .syntax(let found, let expected): "not JSON: \(name(expected)) expected, \(name(found)) found"
    case .unexpectedEnd: "not JSON: the file ends too early"
    case .notUTF8: "not UTF-8"
    case .byteOrderMark: "begins with a byte-order mark: save it as UTF-8 without one"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .repeatedKey(let key, let line): "the key “\(key)” stands here again (first in line \(line))"
    case .missingField(let field): "“\(field)” is missing"
    case .wrongType(let field, let expected, let found): "“\(field)” is \(name(found)), not \(name(expected))"
    case .notAnObject(let found): "the board is \(name(found)), not an object"
    case .otherFormat(let format): "“format” is “\(format)”, not “trilane.board”"
    case .badVersion(let version): "“version” is \(version), not a whole number from 1"
    case .badID(let id): "“\(id)” is no id (a UUID)"
    case .repeatedID(let id, let line): "the id \(id) stands here again (first in line \(line))"
    case .unknownState(let state): "“\(state)” is no state: todo, doing or done"
    case .unknownPriority(let priority): "“\(priority)” is no priority: none, low, medium or high"
    case .badDay(let field, let text): "“\(field)” is “\(text)”, no day as in 2026-12-24"
    case .badTime(let field, let text): "“\(field)” is “\(text)”, no time as in 2026-12-24T09:00:00Z"
    case .breaksRule(let rule): text(rule)
    }
  }
}
