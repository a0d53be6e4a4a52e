@testable import Presentation

/// A field from a picture of its text with `|` where the cursor stands, after some edits.
func editor(_ picture: String, isMultiline: Bool = false, _ edits: TextEdit...) -> TextEditor {
  let parts = picture.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
  var editor = TextEditor(text: parts.joined(), isMultiline: isMultiline)
  editor.move(to: parts[0].utf8.count)
  for edit in edits { editor.perform(edit) }
  return editor
}

func picture(_ editor: TextEditor) -> String {
  var scalars = editor.text.unicodeScalars
  scalars.insert("|", at: editor.index(editor.cursor))
  return String(scalars)
}

func after(_ edit: TextEdit, in editor: TextEditor) -> TextEditor {
  var editor = editor
  editor.perform(edit)
  return editor
}

/// Equality of the bytes, where `==` would take canonically equal texts as one.
func isSame(_ left: String, _ right: String) -> Bool {
  left.utf8.elementsEqual(right.utf8)
}
