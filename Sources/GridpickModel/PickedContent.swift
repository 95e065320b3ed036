/// What picks are printed from: all that there is, whatever is hidden on the screen.
package struct PickedContent {
  /// As it lies, which says at what place of the data an item is.
  package let whole: Grid
  /// With sections, or a list's items, in the order in which they are shown.
  package let ordered: Grid

  package init(whole: Grid, ordered: Grid) {
    self.whole = whole
    self.ordered = ordered
  }

  /// What stands as it came.
  package init(_ content: Grid) {
    self.init(whole: content, ordered: content)
  }
}
