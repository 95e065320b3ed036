/// A cell of the screen, counted from 0 at the top left; it may lie outside the screen.
///
/// ```swift
/// session.click(ScreenPoint(line: 2, column: 14))
/// ```
public struct ScreenPoint: Hashable, Sendable {
  /// The line, counted from the top.
  public var line: Int
  /// The column, counted from the left.
  public var column: Int

  /// Creates a point from a line and a column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A number of lines and a number of columns.
///
/// ```swift
/// picker.cellSize = ScreenSize(lines: 3, columns: 12)
/// ```
public struct ScreenSize: Hashable, Sendable {
  /// The number of lines.
  public var lines: Int
  /// The number of columns.
  public var columns: Int

  /// Creates a size from a number of lines and a number of columns.
  public init(lines: Int, columns: Int) {
    self.lines = lines
    self.columns = columns
  }
}

/// A rectangle of cells; it is empty if it has no lines or no columns.
package struct ScreenRect: Hashable, Sendable {
  package var lines: Range<Int>
  package var columns: Range<Int>

  package init(lines: Range<Int>, columns: Range<Int>) {
    self.lines = lines
    self.columns = columns
  }

  package var size: ScreenSize { ScreenSize(lines: lines.count, columns: columns.count) }

  package var corner: ScreenPoint {
    ScreenPoint(line: lines.lowerBound, column: columns.lowerBound)
  }

  package var isEmpty: Bool { lines.isEmpty || columns.isEmpty }

  package func contains(_ point: ScreenPoint) -> Bool {
    lines.contains(point.line) && columns.contains(point.column)
  }

  package func intersection(_ other: ScreenRect) -> ScreenRect {
    ScreenRect(lines: lines.clamped(to: other.lines), columns: columns.clamped(to: other.columns))
  }
}

extension ScreenRect {
  package init(_ size: ScreenSize) {
    self.init(lines: 0..<size.lines, columns: 0..<size.columns)
  }

  /// Creates a rectangle of one line.
  init(line: Int, columns: Range<Int>) {
    self.init(lines: line..<line + 1, columns: columns)
  }
}

package enum ScreenAxis: Sendable {
  case vertical
  case horizontal

  package var other: ScreenAxis { self == .vertical ? .horizontal : .vertical }
}

extension ScreenSize {
  package func extent(along axis: ScreenAxis) -> Int {
    axis == .vertical ? lines : columns
  }
}
