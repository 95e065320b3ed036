import GridpickRendering

/// What keys and wheel are for at the moment.
enum Mode: Equatable {
  /// Going about the grid.
  case browsing
  /// Reading what lies over it: the help, or the whole value of an item.
  case reading(Panel)
  /// Typing where to go: a row, or row and column.
  case goingTo(TextEntry)

  /// What one is at once what lies over the grid is closed.
  var closed: Mode {
    switch self {
    case .browsing, .reading, .goingTo: .browsing
    }
  }

  /// What is being typed; nil where nothing is.
  var entry: TextEntry? {
    switch self {
    case .browsing, .reading: nil
    case .goingTo(let entry): entry
    }
  }

  /// What lies over the grid, if anything does.
  var panel: Panel? {
    switch self {
    case .browsing, .goingTo: nil
    case .reading(let panel): panel
    }
  }
}
