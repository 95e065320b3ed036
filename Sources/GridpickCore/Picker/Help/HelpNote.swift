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
    HelpNote("'x ^x x$ !x x | y", "in find: exact, prefix, suffix, not, or"),
    HelpNote("title:x", "in find: only in that column"),
    HelpNote("Ctrl-P Ctrl-N", "in find: previous and next query", needing: .history),
    HelpNote("Alt and a key", "while typing: runs the key's action"),
  ]

  private static let mouse = [
    HelpNote("drag", "moves the grid; it snaps on release"),
    HelpNote("flick", "keeps scrolling; a press stops it"),
    HelpNote("pull past an end", "refreshes, or loads more", needing: .pull),
    HelpNote("click", "goes to an item, title, tab or shelf"),
    HelpNote(
      "double click", "picks; on a title sorts; in cards one click picks", keys: .doubleClick),
    HelpNote("right button", "marks", needing: .marking, keys: .rightClick),
    HelpNote("hold", "shows the whole value"),
    HelpNote(
      "wheel", "scrolls; sideways if tilted or with Alt or Shift",
      keys: .wheelUp, .wheelDown, .wheelLeft, .wheelRight),
    HelpNote("drag", "the bar scrolls, a title's edge resizes its column"),
    HelpNote(
      "drag preview", "scrolls it; its edge resizes it", needing: .shownPreview),
  ]
}
