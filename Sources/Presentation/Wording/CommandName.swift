/// The commands, by the words that call them.
package enum CommandName: String, CaseIterable, Hashable, Sendable {
  case add, list, show, edit, move, start, done, delete
  case initialize = "init"
  case demo
  case help
}
