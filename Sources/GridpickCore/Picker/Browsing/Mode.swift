/// The mode, which decides the effect of the keys and the wheel.
enum Mode: Equatable {
  case browsing
  /// The user reads a panel over the grid: the whole value of an item.
  case reading(Panel)
  /// The user looks for an action in the help, which takes the whole view.
  case helping(Help)
  /// The user types the place to go to: a row, or row and column.
  case goingTo(TextEntry)
  /// The user types a label, which leads to an item in view.
  case jumping(Jump)

  var closed: Mode {
    switch self {
    case .browsing, .reading, .helping, .goingTo, .jumping: .browsing
    }
  }

  var entry: TextEntry? {
    switch self {
    case .browsing, .reading, .helping, .jumping: nil
    case .goingTo(let entry): entry
    }
  }

  var jump: Jump? {
    switch self {
    case .browsing, .reading, .helping, .goingTo: nil
    case .jumping(let jump): jump
    }
  }

  var panel: Panel? {
    switch self {
    case .browsing, .helping, .goingTo, .jumping: nil
    case .reading(let panel): panel
    }
  }

  var help: Help? {
    switch self {
    case .browsing, .reading, .goingTo, .jumping: nil
    case .helping(let help): help
    }
  }
}
