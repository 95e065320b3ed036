import GridpickPaging
import GridpickProtocol

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

  package static let all: [Binding] = [
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
  ]

  /// The lines of the help panel: keys in one column, what they do in the next.
  package static func helpLines(ascii: Bool) -> [String] {
    let rows = all.map { binding in
      (keys: binding.keys.map { $0.name(ascii: ascii) }.joined(separator: " "), help: binding.help)
    }
    let width = rows.map(\.keys.count).max() ?? 0
    return rows.map { row in
      row.keys + String(repeating: " ", count: width - row.keys.count + 2) + row.help
    }
  }
}
