extension TextWrap {
  package struct Iterator: IteratorProtocol {
    /// A cluster and its place in the text.
    private struct Step {
      let cluster: VisibleCluster
      let start: String.Index
      let end: String.Index
    }

    /// Where the line may end, where the next would begin then, and the cells of the line up to there.
    private struct Opportunity {
      let end: String.Index
      let next: String.Index
      let width: Int
    }

    private let text: Substring
    private let cells: Int
    private var clusters: VisibleText.Iterator
    /// What was read but did not fit into the line before.
    private var pending: Step?
    private var isDone = false

    // The line being filled.
    private var start: String.Index
    /// The end of what stands in the line, without spaces that hang over its edge.
    private var end: String.Index
    private var width = 0
    private var hangs = false
    private var previous: VisibleCluster?
    private var spacesStart: String.Index?
    private var opportunity: Opportunity?

    init(_ text: Substring, cells: Int) {
      self.text = text
      self.cells = cells
      clusters = VisibleText(text).makeIterator()
      start = text.startIndex
      end = text.startIndex
    }

    package mutating func next() -> Substring? {
      guard !isDone else { return nil }
      while let step = pending ?? nextStep() {
        pending = nil
        if isNewline(step) { return endLine(at: end, next: step.end) }
        if isSpace(step) {
          takeSpace(step)
        } else if let line = lineBroken(before: step) {
          pending = step
          return line
        } else {
          take(step)
        }
      }
      isDone = true
      return text[start..<end]
    }

    private mutating func nextStep() -> Step? {
      let start = clusters.position
      return clusters.next().map { Step(cluster: $0, start: start, end: clusters.position) }
    }

    private mutating func take(_ step: Step) {
      width += step.cluster.width
      end = step.end
      previous = step.cluster
      spacesStart = nil
    }

    private mutating func takeSpace(_ step: Step) {
      let first = spacesStart ?? step.start
      if !hangs, width + step.cluster.width <= cells {
        width += step.cluster.width
        end = step.end
      } else {
        hangs = true
      }
      spacesStart = first
      previous = nil
      opportunity = Opportunity(end: first == start ? end : first, next: step.end, width: width)
    }

    /// The line that ends before the cluster because it does not fit; nil if it does.
    private mutating func lineBroken(before step: Step) -> Substring? {
      if let previous, LineBreakRule.allowsBreak(between: previous, and: step.cluster) {
        opportunity = Opportunity(end: step.start, next: step.start, width: width)
      }
      guard hangs || width + step.cluster.width > cells, step.start > start else { return nil }
      guard let opportunity else { return endLine(at: step.start, next: step.start) }
      let remaining = width - opportunity.width
      let (reached, before) = (end, previous)
      let line = endLine(at: opportunity.end, next: opportunity.next)
      if opportunity.next < step.start {
        (width, end, previous) = (remaining, reached, before)
      }
      return line
    }

    private mutating func endLine(at lineEnd: String.Index, next: String.Index) -> Substring {
      let line = text[start..<lineEnd]
      start = next
      end = next
      width = 0
      hangs = false
      previous = nil
      spacesStart = nil
      opportunity = nil
      return line
    }

    private func isNewline(_ step: Step) -> Bool {
      step.cluster.glyph == .scalar("\u{240A}") && text.utf8[step.start] < 0x20
    }

    private func isSpace(_ step: Step) -> Bool {
      switch step.cluster.glyph {
      case .scalar(" "), .scalar("\u{3000}"): true
      case .scalar("\u{2409}"): text.utf8[step.start] == UInt8(ascii: "\t")
      default: false
      }
    }
  }
}
