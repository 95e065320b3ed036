/// A line of the help that is only to be read: a sign in a query, or a gesture of the mouse.
package struct HelpNote: Equatable, Sendable {
  let gesture: String
  let words: String
  var need: Binding.Need?
  /// The names by which the gesture is bound; if all of them are, the help leaves this line out.
  let keys: [Key.Code]

  private init(
    _ gesture: String, _ words: String, needing need: Binding.Need? = nil, keys: Key.Code...
  ) {
    self.gesture = gesture
    self.words = words
    self.need = need
    self.keys = keys
  }

  static let all = typing + mouse

  private static let typing = [
    HelpNote("'x ^x x$ !x x | y", "in find: exact, begins, ends, not, either"),
    HelpNote("title:x", "in find: in that column alone"),
    HelpNote("Ctrl-P Ctrl-N", "in find: earlier and later queries", needing: .history),
    HelpNote("Alt and a key", "while typing: acts; alone the key types, unless bound"),
  ]

  private static let mouse = [
    HelpNote("drag", "slides the grid; let go, it snaps"),
    HelpNote("flick", "goes on by itself; a press catches it"),
    HelpNote("pull past an end", "refreshes, or loads more", needing: .pull),
    HelpNote("click", "goes there, or to a title, tab or shelf"),
    HelpNote(
      "double click", "picks; on a title it sorts; in cards a click picks", keys: .doubleClick),
    HelpNote("right button", "marks", needing: .marking, keys: .rightClick),
    HelpNote("hold", "peeks at the whole value"),
    HelpNote(
      "wheel", "scrolls; tilted or with Alt or Shift sideways",
      keys: .wheelUp, .wheelDown, .wheelLeft, .wheelRight),
    HelpNote("bar, title's end", "dragged, they scroll, and size a column"),
    HelpNote(
      "preview, its line", "dragged, it scrolls, and takes more room", needing: .shownPreview),
  ]
}
