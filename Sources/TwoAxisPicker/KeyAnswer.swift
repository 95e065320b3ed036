import GridpickCore

/// The effect of one of the program's own keys.
///
/// ```swift
/// picker.keys = [
///   (key: "x", help: "picks at once", act: { _, _ in .pick }),
///   (key: "b", help: "back to the start", act: { _, _ in .move(to: Position(section: 0, index: 0)) }),
///   (key: .control("l"), help: "gets it anew", act: { _, _ in .refresh }),
///   (key: .control("x"), help: "leaves", act: { _, _ in .cancel }),
///   (key: "+", help: "one more", act: { size, _ in size == nil ? .ignored : .handled }),
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

  /// The actions of this answer; nil leaves the key its usual effect.
  var actions: [Action]? {
    switch self {
    case .ignored: nil
    case .handled: []
    case .pick: [.pick()]
    case .cancel: [.leave]
    case .move(to: let place): [.go(place.place)]
    case .refresh: [.reload()]
    }
  }
}

extension ItemID {
  /// The place as actions write it.
  var place: GridpickCore.Position { GridpickCore.Position(section: section, index: index) }
}
