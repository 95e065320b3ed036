/// The margin, the border, and the labels of border and preview.
package struct Surroundings: Equatable, Sendable {
  package var margin: Edges<Extent> = Edges(.cells(0))
  package var border = Border.none
  package var borderLabel: String?
  package var previewLabel: String?

  package init() {}

  /// Sets the text in the border's line, and draws a border if there is none to hold the text.
  package mutating func label(_ text: String) {
    borderLabel = text
    if border == .none { border = .rounded }
  }
}

package struct Edges<Value: Equatable & Sendable>: Equatable, Sendable {
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

/// A border: lines along some edges of a picker.
///
/// ```swift
/// picker.border = .rounded
/// picker.border = .sharp
/// picker.border = .bold
/// picker.border = .double
/// ```
///
/// Other borders leave some edges open:
///
/// ```swift
/// picker.border = .horizontal
/// picker.border = .vertical
/// picker.border = .top
/// picker.border = .bottom
/// picker.border = .left
/// picker.border = .right
/// picker.border = .none
/// ```
public struct Border: Equatable, Sendable {
  package enum Line: Sendable {
    case rounded
    case sharp
    case bold
    case double
  }

  package let name: String
  package let line: Line
  package let edges: Edges<Bool>

  /// A frame with round corners.
  public static let rounded = Border(name: "rounded", line: .rounded, edges: Edges(true))
  /// A frame of thin lines.
  public static let sharp = Border(name: "sharp", line: .sharp, edges: Edges(true))
  /// A frame of thick lines.
  public static let bold = Border(name: "bold", line: .bold, edges: Edges(true))
  /// A frame of double lines.
  public static let double = Border(name: "double", line: .double, edges: Edges(true))
  /// A line above and a line below.
  public static let horizontal = Border(thin: "horizontal", along: [.up, .down])
  /// A line at each side.
  public static let vertical = Border(thin: "vertical", along: [.left, .right])
  /// A line above.
  public static let top = Border(thin: "top", along: [.up])
  /// A line below.
  public static let bottom = Border(thin: "bottom", along: [.down])
  /// A line at the left.
  public static let left = Border(thin: "left", along: [.left])
  /// A line at the right.
  public static let right = Border(thin: "right", along: [.right])
  /// No line.
  public static let none = Border(name: "none", line: .rounded, edges: Edges(false))

  package static let all = [
    rounded, sharp, bold, double, horizontal, vertical, top, bottom, left, right, none,
  ]
}

extension Border {
  fileprivate init(thin name: String, along sides: Set<Direction>) {
    let edges = Edges(
      top: sides.contains(.up), right: sides.contains(.right), bottom: sides.contains(.down),
      left: sides.contains(.left))
    self.init(name: name, line: .sharp, edges: edges)
  }
}

/// The part of a screen that something takes along an axis: some cells, or a share.
///
/// ```swift
/// picker.previewWindow.extent = .cells(6)
/// picker.previewWindow.extent = .percent(40)
/// ```
public enum Extent: Hashable, Sendable {
  /// A number of lines or columns.
  case cells(Int)
  /// A share of the lines or columns of the screen, from 0 to 100.
  case percent(Int)

  package func cells(of whole: Int) -> Int {
    switch self {
    case .cells(let count): count.clamped(to: 0...whole)
    case .percent(let share): whole * share.clamped(to: 0...100) / 100
    }
  }
}
