/// A direction on the screen: where a key leads, or a notch of a wheel.
package enum Direction: Hashable, Sendable {
  case left
  case right
  case up
  case down
}
