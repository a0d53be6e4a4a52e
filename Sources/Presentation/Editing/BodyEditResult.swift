/// What an editor made of a body.
package struct BodyEditResult: Sendable {
  /// The text as the editor left it, or why there is none.
  package let text: Result<String, BodyEditFault>
  /// The file that holds the text, whole or in part, as long as nobody takes it away; nil when no text was written that
  /// was not there before.
  package let keptPath: String?

  package init(text: Result<String, BodyEditFault>, keptPath: String?) {
    self.text = text
    self.keptPath = keptPath
  }
}
