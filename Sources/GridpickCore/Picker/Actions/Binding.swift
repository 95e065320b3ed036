/// Keys or events and their actions: a row of the table of keys, from which the help is made.
package struct Binding: Sendable {
  package enum Trigger: Hashable, Sendable {
    case key(Key)
    case occasion(Occasion)

    init?(_ name: String) {
      if let occasion = Occasion(written: name.lowercased()) {
        self = .occasion(occasion)
      } else if let key = Key(written: name) {
        self = .key(key)
      } else {
        return nil
      }
    }

    var key: Key? { if case .key(let key) = self { key } else { nil } }
  }

  package var triggers: [Trigger] = []
  package var actions: [Action] = []
  /// The actions as the user or the program has written them; empty in the standard table.
  var calls: [ActionCall] = []
  /// True if the actions are added to those that are already bound.
  package var goesOn = false

  package var keys: [Key] { triggers.compactMap(\.key) }

  /// The event that the row of a keymap is about, which has no other trigger; nil for keys.
  package var occasion: Occasion? {
    if case .occasion(let occasion)? = triggers.first { occasion } else { nil }
  }

  /// True if the user or the program has bound the row (rule B1).
  package var isOwn: Bool { !calls.isEmpty }

  var row: ActionRow? { isOwn ? nil : ActionRow.all.first { $0.alone == actions } }

  package var help: String {
    isOwn ? calls.map(\.words).joined(separator: ", ") : row?.words ?? ""
  }
}

extension Binding {
  package init(_ keys: [Key], _ actions: Action...) {
    self.init(triggers: keys.map(Trigger.key), actions: actions)
  }

  package init(pickingBy key: Key) {
    self.init(
      triggers: [.key(key)], actions: [Action("accept-by", .key(key))],
      calls: [ActionCall(name: "accept", words: "pick, and print the key")])
  }

  package static let reloadingAtStart = Binding(
    triggers: [.occasion(.start)], actions: ["reload"],
    calls: [ActionCall(name: "reload", words: "refresh")], goesOn: true)
}
