extension Help {
  /// Creates the help from the table of keys and the names of the actions.
  ///
  /// The help has only what the picker has the features for, and each action once: with its keys,
  /// or without a key if no other row does the same.
  init(_ keymap: Keymap, ascii: Bool, where isMet: (Binding.Need) -> Bool) {
    let own = keymap.bindings.filter { $0.isOwn && $0.occasion == nil }
    var done: [[Action]] = []
    var rows = own.map { Row($0, ascii: ascii) }
    for name in ActionName.all where name.need.map(isMet) ?? true {
      guard let actions = name.alone, actions != [.nothing], !done.contains(actions) else {
        continue
      }
      let keys = keymap.bindings.filter { !$0.isOwn && $0.actions == actions }.flatMap(\.keys)
      guard !keys.isEmpty || !own.contains(where: { $0.actions == actions }) else { continue }
      done.append(actions)
      let words = isMet(.groups) ? name.wordsInGroups ?? name.words : name.words
      rows.append(Row(name, words, actions, keys: keys.map { $0.name(ascii: ascii) }))
    }
    self.init(
      rows: rows,
      notes: HelpNote.all.filter { note in
        let isReplaced = !note.keys.isEmpty && note.keys.allSatisfy(keymap.replaces)
        return !isReplaced && note.need.map(isMet) ?? true
      }.map { HelpRow(keys: [$0.gesture], words: $0.words) })
  }
}

extension Help.Row {
  fileprivate init(_ binding: Binding, ascii: Bool) {
    texts = HelpRow(
      keys: binding.keys.map { $0.name(ascii: ascii) }, words: binding.help,
      name: binding.calls.map(\.name).filter { !$0.isEmpty }.joined(separator: "+"))
    group = .yours
    written = binding.calls.map(\.written).joined(separator: "+")
    actions = binding.actions
  }

  fileprivate init(_ name: ActionName, _ words: String, _ actions: [Action], keys: [String]) {
    texts = HelpRow(keys: keys, words: words, name: name.name)
    group = name.group
    written = name.name
    self.actions = actions
  }
}
