/// A cell of the screen, counted from 0 at the top left; may lie outside it.
package struct ScreenPoint: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// How many lines and columns something takes.
package struct ScreenSize: Hashable, Sendable {
  package var lines: Int
  package var columns: Int

  package init(lines: Int, columns: Int) {
    self.lines = lines
    self.columns = columns
  }
}

/// A rectangle of cells; empty when it has no lines or no columns.
package struct ScreenRect: Hashable, Sendable {
  package var lines: Range<Int>
  package var columns: Range<Int>

  package init(lines: Range<Int>, columns: Range<Int>) {
    self.lines = lines
    self.columns = columns
  }

  package init(_ size: ScreenSize) {
    self.init(lines: 0..<size.lines, columns: 0..<size.columns)
  }

  package var size: ScreenSize { ScreenSize(lines: lines.count, columns: columns.count) }

  package var isEmpty: Bool { lines.isEmpty || columns.isEmpty }

  package func contains(_ point: ScreenPoint) -> Bool {
    lines.contains(point.line) && columns.contains(point.column)
  }

  package func intersection(_ other: ScreenRect) -> ScreenRect {
    ScreenRect(lines: lines.clamped(to: other.lines), columns: columns.clamped(to: other.columns))
  }
}

/// An axis of the screen.
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
