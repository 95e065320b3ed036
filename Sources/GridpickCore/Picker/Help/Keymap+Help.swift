/// The keys as a printed list: in the help of the command, and in the manual.
extension Keymap {
  package typealias Line = (left: String, right: String)

  /// Returns the keys with what they do and need, and then the lines that are only to be read.
  ///
  /// Those lines are about the signs of a query, and about the mouse.
  package func help(ascii: Bool) -> [Line] {
    Self.help(of: bindings, ascii: ascii)
      + HelpNote.all.compactMap { note in
        note.need.help(note.words, where: nil).map { (note.gesture, $0) }
      }
  }

  /// Returns the rows of some bindings; if `isMet` is nil, each row says which feature it needs.
  package static func help(
    of bindings: [Binding], ascii: Bool, where isMet: ((Binding.Need) -> Bool)? = nil
  ) -> [Line] {
    bindings.compactMap { binding in
      let keys = binding.keys.map { $0.name(ascii: ascii) }.joined(separator: " ")
      let need = binding.name?.need
      return need.help(binding.help, where: isMet).map { (keys, $0) }
    }
  }
}

extension Action {
  /// Returns what a key does in the help.
  ///
  /// A key that types nothing and is bound to a movement moves the choice (rule S3).
  static func helping(_ key: Key, _ bound: [Action], hasText: Bool) -> [Action] {
    if bound == [.leave] { return bound }
    switch key {
    case Key(.enter): return [.doChosen]
    case Key(.escape):
      return hasText ? [.edit(.go(.end)), .edit(.erase(.start))] : [.close]
    case .control("j"): return [.choose(.step(.down))]
    case Key(.home): return [.choose(.start)]
    case Key(.end): return [.choose(.end)]
    default:
      if let edit = TextEntry.Edit(key) { return [.edit(edit)] }
      guard case .move(let movement)? = bound.first, bound.count == 1 else { return [] }
      return [.choose(movement)]
    }
  }
}
