/// The keys as a printed list: in the help of the command, and in the manual.
extension Keymap {
  package typealias Line = (left: String, right: String)

  package func help(ascii: Bool) -> [Line] {
    Self.help(of: bindings, ascii: ascii)
      + HelpNote.all.map { ($0.gesture, $0.need.help($0.words)) }
  }

  package static func help(
    of bindings: [Binding], ascii: Bool, namingNeeds namesNeeds: Bool = true
  ) -> [Line] {
    bindings.map { binding in
      let keys = binding.keys.map { $0.name(ascii: ascii) }.joined(separator: " ")
      return (keys, namesNeeds ? (binding.row?.need).help(binding.help) : binding.help)
    }
  }
}

/// A line of the help that cannot be run: a symbol in a query, or a gesture of the mouse.
struct HelpNote {
  let gesture: String
  let words: String
  let need: Binding.Need?

  private init(_ gesture: String, _ words: String, needing need: Binding.Need? = nil) {
    self.gesture = gesture
    self.words = words
    self.need = need
  }

  static let all = [
    HelpNote("'x ^x x$ !x x | y", "in find: exact, prefix, suffix, not, or"),
    HelpNote("title:x title:>5", "in find: only in that column"),
    HelpNote("Ctrl-P Ctrl-N", "in find: previous and next query", needing: .history),
    HelpNote("Alt and a key", "while typing: runs the key's action"),
    HelpNote("drag", "moves the grid; it snaps on release"),
    HelpNote("flick", "keeps scrolling; a press stops it"),
    HelpNote("pull past an end", "refreshes, or loads more", needing: .pull),
    HelpNote("click", "goes to an item, title, tab or shelf"),
    HelpNote("double click", "picks; on a title sorts; in cards one click picks"),
    HelpNote("right button", "marks", needing: .marking),
    HelpNote("hold", "shows the whole value"),
    HelpNote("wheel", "scrolls; sideways if tilted or with Alt or Shift"),
    HelpNote("drag", "bar scrolls, title moves column, its edge resizes it"),
    HelpNote("drag preview", "scrolls it; its edge resizes it", needing: .shownPreview),
  ]
}
