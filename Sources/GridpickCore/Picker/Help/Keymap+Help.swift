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

/// The lines of the help that cannot be run: symbols in a query, and gestures of the mouse.
enum HelpNote {
  static let all: [(gesture: String, words: String, need: Binding.Need?)] = [
    ("'x ^x x$ !x x | y", "in find: exact, prefix, suffix, not, or", nil),
    ("title:x title:>5", "in find: only in that column", nil),
    ("Ctrl-P Ctrl-N", "in find: previous and next query", .history),
    ("Alt and a key", "while typing: runs the key's action", nil),
    ("drag", "moves the grid; it snaps on release", nil),
    ("flick", "keeps scrolling; a press stops it", nil),
    ("pull past an end", "refreshes, or loads more", .pull),
    ("click", "goes to an item, title, tab or shelf", nil),
    ("double click", "picks; on a title sorts; in cards one click picks", nil),
    ("right button", "marks", .marking),
    ("hold", "shows the whole value", nil),
    ("wheel", "scrolls; sideways if tilted or with Alt or Shift", nil),
    ("drag", "bar scrolls, title moves column, its edge resizes it", nil),
    ("drag preview", "scrolls it; its edge resizes it", .shownPreview),
  ]
}
