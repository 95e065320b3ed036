extension Keymap {
  /// Replaces the bindings of keys and events (rule B1), or adds to them if `written` goes on.
  package mutating func bind(_ written: WrittenBinding) {
    for trigger in written.triggers { bind(trigger, to: written) }
  }

  private mutating func bind(_ trigger: WrittenBinding.Trigger, to written: WrittenBinding) {
    let before = written.goesOn ? bindings.first { $0.hasTrigger(trigger) } : nil
    free(trigger)
    let calls = before.map {
      $0.isOwn ? $0.calls : $0.row.map { [ActionCall(name: $0.name, words: $0.words)] } ?? []
    }
    add(
      Binding(
        trigger, (before?.actions ?? []) + written.actions,
        writtenAs: (calls ?? []) + written.calls))
  }

  package mutating func bind(
    _ trigger: WrittenBinding.Trigger, calling number: Int, named name: String = "",
    help: String = ""
  ) {
    let before = bindings.first { $0.hasTrigger(trigger) }?.actions ?? []
    free(trigger)
    let call = Action("call", .call(number, otherwise: before))
    add(Binding(trigger, [call], writtenAs: [ActionCall(name: name, words: help)]))
  }

  mutating func free(_ trigger: WrittenBinding.Trigger) {
    for place in bindings.indices.reversed() where bindings[place].hasTrigger(trigger) {
      if case .key(let key) = trigger { bindings[place].keys.removeAll { $0 == key } }
      if bindings[place].keys.isEmpty { bindings.remove(at: place) }
    }
  }

  /// Adds a binding after the user's other bindings, which come first in the help.
  private mutating func add(_ binding: Binding) {
    let count = bindings.prefix(while: \.isOwn).count
    if count > 0, bindings[count - 1].occasion == nil, binding.occasion == nil,
      bindings[count - 1].actions == binding.actions
    {
      bindings[count - 1].keys += binding.keys
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

extension Binding {
  func hasTrigger(_ trigger: WrittenBinding.Trigger) -> Bool {
    switch trigger {
    case .key(let key): keys.contains(key)
    case .occasion(let occasion): self.occasion == occasion
    }
  }
}
