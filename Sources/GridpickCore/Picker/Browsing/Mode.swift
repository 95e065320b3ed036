/// The mode, which decides the effect of the keys and the wheel.
enum Mode: Equatable {
  /// The user moves in the grid.
  case browsing
  /// The user reads a panel over the grid: the help, or the whole value of an item.
  case reading(Panel)
  /// The user types the place to go to: a row, or row and column.
  case goingTo(TextEntry)

  /// The mode after the panel or the typed line is closed.
  var closed: Mode {
    switch self {
    case .browsing, .reading, .goingTo: .browsing
    }
  }

  /// The line that is being typed; nil if there is none.
  var entry: TextEntry? {
    switch self {
    case .browsing, .reading: nil
    case .goingTo(let entry): entry
    }
  }

  /// The panel that lies over the grid; nil if there is none.
  var panel: Panel? {
    switch self {
    case .browsing, .goingTo: nil
    case .reading(let panel): panel
    }
  }
}
