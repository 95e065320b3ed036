import GridpickPaging
import GridpickProtocol

/// What a key can be bound to.
package enum Action: Hashable, Sendable {
  case move(Movement)
  case pick
  /// Shows the whole value.
  case peek
  /// Asks for newer data.
  case reload
  case help
  /// Scrolls what is read by lines, down or with a minus up.
  case scroll(Int)
  /// Scrolls it by as many lines as are seen of it.
  case scrollView(Int)
  /// Ends reading.
  case close
  case cancel
}

/// One row of the table of keys: the help is made from it.
package struct Binding: Sendable {
  package let keys: [Key]
  package let action: Action
  package let help: String

  package init(_ keys: [Key], _ action: Action, _ help: String) {
    self.keys = keys
    self.action = action
    self.help = help
  }
}

/// Which key does what: from a key and what the picker is at, to an action.
package struct Keymap: Sendable {
  package var bindings: [Binding]

  package static let standard = Keymap(bindings: [
    Binding([Key(.left), "h"], .move(.step(.left)), "one step left"),
    Binding([Key(.right), "l"], .move(.step(.right)), "one step right"),
    Binding([Key(.up), "k"], .move(.step(.up)), "one step up"),
    Binding([Key(.down), "j"], .move(.step(.down)), "one step down"),
    Binding([Key(.pageUp)], .move(.stepView(.up)), "one view up"),
    Binding([Key(.pageDown)], .move(.stepView(.down)), "one view down"),
    Binding([.control(.left)], .move(.stepView(.left)), "one view left"),
    Binding([.control(.right)], .move(.stepView(.right)), "one view right"),
    Binding([Key(.home)], .move(.first(.item)), "first item"),
    Binding([Key(.end)], .move(.last(.item)), "last item"),
    Binding(["g"], .move(.first(.section)), "first row, shelf or tab"),
    Binding(["G"], .move(.last(.section)), "last row, shelf or tab"),
    Binding([Key(.enter)], .pick, "pick"),
    Binding(["v"], .peek, "peek at the whole value"),
    Binding(["r"], .reload, "refresh, with --reload"),
    Binding(["?"], .help, "this help"),
    Binding(["q", Key(.escape), .control("c")], .cancel, "cancel"),
  ])

  /// What a key does in a mode; nil is nothing.
  func action(for key: Key, in mode: Mode) -> Action? {
    let bound = bindings.first { $0.keys.contains(key) }?.action
    switch mode {
    case .browsing: return bound
    // Ctrl-C leaves whatever one is at; any key that does not scroll ends reading (rule G10).
    case .reading: return key == .control("c") ? .cancel : bound?.whileReading ?? .close
    }
  }

  /// The lines of the help panel: keys in one column, what they do in the next.
  package func helpLines(ascii: Bool) -> [String] {
    let rows = bindings.map { binding in
      (keys: binding.keys.map { $0.name(ascii: ascii) }.joined(separator: " "), help: binding.help)
    }
    let width = rows.map(\.keys.count).max() ?? 0
    return rows.map { row in
      row.keys + String(repeating: " ", count: width - row.keys.count + 2) + row.help
    }
  }
}

extension Action {
  /// What goes up and down in the grid does so in what is read.
  fileprivate var whileReading: Action? {
    switch self {
    case .move(.step(.down)): .scroll(1)
    case .move(.step(.up)): .scroll(-1)
    case .move(.stepView(.down)): .scrollView(1)
    case .move(.stepView(.up)): .scrollView(-1)
    case .move, .pick, .peek, .reload, .help, .scroll, .scrollView, .close, .cancel: nil
    }
  }
}
