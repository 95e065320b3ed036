/// The cells of the last frame, before anything was drawn over them.
///
/// Most cells of a frame stood in the frame before it too, perhaps at another place. Copying such a
/// cell takes a fifth of the time of drawing it. Each arrangement has cells of its own, because in
/// another one the same places show other items, or lie elsewhere. Only one thread may use them.
final class DrawnCells {
  fileprivate(set) var last: Last?
  /// True once a program has drawn a cell itself: it may draw the cell differently each time.
  var hasOwn = false

  /// A frame of cells, and what decided how they look.
  final class Last {
    fileprivate let frame: Frame
    fileprivate let body: ScreenRect
    fileprivate let position: Position?
    fileprivate let isTyping: Bool
    fileprivate let styles: StyleMemory
    let offsets: Offsets

    fileprivate init(_ frame: Frame, of scene: Scene) {
      self.frame = frame
      body = scene.panes.body
      position = scene.position
      isTyping = scene.isTyping
      styles = scene.look.theme.memory
      offsets = scene.offsets
    }
  }
}

extension Scene {
  /// The cells of the last frame; nil if they may look different in this one.
  var lastCells: DrawnCells.Last? {
    guard isPlain, let last = drawn?.last, last.styles === look.theme.memory else { return nil }
    return last.isTyping == isTyping ? last : nil
  }

  /// Keeps the cells of this frame for the next one.
  func keep(_ cells: Frame) {
    guard let drawn else { return }
    drawn.last = isPlain && !drawn.hasOwn ? DrawnCells.Last(cells, of: self) : nil
  }

  /// Copies all lines of a section to their place in this frame.
  ///
  /// Returns false if the section is current, or was, if its items have moved along the lines, or if
  /// a line was out of view, or is now.
  func copyLines(
    of section: Int, from last: DrawnCells.Last, on canvas: inout Canvas
  ) -> Bool {
    guard placement.sectionAxis == .vertical, section != position?.section,
      section != last.position?.section,
      offsets.item(in: section) == last.offsets.item(in: section)
    else { return false }
    let lines = placement.cells(of: section, offsets: offsets)
    let before = placement.cells(of: section, offsets: last.offsets)
    guard lines.clamped(to: panes.body.lines) == lines,
      before.clamped(to: last.body.lines) == before
    else { return false }
    canvas.copyLines(from: before.lowerBound, of: last.frame, to: lines)
    return true
  }

  /// True if nothing but the position makes a cell look different from one frame to the next.
  private var isPlain: Bool {
    query == nil && jump == nil && marks.isEmpty && paintedAt == nil && placement.wrapping == nil
  }
}

/// One section in the last frame.
///
/// This is an object, because it is handed on for each cell.
final class LastSection {
  private let frame: Frame
  /// The item of the section that was current, and the one that is; nil if they are elsewhere.
  private let currents: (before: Int?, now: Int?)
  private let cells: Range<Int>
  private let items: [ItemsInView]
  private let body: ScreenRect
  private let placement: Placement

  init(
    _ section: Int, in last: DrawnCells.Last, _ items: [ItemsInView], _ placement: Placement,
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
