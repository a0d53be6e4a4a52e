/// Which part of something long is in sight, found from the position alone: it moves by half a window, so that a few steps
/// up or down leave it in place, and the same position always gives the same picture.
struct ScrollWindow {
  let first: Int

  init(total: Int, rows: Int, at position: Int) {
    guard total > rows, rows > 0 else {
      first = 0
      return
    }
    let step = max(1, rows / 2)
    let start = max(0, position - rows / 4) / step * step
    first = max(0, min(max(start, position - rows + 1), min(position, total - rows)))
  }
}
