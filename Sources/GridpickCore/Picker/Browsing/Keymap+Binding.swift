extension Keymap {
  /// Replaces the bindings of keys and events (rule B1), or adds to them if `written` goes on.
  package mutating func bind(_ written: Binding) {
    for trigger in written.triggers { bind(trigger, to: written) }
  }

  private mutating func bind(_ trigger: Binding.Trigger, to written: Binding) {
    let before = written.goesOn ? bindings.first { $0.triggers.contains(trigger) } : nil
    free(trigger)
    let calls = before.map {
      $0.isOwn ? $0.calls : $0.row.map { [ActionCall(name: $0.name, words: $0.words)] } ?? []
    }
    add(
      Binding(
        triggers: [trigger], actions: (before?.actions ?? []) + written.actions,
        calls: (calls ?? []) + written.calls))
  }

  package mutating func bind(
    _ trigger: Binding.Trigger, calling number: Int, named name: String = "",
    help: String = ""
  ) {
    let before = bindings.first { $0.triggers.contains(trigger) }?.actions ?? []
    free(trigger)
    let call = Action("call", .call(number, otherwise: before))
    let calls = [ActionCall(name: name, words: help)]
    add(Binding(triggers: [trigger], actions: [call], calls: calls))
  }

  mutating func free(_ trigger: Binding.Trigger) {
    for place in bindings.indices.reversed() where bindings[place].triggers.contains(trigger) {
      bindings[place].triggers.removeAll { $0 == trigger }
      if bindings[place].triggers.isEmpty { bindings.remove(at: place) }
    }
  }

  /// Adds a binding after the user's other bindings, which come first in the help.
  private mutating func add(_ binding: Binding) {
    let count = bindings.prefix(while: \.isOwn).count
    if count > 0, bindings[count - 1].occasion == nil, binding.occasion == nil,
      bindings[count - 1].actions == binding.actions
    {
      bindings[count - 1].triggers += binding.triggers
    } else {
      bindings.insert(binding, at: count)
    }
  }

  func actions(on occasion: Occasion) -> [Action] {
    row(of: .occasion(occasion))?.actions ?? []
  }

  var occasions: [Occasion] { bindings.compactMap(\.occasion) }

  /// True if the first data comes from a reload (rule B5).
  package var reloadsAtStart: Bool {
    actions(on: .start).contains { ["reload", "reload-sync"].contains($0.name) }
  }
}
