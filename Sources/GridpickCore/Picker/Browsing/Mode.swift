/// The mode, which decides the effect of the keys and the wheel.
enum Mode: Equatable {
  /// The user moves in the grid.
  case browsing
  /// The user reads a panel over the grid: the whole value of an item.
  case reading(Panel)
  /// The user looks for an action in the help, which takes the whole view.
  case helping(Help)
  /// The user types the place to go to: a row, or row and column.
  case goingTo(TextEntry)
  /// The user types a label, which leads to an item in view.
  case jumping(Jump)

  /// The mode after the panel, the help or the typed line is closed.
  var closed: Mode {
    switch self {
    case .browsing, .reading, .helping, .goingTo, .jumping: .browsing
    }
  }

  /// The place that is being typed; nil if none is.
  var entry: TextEntry? {
    switch self {
    case .browsing, .reading, .helping, .jumping: nil
    case .goingTo(let entry): entry
    }
  }

  /// The letters of a label that are being typed; nil if no labels are shown.
  var jump: Jump? {
    switch self {
    case .browsing, .reading, .helping, .goingTo: nil
    case .jumping(let jump): jump
    }
  }

  /// The panel that lies over the grid; nil if there is none.
  var panel: Panel? {
    switch self {
    case .browsing, .helping, .goingTo, .jumping: nil
    case .reading(let panel): panel
    }
  }

  /// The help; nil if it is not open.
  var help: Help? {
    switch self {
    case .browsing, .reading, .goingTo, .jumping: nil
    case .helping(let help): help
    }
  }
}
