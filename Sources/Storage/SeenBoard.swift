import Domain

/// A board as it was last seen in its file, or as it will be there first.
struct SeenBoard {
  var contents: BoardContents
  /// What the file says besides its cards, for what this version does not know of it.
  let record: BoardRecord
  /// The text of the file.
  let text: BoardText
  /// Nil while there is no file.
  var revision: FileRevision?
  /// Whether the file was written so shortly before that only its bytes tell whether it is still the same.
  var isYoung: Bool

  /// Whether no file of this board has been seen: a board whose file is gone has had one.
  let hasNoFileYet: Bool

  /// A board without a file.
  init(new settings: BoardSettings) {
    contents = BoardContents(settings: settings)
    record = BoardRecord()
    text = BoardText(loaded: [])
    isYoung = false
    hasNoFileYet = true
  }

  /// A board as read; `missing` gives the id and the name of a board without them.
  init(_ reading: BoardFile.Reading, missing: BoardSettings) throws(BoardFileError) {
    let scan = try BoardScanner.scan(reading.bytes)
    record = scan.record
    let settings = try scan.record.settings(missing: missing, in: reading.bytes)
    contents = BoardContents(settings: settings, loaded: reading.bytes, scan: scan)
    text = BoardText(loaded: reading.bytes)
    revision = reading.revision
    isYoung = reading.isYoung
    hasNoFileYet = false
  }

  /// A board as it was saved.
  init(_ contents: BoardContents, record: BoardRecord, text: BoardText, revision: FileRevision, isYoung: Bool) {
    self.contents = contents
    self.record = record
    self.text = text
    self.revision = revision
    self.isYoung = isYoung
    hasNoFileYet = false
  }
}
