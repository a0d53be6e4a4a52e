import Presentation

/// What keys send, by terminal; `^` stands for Esc.
enum KeySequenceCases {
  static let xterm: [(String, Key)] = [
    ("^[A", Key(.up)), ("^[B", Key(.down)), ("^[C", Key(.right)), ("^[D", Key(.left)),
    ("^OA", Key(.up)), ("^OB", Key(.down)), ("^OC", Key(.right)), ("^OD", Key(.left)),
    ("^[H", Key(.home)), ("^[F", Key(.end)), ("^OH", Key(.home)), ("^OF", Key(.end)),
    ("^[1;2A", Key(.up, .shift)), ("^[1;3B", Key(.down, .alt)), ("^[1;5C", Key(.right, .control)),
    ("^[1;6D", Key(.left, [.shift, .control])), ("^[1;8H", Key(.home, [.shift, .alt, .control])),
    ("^[2~", Key(.insert)), ("^[3~", Key(.delete)), ("^[5~", Key(.pageUp)), ("^[6~", Key(.pageDown)),
    ("^[3;5~", Key(.delete, .control)), ("^[5;2~", Key(.pageUp, .shift)),
    ("^OP", Key(.function(1))), ("^OS", Key(.function(4))), ("^[15~", Key(.function(5))),
    ("^[17~", Key(.function(6))), ("^[21~", Key(.function(10))), ("^[23~", Key(.function(11))),
    ("^[24~", Key(.function(12))), ("^[1;2P", Key(.function(1), .shift)), ("^[15;5~", Key(.function(5), .control)),
    ("^[Z", Key(.tab, .shift)), ("^OM", Key(.enter)), ("^Oq", Key("1")), ("^Ok", Key("+")),
    ("^O5A", Key(.up, .control)), ("^O1;2B", Key(.down, .shift)), ("^[5A", Key(.up, .control)),
  ]

  static let modifyOtherKeys: [(String, Key)] = [
    ("^[27;5;105~", .control("i")), ("^[27;5;13~", Key(.enter, .control)), ("^[27;2;65~", Key("A")),
    ("^[27;6;72~", .control("h")), ("^[27;3;13~", Key(.enter, .alt)), ("^[105;5u", .control("i")),
    ("^[104;5u", .control("h")), ("^[27u", Key(.escape)), ("^[9;5u", Key(.tab, .control)), ("^[97;2u", Key("A")),
    ("^[97;3u", Key("a", .alt)), ("^[44032u", Key("가")), ("^[97:65;1:1u", Key("a")),
    ("^[127;5u", Key(.backspace, .control)),
    ("^[97;65u", Key("a")),
  ]

  static let rxvt: [(String, Key)] = [
    ("^[a", Key(.up, .shift)), ("^[b", Key(.down, .shift)), ("^[c", Key(.right, .shift)), ("^[d", Key(.left, .shift)),
    ("^Oa", Key(.up, .control)), ("^Od", Key(.left, .control)), ("^[7~", Key(.home)), ("^[8~", Key(.end)),
    ("^[3$", Key(.delete, .shift)), ("^[3^", Key(.delete, .control)), ("^[5@", Key(.pageUp, [.shift, .control])),
    ("^[7$", Key(.home, .shift)), ("^[11~", Key(.function(1))), ("^[14~", Key(.function(4))),
    ("^^[A", Key(.up, .alt)), ("^^[3~", Key(.delete, .alt)), ("^^Oa", Key(.up, [.alt, .control])),
  ]

  /// The Linux console, a VT220, screen and tmux.
  static let others: [(String, Key)] = [
    ("^[[A", Key(.function(1))), ("^[[E", Key(.function(5))), ("^[1~", Key(.home)), ("^[4~", Key(.end)),
    ("^\t", Key(.tab, .shift)), ("^[25~", Key(.function(13))), ("^[29~", Key(.function(16))),
    ("^[34~", Key(.function(20))),
  ]

  static let alt: [(String, Key)] = [
    ("^b", Key("b", .alt)), ("^B", Key("B", .alt)), ("^1", Key("1", .alt)), ("^ ", Key(" ", .alt)),
    ("^가", Key("가", .alt)), ("^é", Key("é", .alt)), ("^😀", Key("😀", .alt)), ("^\u{7F}", Key(.backspace, .alt)),
    ("^\u{8}", Key(.backspace, .alt)), ("^\r", Key(.enter, .alt)), ("^\u{1}", Key(.character("a"), [.alt, .control])),
    ("^[", Key("[", .alt)), ("^O", Key("O", .alt)), ("^]", Key("]", .alt)), ("^P", Key("P", .alt)),
  ]

  static let all = (xterm + modifyOtherKeys + rxvt + others + alt).map { sequence, key in
    // rxvt's Control ends in a real caret.
    let body = sequence.hasSuffix("^") ? sequence.dropLast() : sequence[...]
    let bytes = body.utf8.map { $0 == UInt8(ascii: "^") ? 0x1B : $0 }
    return (bytes: bytes + (sequence.hasSuffix("^") ? [UInt8(ascii: "^")] : []), key: key)
  }
}
