/// A range of bytes of a text, and the style in which they are drawn.
package struct StyledRun: Equatable, Sendable {
  package let bytes: Range<Int>
  package let style: Style

  package init(_ bytes: Range<Int>, _ style: Style) {
    self.bytes = bytes
    self.style = style
  }
}
