/// The cells of the last frame, before anything was drawn over them.
///
/// Most cells of a frame stood in the frame before it too, perhaps at another place. To copy such a
/// cell costs a tenth of drawing it. An arrangement has its own, because in another one the same
/// places show other items, or lie elsewhere. Only one thread may use it.
final class DrawnCells {
  fileprivate(set) var last: Last?
  /// True once a program has drawn a cell itself, which may look unlike at each time.
  var hasOwn = false

  /// A frame of cells, and what decided how they look.
  final class Last {
    fileprivate let frame: Frame
    fileprivate let body: ScreenRect
    fileprivate let position: Position?
    fileprivate let styles: StyleMemory
    let offsets: Offsets

    fileprivate init(_ frame: Frame, of scene: Scene) {
      self.frame = frame
      body = scene.panes.body
      position = scene.position
      styles = scene.look.theme.memory
      offsets = scene.offsets
    }
  }
}

extension Scene {
  /// The cells of the last frame; nil if a cell may look unlike in this one.
  var lastCells: DrawnCells.Last? {
    isPlain && drawn?.last?.styles === look.theme.memory ? drawn?.last : nil
  }

  /// Keeps the cells of this frame for the next one.
  func keep(_ cells: Frame) {
    guard let drawn else { return }
    drawn.last = isPlain && !drawn.hasOwn ? DrawnCells.Last(cells, of: self) : nil
  }

  /// Shows the lines of a section whose items have not moved along them as they were in the last
  /// frame; returns false if they may look unlike now.
  func showsLines(
    of section: Int, in last: DrawnCells.Last, on canvas: inout Canvas
  ) -> Bool {
    guard placement.sectionAxis == .vertical, section != position?.section,
      section != last.position?.section
    else { return false }
    let lines = placement.cells(of: section, offsets: offsets)
    let before = placement.cells(of: section, offsets: last.offsets)
    guard lines.clamped(to: panes.body.lines) == lines,
      before.clamped(to: last.body.lines) == before
    else { return false }
    canvas.showLines(lines, like: before.lowerBound, in: last.frame)
    return true
  }

  /// True if a cell looks alike in all frames of which this is true, unless it is current.
  private var isPlain: Bool {
    query == nil && jump == nil && marks.isEmpty && paintedAt == nil && placement.wrapping == nil
  }
}

/// The cells of one section in the last frame.
///
/// It is an object, because it is handed on for each cell.
final class LastCells {
  private let frame: Frame
  /// The item of the section that was current, and the one that is; nil if they are elsewhere.
  private let currents: (before: Int?, now: Int?)
  private let cells: Range<Int>
  private let items: [ItemsInView]
  private let body: ScreenRect
  private let placement: Placement

  init(
    _ last: DrawnCells.Last, of section: Int, _ items: [ItemsInView], _ placement: Placement,
    current: Position?
  ) {
    frame = last.frame
    self.items = items
    self.placement = placement
    func index(_ current: Position?) -> Int? { current?.section == section ? current?.index : nil }
    currents = (index(last.position), index(current))
    cells = placement.cells(of: section, offsets: last.offsets)
    body = last.body
  }

  /// Copies an item's cell to its place in this frame.
  ///
  /// Returns false if a part of the cell was out of view, or is now, and for the cells beside the
  /// current one, whose bar may cover a blank of theirs.
  func copy(
    _ index: Int, inStrip strip: Int, to rect: ScreenRect, on canvas: inout Canvas
  ) -> Bool {
    guard strip < items.count, canvas.window.contains(rect) else { return false }
    if let before = currents.before, abs(before - index) < 2 { return false }
    if let now = currents.now, abs(now - index) < 2 { return false }
    let pages = items[strip].strip.pages
    guard pages.contains(index) else { return false }
    let place = placement.rect(
      section: cells, item: items[strip].spans[index - pages.lowerBound])
    let window = placement.rect(section: cells, item: items[strip].strip.span)
    guard window.intersection(body).contains(place), place.size == rect.size else { return false }
    let way = ScreenPoint(
      line: rect.corner.line - place.corner.line, column: rect.corner.column - place.corner.column)
    canvas.lay(frame, at: way, within: rect)
    return true
  }
}
