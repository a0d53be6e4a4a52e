/// Says that a change waits for another process: to whoever has a screen to say it on, which is known only after the board is
/// open.
final class WaitNotice {
  var tell: () -> Void = {}
}
