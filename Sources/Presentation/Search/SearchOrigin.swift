import enum Domain.ProjectState
import struct Domain.UniqueID

/// Where the board was when the search line was opened: while words come and go, the selection stays as near to it as what
/// matches allows.
struct SearchOrigin {
  var focus = ProjectState.todo
  var selection: [ProjectState: UniqueID] = [:]
}
