import struct Domain.UniqueID

/// A question answered with y or n, and what yes does.
package struct QuestionViewModel: Sendable {
  enum Answer: Hashable, Sendable {
    case delete([UniqueID])
  }

  package let text: Phrase
  let answer: Answer
}
