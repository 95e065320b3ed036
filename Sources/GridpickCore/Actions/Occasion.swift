/// What happens to a picker, and may have something done then, as a key has (rule B1).
package enum Occasion: String, CaseIterable, Sendable {
  /// The first frame is about to be shown.
  case start
  /// All data is there, or newer data is.
  case load
  case resize
  /// The query is another one.
  case change
  /// Another item is current.
  case move
  /// A gesture or an animation has ended.
  case settle
}
