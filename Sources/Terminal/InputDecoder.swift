package import Presentation
package import Screen

/// Turns the bytes that a terminal sends into events; pure, so that every terminal can be tried in a test.
///
/// A character or a sequence may be split between reads at any byte. The caller passes the time, in milliseconds of
/// any clock that never goes back, and calls `timeOut(at:)` when `waitsUntil` has passed: nothing here reads a clock.
package struct InputDecoder {
  /// How long Esc alone waits to become a key: shorter than what a person notices, longer than a terminal needs.
  package static let escapeDelay = 40
  /// How long the rest of a sequence or a character is awaited, and how long after Esc a late sequence is swallowed.
  package static let sequenceDelay = 500
  /// How long a paste may be silent before it is taken as ended, so that a lost end marker does not deafen the board.
  package static let pasteDelay = 5000

  private let table: KeySequenceTable
  private var text = TextDecoder()
  private var sequence: EscapeSequence?
  private var paste: PasteCollector?
  private var lastByteAt = 0
  /// Until when a `[` or `O` is the rest of a sequence whose Esc has acted already.
  private var lateUntil: Int?
  private var events: [TerminalEvent] = []

  /// `terminalKeys`: what terminfo says that the keys of this terminal send.
  package init(terminalKeys: [[UInt8]: Key] = [:]) {
    table = KeySequenceTable(terminalKeys)
  }

  /// When `timeOut(at:)` shall be called if no byte comes before; nil when nothing is awaited.
  package var waitsUntil: Int? {
    if paste != nil { return lastByteAt + InputDecoder.pasteDelay }
    if let sequence {
      if sequence.isLate, sequence.isIntroducer, let lateUntil { return lateUntil }
      return lastByteAt + (sequence.actsSoon ? InputDecoder.escapeDelay : InputDecoder.sequenceDelay)
    }
    return text.isPartial ? lastByteAt + InputDecoder.sequenceDelay : nil
  }

  /// The events that are complete with these bytes, which came in one read.
  ///
  /// What follows the end of a paste in the same read is dropped: pasted text that holds an end marker of its own
  /// would otherwise type commands.
  package mutating func feed(_ bytes: some Sequence<UInt8>, at time: Int) -> [TerminalEvent] {
    var isFirst = true
    for byte in bytes {
      if isFirst {
        isFirst = false
        actOnOverdue(before: byte, at: time)
      }
      if paste == nil {
        take(byte, at: time)
      } else if endsPaste(byte) {
        break
      }
    }
    if !isFirst { lastByteAt = time }
    flushText()
    return takeEvents()
  }

  /// What an incomplete sequence means now that its time is over; nothing before that time.
  package mutating func timeOut(at time: Int) -> [TerminalEvent] {
    guard let deadline = waitsUntil, deadline <= time else { return [] }
    if let collected = paste?.finish() {
      paste = nil
      emitPaste(collected)
    }
    endSequence(at: time)
    text.dropPartial()
    return takeEvents()
  }

  // MARK: - One byte

  private mutating func take(_ byte: UInt8, at time: Int) {
    if sequence != nil {
      continueSequence(byte, at: time)
    } else {
      begin(byte, at: time)
    }
  }

  private mutating func begin(_ byte: UInt8, at time: Int) {
    if let limit = lateUntil {
      if time <= limit, EscapeSequence.introduces(byte) {
        sequence = EscapeSequence(lateIntroducer: byte)
        return
      }
      lateUntil = nil
    }
    if byte == EscapeSequence.escape {
      flushText()
      sequence = EscapeSequence()
    } else if byte < 0x20 || byte == 0x7F {
      flushText()
      events.append(.key(ControlByte.key(byte)))
    } else {
      text.take(byte)
    }
  }

  private mutating func continueSequence(_ byte: UInt8, at time: Int) {
    guard let step = sequence?.take(byte, table: table) else { return }
    switch step {
    case .incomplete: break
    case .complete: finishSequence()
    case .repeatedEscape: events.append(.key(Key(.escape)))
    case .broken:
      endSequence(at: nil)
      begin(byte, at: time)
    case .brokenByEscape:
      endSequence(at: nil)
      sequence = EscapeSequence()
      continueSequence(byte, at: time)
    }
  }

  // MARK: - The end of a sequence

  private mutating func finishSequence() {
    guard let ended = sequence else { return }
    sequence = nil
    lateUntil = nil
    if ended.isAlt, ended.isKeyAfterEscape { events.append(.key(Key(.escape))) }
    switch KeySequence.meaning(of: ended, table: table) {
    case .pasteBegins: paste = PasteCollector()
    case _ where ended.isLate: break
    case .key(let key): events.append(.key(key))
    case .nothing: break
    case .unknown: events.append(.unknown(ended.bytes))
    }
  }

  /// Ends a sequence that is not complete; `time` is nil when a byte that cannot belong to it ended it.
  private mutating func endSequence(at time: Int?) {
    guard let ended = sequence else { return }
    if ended.isWhole { return finishSequence() }
    sequence = nil
    lateUntil = nil
    if ended.isIntroducer {
      events += ended.keysOfIntroducer.map { .key($0) }
    } else if ended.isEscapeAlone {
      events += Array(repeating: .key(Key(.escape)), count: ended.isAlt ? 2 : 1)
      lateUntil = time.map { $0 + InputDecoder.sequenceDelay }
    } else if !ended.isLate {
      events.append(.unknown(ended.bytes))
    }
  }

  /// Acts on what was due before this read, when the caller was too busy to say so in time.
  ///
  /// An Esc whose sequence goes on is no Esc, however late the rest is.
  private mutating func actOnOverdue(before byte: UInt8, at time: Int) {
    guard let sequence, let deadline = waitsUntil, deadline < time else { return }
    let acts = sequence.actsSoon || (sequence.isLate && sequence.isIntroducer)
    if acts, !(sequence.isEscapeAlone && EscapeSequence.introduces(byte)) {
      endSequence(at: time)
      lateUntil = nil
    }
  }

  // MARK: - Paste and text

  private mutating func endsPaste(_ byte: UInt8) -> Bool {
    guard let collected = paste?.take(byte) else { return false }
    paste = nil
    emitPaste(collected)
    return true
  }

  private mutating func emitPaste(_ pasted: String) {
    if !pasted.isEmpty { events.append(.paste(pasted)) }
  }

  private mutating func flushText() {
    for character in text.takeCharacters() { events.append(.key(Key(character))) }
  }

  private mutating func takeEvents() -> [TerminalEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }
}
