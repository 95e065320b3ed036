/// Reads a line of a styled text glyph by glyph: what is drawn of it, in its styles.
package struct StyledGlyphReader {
  /// A tab reaches to the next multiple of so many columns.
  private static let tab = 8

  private let text: StyledText
  private let signs: TextSigns
  private let isCut: Bool
  /// What is left of the line.
  private var left: Range<Int>
  /// The first change behind what was read.
  private var change: Int
  package private(set) var style: Style
  /// How wide what was read is.
  package private(set) var column = 0
  private var blanks = 0
  /// Reads what is not ASCII alone.
  private var segment: GlyphReader?
  private var hasEnded = false

  package init(_ text: StyledText, line: Int, signs: TextSigns) {
    self.text = text
    self.signs = signs
    left = text.bytes(ofLine: line)
    isCut = text.isCut(line: line)
    change = text.change(behind: left.lowerBound)
    style = change == 0 ? .plain : text.changes[change - 1].style
  }

  /// The next glyph, whose style is then `style`; a tab is blanks, and a line that was cut ends in an
  /// ellipsis.
  package mutating func next() -> Glyph? {
    guard let glyph = read() else { return nil }
    column += glyph.width
    return glyph
  }

  /// Passes by what is before a column, and by a wide glyph that begins there.
  package mutating func skip(to column: Int) {
    while self.column < column {
      if pass(upTo: column - self.column) == 0, next() == nil { return }
    }
  }

  /// Passes by printable ASCII and tabs, up to so many columns; answers how many those were.
  mutating func pass(upTo columns: Int) -> Int {
    guard segment == nil, columns > 0 else { return 0 }
    let start = column
    while case let room = columns - (column - start), room > 0 {
      if blanks > 0 {
        let count = min(blanks, room)
        blanks -= count
        column += count
      } else if case let count = plainCount(upTo: room), count > 0 {
        left.removeFirst(count)
        column += count
      } else {
        guard let place = left.first, ascii(at: place) == UInt8(ascii: "\t") else { break }
        passChanges(at: place)
        left.removeFirst()
        blanks = Self.tab - column % Self.tab
      }
    }
    return column - start
  }

  /// So many bytes of printable ASCII come next, none of which anything combines with.
  private func plainCount(upTo most: Int) -> Int {
    text.bytes.withUnsafeBufferPointer { bytes in
      let bytes = bytes[left]
      let count = bytes.prefix(most).prefix { 0x20..<0x7f ~= $0 }.count
      let isLast = count == bytes.count || bytes[bytes.startIndex + count] < 0x80
      return isLast ? count : max(0, count - 1)
    }
  }

  private mutating func read() -> Glyph? {
    if blanks > 0 {
      blanks -= 1
      return .blank
    }
    if let glyph = segment?.next() { return glyph }
    segment = nil
    guard let place = left.first else { return readEnd() }
    passChanges(at: place)
    guard let byte = ascii(at: place) else {
      beginSegment(at: place)
      return segment?.next()
    }
    left.removeFirst()
    switch byte {
    case 0x20..<0x7f: return Glyph(Unicode.Scalar(byte))
    case UInt8(ascii: "\t"):
      blanks = Self.tab - column % Self.tab - 1
      return .blank
    default: return signs.standIn(for: Unicode.Scalar(byte))
    }
  }

  private mutating func readEnd() -> Glyph? {
    guard isCut, !hasEnded else { return nil }
    hasEnded = true
    return signs.ellipsis
  }

  private mutating func passChanges(at place: Int) {
    while change < text.changes.count, Int(text.changes[change].start) <= place {
      style = text.changes[change].style
      change += 1
    }
  }

  /// A byte that no other combines with.
  private func ascii(at place: Int) -> UInt8? {
    let byte = text.bytes[place]
    guard byte < 0x80 else { return nil }
    return place + 1 < left.upperBound && text.bytes[place + 1] >= 0x80 ? nil : byte
  }

  /// Up to the next such byte, or change of style.
  private mutating func beginSegment(at start: Int) {
    let end =
      change < text.changes.count
      ? min(Int(text.changes[change].start), left.upperBound) : left.upperBound
    var place = start + 1
    while place < end, ascii(at: place) == nil { place += 1 }
    segment = GlyphReader(String(decoding: text.bytes[start..<place], as: UTF8.self), signs: signs)
    left = place..<left.upperBound
  }
}
