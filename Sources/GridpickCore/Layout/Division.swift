/// The division of a screen between the grid, a preview beside it and the surroundings of both.
package struct Division: Equatable, Sendable {
  package let screen: ScreenSize
  package private(set) var grid: ScreenRect
  /// The rectangle along whose edge a border is drawn; nil without a border or room for one.
  package private(set) var border: ScreenRect?
  package private(set) var preview: Preview?

  package struct Preview: Equatable, Sendable {
    package let side: PreviewWindow.Side
    /// The window in use: the alternative if the first one has too little room.
    package let window: PreviewWindow
    package let pane: ScreenRect
    package let line: ScreenRect
    /// The area in which the line can be dragged: the line and the space beside it.
    package let grip: ScreenRect
    /// The line of the label: the dividing line, the border above, or the preview's first line.
    package let head: ScreenRect?
    package let bar: ScreenRect
    /// The lines or columns that the preview takes, without the line between grid and preview.
    package let extent: Int
  }

  private static let leastGrid = ScreenSize(lines: 4, columns: 20)
  private static let leastPreview = ScreenSize(lines: 1, columns: 8)
  /// The fewest lines of a preview that uses one of them for its label.
  private static let leastLinesWithHead = 3

  /// Divides a screen; without room the preview goes first, then border and margin (rule L6).
  ///
  /// `chosen` is the extent given by dragging the preview's line; `showsHidden` means that a key
  /// has shown the window, even if it or its alternative is hidden.
  package init(
    _ screen: ScreenSize, within surroundings: Surroundings = Surroundings(),
    beside window: PreviewWindow? = nil, chosen: Int? = nil, showsHidden: Bool = false
  ) {
    self.screen = screen
    grid = ScreenRect(screen)
    let isSurrounded = surround(by: surroundings)
    if let window, isSurrounded {
      setApart(window, chosen, showsHidden: showsHidden, hasLabel: surroundings.previewLabel != nil)
    }
  }

  package var isWhole: Bool { grid == ScreenRect(screen) }

  package func inGrid(_ point: ScreenPoint) -> ScreenPoint {
    ScreenPoint(
      line: point.line - grid.lines.lowerBound, column: point.column - grid.columns.lowerBound)
  }

  private mutating func surround(by surroundings: Surroundings) -> Bool {
    let margin = surroundings.margin
    var inner = grid
    inner.cut(margin.top.cells(of: screen.lines), at: .up)
    inner.cut(margin.right.cells(of: screen.columns), at: .right)
    inner.cut(margin.bottom.cells(of: screen.lines), at: .down)
    inner.cut(margin.left.cells(of: screen.columns), at: .left)
    let hasMargin = Self.holdsGrid(inner)
    if hasMargin { grid = inner }
    let edges = surroundings.border.edges
    var within = grid
    within.cut(edges.top ? 1 : 0, at: .up)
    within.cut(edges.right ? 1 : 0, at: .right)
    within.cut(edges.bottom ? 1 : 0, at: .down)
    within.cut(edges.left ? 1 : 0, at: .left)
    guard within != grid else { return hasMargin }
    guard Self.holdsGrid(within) else { return false }
    border = grid
    grid = within
    return hasMargin
  }

  private static func holdsGrid(_ rect: ScreenRect) -> Bool {
    rect.lines.count >= leastGrid.lines && rect.columns.count >= leastGrid.columns
  }

  private mutating func setApart(
    _ window: PreviewWindow, _ chosen: Int?, showsHidden: Bool, hasLabel: Bool
  ) {
    var window = window
    while let alternative = window.alternative, let narrowed = window.narrowed,
      (extent(of: window) ?? 0) < alternative.limit
    {
      window = narrowed
    }
    guard showsHidden || !window.isHidden, let extent = extent(of: window, chosen) else { return }
    let side = window.side(on: grid.size)
    let (before, behind) = side.blanks
    var rest = grid
    let edge = rest.cut(behind, at: side)
    var pane = rest.cut(extent, at: side)
    let grip = rest.cut(before + 1, at: side)
    var line = grip
    line.cut(before, at: side)
    // At the left of the grid the line is the bar; above or below it the pane keeps margins.
    var bar = side == .right ? edge : line
    if side.axis == .vertical {
      bar = pane.cut(1, at: .right)
      pane.cut(1, at: .right)
      pane.cut(1, at: .left)
    }
    var head = side.axis == .vertical ? line : nil
    if head == nil, let border, border.lines.lowerBound < grid.lines.lowerBound {
      head = ScreenRect(lines: border.lines.prefix(1), columns: pane.columns)
    } else if head == nil, hasLabel, pane.lines.count >= Self.leastLinesWithHead {
      head = pane.cut(1, at: .up)
      if bar != line { bar.lines = pane.lines }
    }
    preview = Preview(
      side: side, window: window, pane: pane, line: line, grip: grip, head: head, bar: bar,
      extent: extent)
    grid = rest
  }

  private func extent(of window: PreviewWindow, _ chosen: Int? = nil) -> Int? {
    let side = window.side(on: grid.size)
    let whole = grid.size.extent(along: side.axis)
    let (before, behind) = side.blanks
    let most = whole - Self.leastGrid.extent(along: side.axis) - 1 - before - behind
    let least = Self.leastPreview.extent(along: side.axis)
    guard most >= least, Self.holdsGrid(grid) else { return nil }
    return (chosen ?? window.extent.cells(of: whole)).clamped(to: least...most)
  }
}

extension PreviewWindow.Side {
  /// The spaces between the line and a text beside it, and those after the text for its bar.
  fileprivate var blanks: (before: Int, behind: Int) {
    switch self {
    case .right: (1, 1)
    case .left: (1, 0)
    case .up, .down: (0, 0)
    }
  }
}

extension ScreenRect {
  /// Cuts cells off at a side, at most as many as there are, and returns them.
  @discardableResult
  fileprivate mutating func cut(_ count: Int, at side: PreviewWindow.Side) -> ScreenRect {
    var part = self
    switch side {
    case .right: (columns, part.columns) = (columns.dropLast(count), columns.suffix(count))
    case .left: (columns, part.columns) = (columns.dropFirst(count), columns.prefix(count))
    case .up: (lines, part.lines) = (lines.dropFirst(count), lines.prefix(count))
    case .down: (lines, part.lines) = (lines.dropLast(count), lines.suffix(count))
    }
    return part
  }
}
