/// What a key can be bound to.
package enum Action: Hashable, Sendable {
  case move(Movement)
  case pick
  case help
  case cancel
}
