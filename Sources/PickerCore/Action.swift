/// What a key can be bound to.
package enum Action: Hashable, Sendable {
  case move(Movement)
  case pick
  /// Shows the whole value.
  case peek
  case help
  case cancel
}
