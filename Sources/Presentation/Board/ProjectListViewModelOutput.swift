package import struct Domain.StoreFault
package import enum Domain.ProjectState
package import struct UseCases.ProjectTranslaterModel
package import struct UseCases.SearchWords

/// All that the screens read of the board.
package protocol ProjectListViewModelOutput: AnyObject {
  var wording: any Wording { get }
  var keymap: Keymap { get }
  var boardName: String { get }
  /// Where the board is kept, for the eye.
  var location: String { get }
  /// Why nothing can be saved; nil when it can.
  var writeObstacle: StoreFault? { get }

  var focus: ProjectState { get }
  func title(of state: ProjectState) -> String
  func wipLimit(of state: ProjectState) -> Int?
  func count(in state: ProjectState) -> Int
  /// How many cards the lane has, those that the search hides among them.
  func total(in state: ProjectState) -> Int
  /// What is sought, as typed; empty while nothing is.
  var searchText: String { get }
  var searchWords: SearchWords { get }
  /// Nil in an empty lane.
  func selectedIndex(in state: ProjectState) -> Int?
  /// The card that the last picture showed first.
  func firstIndex(in state: ProjectState) -> Int
  func card(at index: Int, in state: ProjectState) -> ProjectTranslaterModel?
  /// Another number whenever a lane may read differently than before, selection and scroll apart.
  var version: Int { get }

  var density: CardDensity { get }
  /// How many cards are marked, on all lanes.
  var markCount: Int { get }
  func isMarked(at index: Int, in state: ProjectState) -> Bool

  var message: BoardMessage? { get }
  /// The keys of a sequence begun.
  var pendingKeys: [Key] { get }
  var dialog: BoardDialog? { get }

  /// What the card view shows; nil when its card is gone.
  func content(of view: CardViewModel) -> CardContent?

  /// How the deadline field of a form is understood, such as `Fri 27 Nov, 3 days ago`; an example when it is not.
  func deadlineReading(of form: ProjectEditorViewModel) -> String
}
