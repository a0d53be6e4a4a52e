import enum Domain.ProjectRepositoryError
import struct Domain.LaneSettings
import UseCases

/// The form of a lane's title and limit.
extension ProjectListViewModel {
  func openLaneForm() {
    dialog = .lane(LaneFormViewModel(lane: focus, settings: settings.lanes[focus] ?? LaneSettings()))
  }

  func perform(_ action: DialogAction, in form: LaneFormViewModel) {
    switch action {
    case .leave: dialog = nil
    case .accept, .save: save(form)
    case .nextField, .previousField, .next, .previous:
      var form = form
      form.changeField()
      dialog = .lane(form)
    default: break
    }
  }

  private func save(_ form: LaneFormViewModel) {
    do {
      guard let edit = try form.modification() else {
        dialog = nil
        return
      }
      let isSaved = step { () throws(ProjectRepositoryError) in try useCase.configure(edit) }
      if isSaved { dialog = nil } else { keepOpen(form, because: message?.text) }
    } catch {
      keepOpen(form, because: wording.text(.badLimit(error.text)))
    }
  }

  private func keepOpen(_ form: LaneFormViewModel, because error: String?) {
    var form = form
    form.error = error
    message = nil
    dialog = .lane(form)
  }
}
