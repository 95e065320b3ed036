/// The mode, which decides the effect of the keys and the wheel.
enum Mode {
  case browsing
  /// The user reads a panel over the grid: the whole value of an item.
  case reading(Panel)
  /// The user is in another picker, which takes the whole view.
  indirect case overlaid(Overlay)
  /// The user types the place to go to: a row, or row and column.
  case goingTo(TextEntry)
  /// The user types a label, which leads to an item in view.
  case jumping(Jump)

  var isBrowsing: Bool { if case .browsing = self { true } else { false } }

  var entry: TextEntry? { if case .goingTo(let entry) = self { entry } else { nil } }

  var jump: Jump? { if case .jumping(let jump) = self { jump } else { nil } }

  var panel: Panel? { if case .reading(let panel) = self { panel } else { nil } }

  var overlay: Overlay? { if case .overlaid(let overlay) = self { overlay } else { nil } }
}
