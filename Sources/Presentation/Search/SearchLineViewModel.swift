/// The line that a search is typed in.
package struct SearchLineViewModel: Sendable {
  package var editor: TextEditor

  package init(text: String) {
    editor = TextEditor(text: text, isMultiline: false)
  }
}
