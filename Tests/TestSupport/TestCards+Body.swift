package import Domain

extension TestCards {
  /// A body with everything that Markdown has, and some that it has not.
  package static let body = """
    ## Why *now*

    People come from the **old tool** and look for the lanes; see [the design](https://example.org/d_e_s) or
    <https://example.org>. Call `trilane --board x_y_z`, and 2 * 3 * 4 = 24, snake_case_name, \\*not this\\*.

    민아에게 물어보기: **세 개의 레인**을 찾는다.

    - first, with a text that is long enough to need more than one line in a narrow box
      - nested
        1. counted
        2. twice
    - second

      its further paragraph
    - [x] drawn
    - [ ] sent to 민아

    > It answers at once,
    > > like `ls`.

    ```swift
    let lanes = board.lanes  // as it is
    \tif lanes.isEmpty { return }
    ```

    | lane  | cards |
    |-------|------:|
    | TODO  | 2     |

    ---

    Setext
    ======
    A **half and a \u{1B}[31mred\u{7} end.
    """

  /// A card with every part that the card view shows, nine days in its second state.
  package static var whole: ProjectModel {
    let start = TestBoard.morning.secondsSince1970
    let history = [
      ProjectHistoryEntry(state: .todo, at: Timestamp(secondsSince1970: start - 11 * 86_400)),
      ProjectHistoryEntry(state: .doing, at: Timestamp(secondsSince1970: start - 9 * 86_400)),
    ]
    let items = ["outline", "pictures", "review with 민아"].map {
      ProjectChecklistItem(text: $0, isDone: $0 == "outline")
    }
    return ProjectModel(
      id: TestBoard.id(3), title: "Write the design page", body: body, workState: .doing,
      deadline: TestBoard.day("2026-11-28"), priority: .high, tags: ["docs"].compactMap { try? ProjectTag($0) },
      checklist: items, createdAt: history[0].at, updatedAt: history[1].at, history: history)
  }
}
