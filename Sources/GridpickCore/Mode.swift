import GridpickRendering

/// What keys and wheel are for at the moment.
enum Mode: Equatable {
  /// Going about the grid.
  case browsing
  /// Reading what lies over it: the help, or the whole value of an item.
  case reading(Panel)

  /// What lies over the grid, if anything does.
  var panel: Panel? {
    switch self {
    case .browsing: nil
    case .reading(let panel): panel
    }
  }
}
