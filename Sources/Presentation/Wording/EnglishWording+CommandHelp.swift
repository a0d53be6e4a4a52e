/// The help pages of the command line. Details are paragraphs, examples are lines; both are put down as they are.
extension EnglishWording {
  func summary(of command: CommandName) -> String {
    switch command {
    case .add: "add a card"
    case .list: "show the lanes and their cards"
    case .show: "show all that cards hold"
    case .edit: "change fields of a card"
    case .move: "move cards to TODO, DOING or DONE"
    case .start: "move cards to DOING"
    case .done: "move cards to DONE"
    case .delete: "delete cards"
    case .initialize: "make a board for this folder"
    case .demo: "open a sample board; nothing is saved"
    case .help: "explain a command"
    }
  }

  func details(of command: CommandName) -> String {
    switch command {
    case .add:
      """
      Adds a card at the bottom of its lane (TODO, if --state does not tell)
      and prints its short id, and nothing else, on standard output.

      TEXT is the card's title, its words joined by a space. It will become a
      line that is also searched for a day, tags and a priority; a title given
      with --title always stays as it is.

      A single '-' reads one card per line from standard input, blank lines
      left out: all of them are added as one step, or none. The options hold
      for each of them.
      """
    case .list:
      """
      Shows the cards lane by lane, each with its short id, title and facts.
      Archived cards are left out. With --json the cards are printed with all
      their fields, as the board file has them: {"format": "trilane.list",
      "version": 1, "cards": […]}.
      """
    case .show:
      """
      Shows every field of the cards, archived ones too. With --json as
      'trilane list --json' does.
      """
    case .edit:
      """
      Changes the fields that are given and no others: what somebody else
      changes meanwhile in other fields stays. --tag and --untag add to the
      card's tags and take away from them.
      """
    case .move:
      """
      Moves cards to the top of the lane of STATE: todo, doing or done.
      Several cards are one step: all of them move, or none.
      """
    case .start:
      """
      Moves cards to the top of DOING. Several cards are one step: all of them
      move, or none.
      """
    case .done:
      """
      Moves cards to the top of DONE. Several cards are one step: all of them
      move, or none.
      """
    case .delete:
      """
      Deletes cards. Several cards are one step: all of them go, or none.
      """
    case .initialize:
      """
      Makes an empty board, .trilane.json, in the current folder and names it
      after the folder. From then on 'trilane' uses it in this folder and in
      those below.
      """
    case .demo:
      """
      Opens a board of sample cards on the terminal, to try Trilane with. It is
      kept in memory alone: no file is read or written, and all is gone at the
      end.
      """
    case .help:
      """
      Explains COMMAND, or says which commands there are.
      """
    }
  }

  func examples(of command: CommandName) -> String {
    switch command {
    case .add:
      """
      trilane add Pay the rent
      trilane add --title 'Pay the rent' --deadline 2026-12-24 --tag home
      grep TODO notes.txt | trilane add -
      """
    case .list:
      """
      trilane list
      trilane list --state doing
      trilane list --json | jq -r '.cards[].title'
      """
    case .show:
      """
      trilane show 6f96
      trilane show 6f96 90ab --json
      """
    case .edit:
      """
      trilane edit 6f96 --title 'Pay the rent' --deadline 2026-12-24
      trilane edit 6f96 --deadline none --tag home --untag work
      trilane edit 6f96 --body - < notes.md
      """
    case .move: "trilane move 6f96 90ab doing"
    case .start: "trilane start 6f96"
    case .done: "trilane done 6f96 90ab"
    case .delete: "trilane delete 6f96"
    case .initialize: "cd ~/src/app && trilane init"
    case .demo: "trilane demo"
    case .help: "trilane help add"
    }
  }

  func meaning(of option: CommandOption) -> String {
    switch option {
    case .title: "the title, as it is"
    case .body: "the text of the card, Markdown; '-' reads standard input"
    case .state: "todo, doing or done"
    case .deadline: "a day such as 2026-12-24, or none"
    case .priority: "none, low, medium or high"
    case .tag: "a tag; may be given again for more"
    case .untag: "a tag to take away; may be given again for more"
    case .json: "print JSON"
    case .board: "the board file to use"
    case .color: "colour: auto (on a terminal, without NO_COLOR), always or never"
    case .ascii: "draw with ASCII characters alone"
    case .help: "explain the command, or Trilane"
    case .version: "print the version"
    }
  }

  var exitStatuses: String {
    """
    0  done
    1  failed: no card with that id, a value that a card cannot have, or a board
       that cannot be read or written
    2  the command line cannot be understood, or the board has no terminal
    """
  }
}
