import GridpickCore

/// The effect of one of the program's own keys.
///
/// ```swift
/// picker.keys = [
///   KeyBinding(key: "x", help: "picks at once") { _, _ in .pick },
///   KeyBinding(key: "b", help: "to the start") { _, _ in .move(to: Position(section: 0, index: 0)) },
///   KeyBinding(key: .control("l"), help: "gets it anew") { _, _ in .refresh },
///   KeyBinding(key: .control("x"), help: "leaves") { _, _ in .cancel },
///   KeyBinding(key: "i", help: "says more") { _, _ in .peek },
///   KeyBinding(key: "b", help: "to the end") { _, _ in .perform(.last) },
///   KeyBinding(key: "+", help: "one more") { size, _ in size == nil ? .ignored : .handled },
/// ]
/// ```
public enum KeyAnswer: Equatable, Sendable {
  /// The key has its usual effect.
  case ignored
  /// The key has no further effect.
  case handled
  /// Picks the current item.
  case pick
  /// Leaves the picker.
  case cancel
  /// Moves to a position.
  case move(to: Position)
  /// Fetches newer rows with the picker's `refresh`.
  case refresh
  /// Shows the whole item, as the key of a peek does.
  case peek
  /// Does what a named action does.
  case perform(Action)

  /// The actions of this answer; nil leaves the key its usual effect.
  var actions: [GridpickCore.Action]? {
    switch self {
    case .ignored: nil
    case .handled: []
    case .pick: [.pick()]
    case .cancel: [.leave]
    case .move(to: let place): [.go(place.place)]
    case .refresh: [.reload()]
    case .peek: [.peek]
    case .perform(let action): action.actions
    }
  }
}

extension ItemID {
  var place: GridpickCore.Position { GridpickCore.Position(section: section, index: index) }
}
