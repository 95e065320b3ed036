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
      setApart(
        window, chosen, showsHidden: showsHidden, hasLabel: surroundings.previewLabel != nil)
    }
  }

  package var isWhole: Bool { grid == ScreenRect(screen) }

  package func inGrid(_ point: ScreenPoint) -> ScreenPoint {
    ScreenPoint(
      line: point.line - grid.lines.lowerBound, column: point.column - grid.columns.lowerBound)
  }

  private mutating func surround(by surroundings: Surroundings) -> Bool {
    let margin = surroundings.margin
    let inner = grid.without(
      Edges(
        top: margin.top.cells(of: screen.lines), right: margin.right.cells(of: screen.columns),
        bottom: margin.bottom.cells(of: screen.lines),
        left: margin.left.cells(of: screen.columns)))
    let hasMargin = Self.holdsGrid(inner)
    if hasMargin { grid = inner }
    let edges = surroundings.border.edges
    let within = grid.without(
      Edges(
        top: edges.top ? 1 : 0, right: edges.right ? 1 : 0, bottom: edges.bottom ? 1 : 0,
        left: edges.left ? 1 : 0))
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
    let axis = side.axis
    let whole = grid.size.extent(along: axis)
    let (before, behind) = side.blanks
    let counts = [whole - extent - 1 - before - behind, 1, before, extent, behind]
    let parts = grid.split(side.comesFirst ? counts.reversed() : counts, along: axis)
    let ordered = side.comesFirst ? parts.reversed() : parts
    var (pane, bar) = side.pane(in: ordered[3], line: ordered[1], edge: ordered[4])
    var head = axis == .vertical ? ordered[1] : nil
    if head == nil, let border, border.lines.lowerBound < grid.lines.lowerBound {
      head = ScreenRect(lines: border.lines.prefix(1), columns: pane.columns)
    } else if head == nil, hasLabel, pane.lines.count >= Self.leastLinesWithHead {
      head = ScreenRect(lines: pane.lines.prefix(1), columns: pane.columns)
      pane.lines = pane.lines.dropFirst(1)
      if bar != ordered[1] { bar.lines = pane.lines }
    }
    preview = Preview(
      side: side, window: window, pane: pane, line: ordered[1],
      grip: ordered[1].hull(with: ordered[2]), head: head, bar: bar, extent: extent)
    grid = ordered[0]
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

  /// Returns the pane and the bar of a preview.
  ///
  /// At the left of the grid the line is the bar; above or below the grid the pane keeps margins.
  fileprivate func pane(
    in part: ScreenRect, line: ScreenRect, edge: ScreenRect
  ) -> (pane: ScreenRect, bar: ScreenRect) {
    switch self {
    case .right: return (part, edge)
    case .left: return (part, line)
    case .up, .down:
      let end = part.columns.upperBound
      let inner = part.without(Edges(top: 0, right: 2, bottom: 0, left: 1))
      return (inner, ScreenRect(lines: part.lines, columns: end - 1..<end))
    }
  }
}

extension ScreenRect {
  fileprivate func without(_ edges: Edges<Int>) -> ScreenRect {
    ScreenRect(
      lines: lines.without(edges.top, edges.bottom),
      columns: columns.without(edges.left, edges.right))
  }

  fileprivate func hull(with other: ScreenRect) -> ScreenRect {
    ScreenRect(lines: lines.hull(with: other.lines), columns: columns.hull(with: other.columns))
  }

  fileprivate func split(_ counts: [Int], along axis: ScreenAxis) -> [ScreenRect] {
    var start = axis == .vertical ? lines.lowerBound : columns.lowerBound
    return counts.map { count in
      defer { start += count }
      return axis == .vertical
        ? ScreenRect(lines: start..<start + count, columns: columns)
        : ScreenRect(lines: lines, columns: start..<start + count)
    }
  }
}

extension Range<Int> {
  fileprivate func hull(with other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }

  fileprivate func without(_ start: Int, _ end: Int) -> Range<Int> {
    let start = Swift.min(lowerBound + start, upperBound)
    return start..<Swift.max(start, upperBound - end)
  }
}
