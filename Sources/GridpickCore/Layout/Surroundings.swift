/// The margin, the border, and the labels of border and preview.
package struct Surroundings: Equatable, Sendable {
  package var margin: Edges<Extent> = Edges(.cells(0))
  package var border = Border.none
  /// The text in the border's line above or below; nil if there is none.
  package var borderLabel: String?
  package var previewLabel: String?

  package init() {}

  /// Sets the text in the border's line, and draws a border if there is none to hold the text.
  package mutating func label(_ text: String) {
    borderLabel = text
    if border == .none { border = .rounded }
  }
}

/// A value for each edge of the screen.
///
/// ```swift
/// picker.margin = Edges(2)
/// picker.margin = Edges(top: 0, right: .percent(10), bottom: 1, left: .percent(10))
/// ```
public struct Edges<Value> {
  /// The value for the edge above.
  ///
  /// ```swift
  /// picker.margin.top = 1
  /// ```
  public var top: Value
  /// The value for the edge at the right.
  ///
  /// ```swift
  /// picker.margin.right = .cells(4)
  /// ```
  public var right: Value
  /// The value for the edge below.
  ///
  /// ```swift
  /// picker.margin.bottom = 1
  /// ```
  public var bottom: Value
  /// The value for the edge at the left.
  ///
  /// ```swift
  /// picker.margin.left = .percent(25)
  /// ```
  public var left: Value

  /// Creates edges that all have the same value.
  public init(_ value: Value) {
    self.init(top: value, right: value, bottom: value, left: value)
  }

  /// Creates edges that each have a value of their own.
  public init(top: Value, right: Value, bottom: Value, left: Value) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }
}

extension Edges: Equatable where Value: Equatable {}
extension Edges: Sendable where Value: Sendable {}
