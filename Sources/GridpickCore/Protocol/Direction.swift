/// A direction on the screen, in which a key or a notch of the wheel goes.
package enum Direction: Hashable, Sendable {
  case left
  case right
  case up
  case down
}
