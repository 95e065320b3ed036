/// The margin and the border between the edge of the screen and everything else, and the labels of
/// border and preview.
package struct Surroundings: Equatable, Sendable {
  /// The extent that stays blank at each edge.
  package var margin: Edges<Extent> = Edges(.cells(0))
  package var border = Border.none
  /// The text in the border's line above or below; nil if there is none.
  package var borderLabel: String?
  /// The text over the preview; nil if there is none.
  package var previewLabel: String?

  package init() {}
}

/// A value for each edge of the screen.
package struct Edges<Value> {
  package var top: Value
  package var right: Value
  package var bottom: Value
  package var left: Value

  package init(_ value: Value) {
    self.init(top: value, right: value, bottom: value, left: value)
  }

  package init(top: Value, right: Value, bottom: Value, left: Value) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }
}

extension Edges: Equatable where Value: Equatable {}
extension Edges: Sendable where Value: Sendable {}

/// A border: lines along some edges.
package struct Border: Equatable, Sendable {
  package enum Line: Sendable {
    case rounded
    case sharp
    case bold
    case double
  }

  /// The name that `--border` uses.
  package let name: String
  package let line: Line
  /// True for each edge with a line.
  package let edges: Edges<Bool>

  package static let none = Border(name: "none", line: .rounded, edges: Edges(false))

  package static let all = [
    Border(name: "rounded", line: .rounded, edges: Edges(true)),
    Border(name: "sharp", line: .sharp, edges: Edges(true)),
    Border(name: "bold", line: .bold, edges: Edges(true)),
    Border(name: "double", line: .double, edges: Edges(true)),
    Border(
      name: "horizontal", line: .sharp,
      edges: Edges(top: true, right: false, bottom: true, left: false)),
    Border(
      name: "vertical", line: .sharp,
      edges: Edges(top: false, right: true, bottom: false, left: true)),
    Border(
      name: "top", line: .sharp, edges: Edges(top: true, right: false, bottom: false, left: false)),
    Border(
      name: "bottom", line: .sharp,
      edges: Edges(top: false, right: false, bottom: true, left: false)),
    Border(
      name: "left", line: .sharp, edges: Edges(top: false, right: false, bottom: false, left: true)),
    Border(
      name: "right", line: .sharp,
      edges: Edges(top: false, right: true, bottom: false, left: false)),
    none,
  ]
}
