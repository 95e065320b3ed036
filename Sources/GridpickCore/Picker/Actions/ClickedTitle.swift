/// The title that was clicked, as commands learn of it (rule B6).
package struct ClickedTitle: Equatable, Sendable {
  /// The title; empty if the column has none.
  package let text: String
  /// The number of the column, or of the tab or shelf, in the data, counted from 1.
  package let number: Int

  package init(_ text: String?, number: Int) {
    self.text = text ?? ""
    self.number = number
  }
}
