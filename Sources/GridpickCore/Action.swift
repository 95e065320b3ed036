/// What a key can be bound to.
package enum Action: Hashable, Sendable {
  case move(Movement)
  case pick
  /// Shows the whole value.
  case peek
  /// Asks for newer data.
  case reload
  case help
  case cancel
}
