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

  /// When it is, in words.
  package var help: String {
    switch self {
    case .start: "the first frame is about to be shown"
    case .load: "all data is there, or newer data is"
    case .resize: "the screen has another size"
    case .change: "the query is another one"
    case .move: "another item is current"
    case .settle: "a gesture or an animation has ended"
    }
  }
}
