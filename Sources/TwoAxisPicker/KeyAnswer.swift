import GridpickCore
import GridpickModel

/// What comes of a key that is the program's own.
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
  /// The key does what it does otherwise.
  case ignored
  /// Nothing more comes of it.
  case handled
  /// Picks the current item.
  case pick
  /// Leaves the picker.
  case cancel
  /// Goes to a place.
  case move(to: Position)
  /// Has newer rows got.
  case refresh

  /// What the picker does for it; nil is what the key does otherwise.
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
  /// Actions name a place of the data as they are written.
  var place: GridpickModel.Position { GridpickModel.Position(section: section, index: index) }
}
