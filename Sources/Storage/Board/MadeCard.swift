import Domain

/// A card that was made or changed in memory, and its text once a save has asked for it: however often the board is
/// saved afterwards, the card is encoded once.
final class MadeCard {
  let model: ProjectModel
  private(set) lazy var text: [UInt8] = ProjectRecordMapper.record(of: model).text

  init(_ model: ProjectModel) {
    self.model = model
  }
}
