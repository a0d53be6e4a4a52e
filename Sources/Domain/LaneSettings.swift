/// What a board sets for one lane.
package struct LaneSettings: Hashable, Sendable {
  /// Nil for the state's own name.
  package var title: String? {
    get { exactTitle?.wrappedValue }
    set { exactTitle = newValue.map(ExactText.init) }
  }
  /// How many cards the lane should hold at most, 1 to 9,999; nil for no limit.
  package var wipLimit: Int?
  package var unknownFields: [OpaqueField]

  private var exactTitle: ExactText?

  package init(title: String? = nil, wipLimit: Int? = nil, unknownFields: [OpaqueField] = []) {
    exactTitle = title.map(ExactText.init)
    self.wipLimit = wipLimit
    self.unknownFields = unknownFields
  }
}
