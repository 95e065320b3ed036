import GridpickScreen

/// What lies between the edge of the screen and all else.
package struct Surroundings: Equatable, Sendable {
  /// What stays blank at each edge.
  package var margin: Edges<Extent> = Edges(.cells(0))
  package var border = Border.none

  package init() {}
}

/// Something of each edge of the screen.
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

/// Lines along the edges.
package struct Border: Equatable, Sendable {
  package enum Line: Sendable {
    case rounded
    case sharp
    case bold
    case double
  }

  /// As `--border` calls it.
  package let name: String
  package let line: Line
  /// Along which edges there is one.
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
