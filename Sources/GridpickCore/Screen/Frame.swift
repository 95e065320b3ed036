/// A whole screen as a value, which is compared, printed as text, and presented by a terminal.
///
/// ```swift
/// let before = session.frame
/// session.press(Key(.down))
/// if session.frame == before { print("nothing to be seen of it") }
/// print(session.frame.size.lines, "lines, the cursor at", session.frame.cursor?.line ?? 0)
/// ```
public struct Frame: Equatable, Sendable {
  /// The number of lines and columns of the frame.
  public let size: ScreenSize
  /// The place of the hardware cursor; nil if the cursor is hidden.
  public package(set) var cursor: ScreenPoint?
  /// True if the cursor is seen, because text is typed there.
  package var showsCursor = false
  private var lines: [[FrameCell]]
  private let blankLine: [FrameCell]

  package init(_ size: ScreenSize) {
    self.size = size
    blankLine = Array(repeating: .blank, count: size.columns)
    lines = Array(repeating: blankLine, count: size.lines)
  }

  /// Returns true if both frames show the same and have the cursor at the same place.
  public static func == (one: Frame, other: Frame) -> Bool {
    one.size == other.size && one.cursor == other.cursor && one.showsCursor == other.showsCursor
      && one.changes(from: other).isEmpty
  }

  /// Calls `body` with the cells of a line; the pointer is valid only until `body` returns.
  package func withLine<Result>(
    _ line: Int, _ body: (UnsafeBufferPointer<FrameCell>) -> Result
  ) -> Result {
    lines[line].withUnsafeBufferPointer(body)
  }

  package func line(_ line: Int) -> [FrameCell] { lines[line] }

  package mutating func replaceLine(_ line: Int, with cells: [FrameCell]) { lines[line] = cells }

  /// Changed columns of a line, in whole glyphs.
  package struct Change: Equatable, Sendable {
    package let line: Int
    package let columns: Range<Int>
  }

  /// Returns the columns that differ from another frame of this size; nil is a blank screen.
  package func changes(from other: Frame?) -> [Change] {
    var changes: [Change] = []
    for line in lines.indices {
      let columns = withLine(line) { new in
        (other?.line(line) ?? blankLine).withUnsafeBufferPointer { Self.difference($0, new) }
      }
      if !columns.isEmpty { changes.append(Change(line: line, columns: columns)) }
    }
    return changes
  }

  /// The columns in which two lines differ, from the first to the last, in whole glyphs.
  private static func difference(
    _ old: UnsafeBufferPointer<FrameCell>, _ new: UnsafeBufferPointer<FrameCell>
  ) -> Range<Int> {
    var start = 0
    var end = new.count
    while start < end, !old[start].differs(from: new[start]) { start += 1 }
    while end > start, !old[end - 1].differs(from: new[end - 1]) { end -= 1 }
    guard start < end else { return 0..<0 }
    // Right halves compare equal even if they belong to different glyphs.
    if new[start].glyph.isContinuation { start -= 1 }
    if end < new.count, new[end].glyph.isContinuation { end += 1 }
    return start..<end
  }

  package subscript(point: ScreenPoint) -> FrameCell { line(point.line)[point.column] }

  /// Writes glyphs; a wide glyph that an edge of the window cuts becomes a space.
  mutating func write(
    _ glyphs: [Glyph], at point: ScreenPoint, within window: Range<Int>, style: Style
  ) {
    let width = glyphs.reduce(0) { $0 + $1.width }
    let seen = (point.column..<point.column + width).clamped(to: window)
    guard !seen.isEmpty else { return }
    change(seen, onLine: point.line) { cells in
      var column = point.column - seen.lowerBound
      for glyph in glyphs {
        let columns = column..<column + glyph.width
        column = columns.upperBound
        let drawn = columns.clamped(to: cells.indices)
        guard let first = drawn.first else { continue }
        cells[first] = FrameCell(glyph: drawn == columns ? glyph : .blank, style: style)
        if drawn.count == 2 { cells[first + 1] = FrameCell(glyph: .continuation, style: style) }
      }
    }
  }

  /// Lays another frame over this one, with its cursor.
  mutating func lay(_ other: Frame, at corner: ScreenPoint) {
    lay(other, at: corner, within: ScreenRect(size))
    cursor = other.cursor.map {
      ScreenPoint(line: $0.line + corner.line, column: $0.column + corner.column)
    }
    showsCursor = other.showsCursor
  }

  /// Lays another frame over this one, cut to a part of it; the cursor stays.
  mutating func lay(_ other: Frame, at corner: ScreenPoint, within part: ScreenRect) {
    let columns = (corner.column..<corner.column + other.size.columns).clamped(to: part.columns)
    let lines = (corner.line..<corner.line + other.size.lines).clamped(to: part.lines)
    guard !columns.isEmpty else { return }
    let first = columns.lowerBound - corner.column
    for line in lines {
      other.lines[line - corner.line].withUnsafeBufferPointer { source in
        change(columns, onLine: line) { cells in
          for place in cells.indices { cells[place] = source[first + place] }
        }
      }
    }
  }

  mutating func fill(_ rect: ScreenRect, with cell: FrameCell) {
    guard !rect.isEmpty else { return }
    for line in rect.lines {
      change(rect.columns, onLine: line) { $0.update(repeating: cell) }
    }
  }

  mutating func restyle(_ rect: ScreenRect, _ change: (Style) -> Style) {
    guard !rect.isEmpty else { return }
    for line in rect.lines {
      for column in rect.columns {
        lines[line][column].style = change(lines[line][column].style)
      }
    }
  }

  /// Changes cells with one copy-on-write check; a wide glyph that is cut loses both halves.
  private mutating func change(
    _ columns: Range<Int>, onLine line: Int, _ body: (UnsafeMutableBufferPointer<FrameCell>) -> Void
  ) {
    lines[line].withUnsafeMutableBufferPointer { cells in
      if cells[columns.lowerBound].glyph.isContinuation {
        cells[columns.lowerBound - 1].glyph = .blank
      }
      let end = columns.upperBound
      if cells[end - 1].glyph.width == 2, end < cells.count { cells[end].glyph = .blank }
      body(UnsafeMutableBufferPointer(rebasing: cells[columns]))
    }
  }
}

package struct FrameCell: Equatable, Sendable {
  package var glyph: Glyph
  package var style: Style

  package static let blank = FrameCell(glyph: .blank, style: .plain)

  /// Returns true if cells look different, as bold spaces do not; raw values avoid calls of `!=`.
  @inlinable package func differs(from other: FrameCell) -> Bool {
    if glyph.rawValue != other.glyph.rawValue { return true }
    if style.rawValue == other.style.rawValue { return false }
    return glyph.rawValue != Glyph.blank.rawValue
      || style.onBlank.rawValue != other.style.onBlank.rawValue
  }
}

extension Frame {
  /// Moves lines down, or up by a negative distance; the lines that come into the range are blank.
  package func scrolled(_ range: Range<Int>, by distance: Int) -> Frame {
    var frame = self
    for line in range {
      let source = line - distance
      frame.replaceLine(line, with: range.contains(source) ? self.line(source) : blankLine)
    }
    return frame
  }

  /// Moves cells right, or left by a negative distance; those that come into the part are blank.
  package mutating func shift(_ columns: Range<Int>, ofLine line: Int, by distance: Int) {
    let before = self.line(line)
    var cells = before
    for column in columns {
      let source = column - distance
      cells[column] = columns.contains(source) ? before[source] : .blank
    }
    replaceLine(line, with: cells)
  }

  /// The text that a person reads on the frame, as lines without trailing blanks.
  ///
  /// ```swift
  /// #expect(session.frame.text.contains("Orange"))
  /// ```
  public var text: String {
    (0..<size.lines).map(text(ofLine:)).joined(separator: "\n")
  }

  package func text(ofLine number: Int) -> String {
    var text = String.UnicodeScalarView()
    for cell in line(number) { text.append(contentsOf: cell.glyph.scalars) }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Frame: CustomStringConvertible {
  /// The frame as lines of text.
  ///
  /// ```swift
  /// print(session.frame)
  /// ```
  public var description: String { text }
}
