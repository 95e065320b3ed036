/// What a key can be bound to.
package enum Action: Hashable, Sendable {
  case move(Movement)
  case pick
  /// Shows the whole value.
  case peek
  /// Asks for newer data.
  case reload
  case help
  /// Scrolls what is read by lines, down or with a minus up.
  case scroll(Int)
  /// Scrolls it by as many lines as are seen of it.
  case scrollView(Int)
  /// Ends reading.
  case close
  case cancel
}
