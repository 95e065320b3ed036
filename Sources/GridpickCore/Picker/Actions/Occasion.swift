/// An event in the picker that actions can be bound to, as they are to a key (rule B1).
package enum Occasion: String, CaseIterable, Sendable {
  /// The first frame is about to be shown.
  case start
  /// All data has arrived, or newer data has replaced it.
  case load
  case resize
  /// The query has changed.
  case change
  /// Another item is current.
  case move
  /// A gesture or an animation has ended.
  case settle

  /// The description of the occasion.
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
