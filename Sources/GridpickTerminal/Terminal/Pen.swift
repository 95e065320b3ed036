import GridpickCore

/// Writes cells of a frame as bytes, and keeps track of the terminal's cursor and style.
struct Pen {
  private(set) var bytes: [UInt8] = []
  private let strings: TerminalStrings
  private let viewport: Viewport
  /// The place of the cursor in the picker's lines; nil while unknown.
  private var line: Int?
  private var column: Int?
  /// True after a glyph whose width differs among terminals; then no move is by a distance.
  private var isUnsure = false
  /// True if the cursor moves only by distances, because its line on the screen is unknown.
  private let isRelative: Bool
  private var style = Style.plain
  /// The most unchanged cells that are written again rather than jumped over.
  private static let longestGap = 4
  /// The most blanks that are written; more are erased, which takes fewer bytes.
  private static let mostBlanks = 8

  init(_ strings: TerminalStrings, on viewport: Viewport, isAtCorner: Bool = false) {
    self.strings = strings
    self.viewport = viewport
    isRelative = isAtCorner
    if isAtCorner { (line, column) = (0, 0) }
  }

  mutating func send(_ sequence: [UInt8]) { bytes += sequence }

  mutating func send(_ sequence: Parameterized?, _ first: Int, _ second: Int = 0) {
    sequence?.put(first, second, to: &bytes)
  }

  // MARK: - Moving

  /// Moves to a place of the picker with the fewest bytes.
  mutating func move(to point: ScreenPoint) {
    guard line != point.line || column != point.column else { return }
    // A glyph drawn wider than expected may have moved the cursor to the next line.
    let line = isUnsure ? nil : line
    if isRelative {
      moveLines(to: point.line)
      moveColumns(to: point.column)
    } else if line == point.line, strings.cuf != nil, column.map({ $0 < point.column }) ?? false {
      moveColumns(to: point.column)
    } else if line == point.line, point.column == 0 {
      moveColumns(to: 0)
    } else if let line, line + 1 == point.line, point.column < 10,
      point.column == 0 || strings.cuf != nil
    {
      moveLines(to: point.line)
      moveColumns(to: point.column)
    } else {
      let place = viewport.onScreen(point)
      send(strings.cup, place.line, place.column)
    }
    (self.line, column) = (point.line, point.column)
    isUnsure = false
  }

  private mutating func moveLines(to target: Int) {
    guard let line, line != target else { return }
    if target > line {
      for _ in line..<target { bytes += "\r\n".utf8 }
    } else {
      bytes.append(UInt8(ascii: "\r"))
      send(strings.cuu, line - target)
    }
    column = 0
  }

  private mutating func moveColumns(to target: Int) {
    if isUnsure || column.map({ $0 > target }) ?? true {
      bytes.append(UInt8(ascii: "\r"))
      column = 0
    }
    let distance = target - (column ?? 0)
    if distance > 0 { send(strings.cuf, distance) }
  }

  // MARK: - Drawing

  /// Draws the cells of a line that have changed, within some columns.
  mutating func draw(
    _ columns: Range<Int>, ofLine number: Int, _ new: UnsafeBufferPointer<FrameCell>,
    over old: UnsafeBufferPointer<FrameCell>
  ) {
    let inkEnd = (new.lastIndex { !$0.isErased } ?? -1) + 1
    var place = columns.lowerBound
    while place < columns.upperBound {
      let cell = new[place]
      let width = max(1, cell.glyph.width)
      defer { place += width }
      if cell.glyph.isContinuation || Self.areAlike(new, old, place, width) { continue }
      bridge(to: ScreenPoint(line: number, column: place), new)
      if place >= inkEnd, new.count - place > Self.mostBlanks / 2, !strings.el.isEmpty {
        set(.plain)
        send(strings.el)
        return
      }
      let blanks = canErase(cell) ? Self.countAlike(new, from: place, in: columns) : 0
      if blanks > Self.mostBlanks, strings.ech != nil {
        // From a wrong column, the sequence would erase the text after the blanks too.
        if isUnsure { column = nil }
        move(to: ScreenPoint(line: number, column: place))
        set(cell.style.onBlank)
        send(strings.ech, blanks)
        place += blanks - 1
        continue
      }
      if !isOn(for: cell) { set(cell.style) }
      put(cell.glyph, at: place, of: new.count)
    }
  }

  /// Goes to a place; writes a few cells of the same style again instead of jumping over them.
  private mutating func bridge(
    to point: ScreenPoint, _ cells: UnsafeBufferPointer<FrameCell>
  ) {
    if line == point.line, !isUnsure, let column, column < point.column,
      point.column - column <= Self.longestGap,
      cells[column..<point.column].allSatisfy({
        $0.glyph.ascii != nil && isOn(for: $0)
      })
    {
      bytes += cells[column..<point.column].compactMap(\.glyph.ascii)
      self.column = point.column
    } else {
      move(to: point)
    }
  }

  private func isOn(for cell: FrameCell) -> Bool {
    if cell.style.rawValue == style.rawValue { return true }
    return cell.glyph.rawValue == Glyph.blank.rawValue
      && cell.style.onBlank.rawValue == style.onBlank.rawValue
  }

  private static func areAlike(
    _ one: UnsafeBufferPointer<FrameCell>, _ other: UnsafeBufferPointer<FrameCell>, _ place: Int,
    _ width: Int
  ) -> Bool {
    for column in place..<min(place + width, one.count)
    where one[column].differs(from: other[column]) { return false }
    return true
  }

  private static func countAlike(
    _ cells: UnsafeBufferPointer<FrameCell>, from place: Int, in columns: Range<Int>
  ) -> Int {
    var end = place + 1
    while end < columns.upperBound, !cells[end].differs(from: cells[place]) { end += 1 }
    return end - place
  }

  private func canErase(_ cell: FrameCell) -> Bool {
    let style = cell.style.onBlank
    return cell.glyph.rawValue == Glyph.blank.rawValue && style.attributes.isEmpty
      && (style.background == .terminal || strings.erasesInColor)
  }

  private mutating func put(_ glyph: Glyph, at place: Int, of count: Int) {
    // A glyph in the last corner would scroll such a terminal, so the corner stays as it is.
    let isLast = line == viewport.size.lines - 1 && place + glyph.width >= count
    if isLast, strings.scrollsInCorner { return }
    if let ascii = glyph.ascii {
      bytes.append(ascii)
    } else {
      for scalar in TerminalGlyph.scalars(of: glyph) { bytes += scalar.utf8 }
      isUnsure = isUnsure || glyph.width > 1 || glyph.scalars.count > 1
    }
    // After a glyph in the last column, terminals disagree on the cursor's column.
    column = place + glyph.width < count ? place + glyph.width : nil
    // Some even have the cursor on the next line.
    if column == nil, strings.scrollsInCorner { line = nil }
  }

  // MARK: - Styles

  mutating func set(_ after: Style) {
    guard after.rawValue != style.rawValue else { return }
    let before = style
    let start = bytes.count
    defer { join(from: start) }
    let ends =
      !before.attributes.isSubset(of: after.attributes)
      || before.foreground != .terminal && after.foreground == .terminal
      || before.background != .terminal && after.background == .terminal
    if ends { send(strings.sgr0) }
    let base = ends ? Style.plain : before
    style = after
    let hasColors =
      strings.colorCount >= 8 && (after.foreground != .terminal || after.background != .terminal)
    let attributes = after.attributes.subtracting(base.attributes)
    if attributes.contains(.bold) { send(strings.bold) }
    if attributes.contains(.dim) { send(strings.dim) }
    if attributes.contains(.underline) { send(strings.underline) }
    if attributes.contains(.reverse) { send(strings.reverse) }
    guard hasColors else { return }
    if after.foreground != base.foreground { set(after.foreground, strings.setaf, 30) }
    if after.background != base.background { set(after.background, strings.setab, 40) }
  }

  /// Joins sequences of attributes and colours: `ESC [ 1 m ESC [ 7 m` is `ESC [ 1 ; 7 m`.
  private mutating func join(from start: Int) {
    var end = start
    var place = start
    while place < bytes.count {
      let isSeam =
        bytes[place] == UInt8(ascii: "m") && place + 2 < bytes.count
        && bytes[place + 1] == 0x1b && bytes[place + 2] == UInt8(ascii: "[")
      bytes[end] = isSeam ? UInt8(ascii: ";") : bytes[place]
      place += isSeam ? 3 : 1
      end += 1
    }
    bytes.removeLast(bytes.count - end)
  }

  private mutating func set(_ color: Color, _ sequence: Parameterized?, _ base: Int) {
    let number = Int(color.number(among: strings.colorCount))
    guard number >= 0 else { return }
    guard strings.hasDirectColor else { return send(sequence, number) }
    bytes += [0x1b, UInt8(ascii: "[")]
    switch number {
    case ..<8: bytes.append(number: base + number)
    case ..<16: bytes.append(number: base + 60 + number - 8)
    default:
      bytes.append(number: base + 8)
      for part in [2, number >> 16, number >> 8 & 255, number & 255] {
        bytes.append(UInt8(ascii: ";"))
        bytes.append(number: part)
      }
    }
    bytes.append(UInt8(ascii: "m"))
  }
}

extension FrameCell {
  fileprivate var isErased: Bool {
    glyph.rawValue == Glyph.blank.rawValue && style.onBlank.rawValue == Style.plain.rawValue
  }
}
