/// Lines of text with colours and styles, as a program prints them for a terminal.
///
/// Escape sequences set the style of the text after them: `\u{1b}[1m` is bold, `\u{1b}[32m` green,
/// `\u{1b}[0m` plain. The first 4 MB and 100,000 lines are kept.
package struct StyledText: Equatable, Sendable {
  /// The most bytes that are kept of a line, more than anybody would scroll along.
  static let longestLine = 1 << 16

  // Three flat arrays are copied quickly when the growing text is passed on.

  /// A change of style, from a byte on until the next change.
  struct Change: Equatable, Sendable {
    let start: UInt32
    let style: Style
  }

  /// The text without sequences, with line ends; a cut line has one byte more than is shown.
  private(set) var bytes: [UInt8] = []
  private var starts: [UInt32] = []
  private(set) var changes: [Change] = []

  package init() {}

  /// Creates a text from lines that may contain escape sequences of colours and styles.
  package init(_ text: String) {
    var reader = StyledTextReader()
    var text = text
    text.withUTF8 { reader.read($0) }
    self = reader.text
  }

  /// The number of lines; the last line may still grow.
  package var lineCount: Int { starts.count + (bytes.count > lastStart ? 1 : 0) }

  /// The bytes of memory that hold the text, without the beginnings of the lines.
  var cost: Int { bytes.count + changes.count * MemoryLayout<Change>.stride }

  /// Returns the bytes of a line that are shown, without its line end.
  func bytes(ofLine line: Int) -> Range<Int> {
    let whole = wholeBytes(ofLine: line)
    return whole.lowerBound..<min(whole.upperBound, whole.lowerBound + Self.longestLine)
  }

  func isCut(line: Int) -> Bool { wholeBytes(ofLine: line).count > Self.longestLine }

  private func wholeBytes(ofLine line: Int) -> Range<Int> {
    let start = line == 0 ? 0 : Int(starts[line - 1])
    guard line < starts.count else { return start..<bytes.count }
    let end = Int(starts[line]) - 1
    let endsInReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
    return start..<(endsInReturn ? end - 1 : end)
  }

  func change(behind place: Int) -> Int {
    changes.indices.partitionPoint { Int(changes[$0].start) <= place }
  }

  private var lastStart: Int { starts.last.map(Int.init) ?? 0 }

  /// Appends to the last line as far as it has room and the cost allows; the rest is left out.
  mutating func append(_ more: Slice<TextBytes>, _ style: Style, upTo cost: Int) {
    let free = Self.longestLine + 1 - (bytes.count - lastStart)
    guard free > 0, !more.isEmpty else { return }
    if style != changes.last?.style ?? .plain {
      changes.append(Change(start: UInt32(bytes.count), style: style))
    }
    bytes.append(contentsOf: more.prefix(min(free, max(1, cost - self.cost))))
  }

  mutating func append(_ more: some StringProtocol, _ style: Style = .plain) {
    var more = String(more)
    more.withUTF8 { append($0[...], style, upTo: .max) }
  }

  mutating func finishLine() {
    bytes.append(UInt8(ascii: "\n"))
    starts.append(UInt32(bytes.count))
  }
}

package struct StyledRun: Equatable, Sendable {
  package let bytes: Range<Int>
  package let style: Style

  package init(_ bytes: Range<Int>, _ style: Style) {
    self.bytes = bytes
    self.style = style
  }
}

/// Makes a styled text of bytes cut anywhere, up to some limits.
///
/// A style continues after the end of a line; everything else is as harmless as data (rule L7).
package struct StyledTextReader {
  /// The limits of the text that is kept: its memory in bytes, and its lines.
  static let mostBytes = 4 << 20
  static let mostLines = 100_000
  /// The most bytes that are read, because an endless line could go on without being kept.
  static let mostRead = 16 << 20

  package private(set) var text = StyledText()
  package private(set) var isFull = false
  private var sieve = EscapeSieve(lineEnd: UInt8(ascii: "\n"), endsStyles: false)
  private var readCount = 0

  package init() {}

  package mutating func read(_ bytes: TextBytes) {
    let bytes = UnsafeBufferPointer(rebasing: bytes.prefix(Self.mostRead - readCount))
    var sieve = sieve
    sieve.sift(bytes) { run, style in
      if !isFull { append(bytes[run], style) }
    }
    self.sieve = sieve
    readCount += bytes.count
    if readCount == Self.mostRead { isFull = true }
  }

  private mutating func append(_ run: Slice<TextBytes>, _ style: Style) {
    if run.first == UInt8(ascii: "\n") {
      text.finishLine()
      isFull = text.lineCount >= Self.mostLines
    } else {
      text.append(run, style, upTo: Self.mostBytes)
    }
    if text.cost >= Self.mostBytes { isFull = true }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the place of the next line end or escape, or the end of the bytes.
  func endOfText(from start: Int, lineEnd: UInt8) -> Int {
    var place = start
    while place < count, self[place] != lineEnd, self[place] != 0x1b { place += 1 }
    return place
  }
}

/// The places of glyphs in a line that is folded at a fixed width; a wide glyph is never split.
struct Fold {
  let columns: Int
  /// The row and the column of the next glyph, if the glyph still fits there.
  private(set) var row = 0
  private(set) var column = 0

  mutating func place(of glyph: Glyph) -> (row: Int, column: Int) {
    if column + glyph.width > columns, column > 0 {
      row += 1
      column = 0
    }
    defer { column += glyph.width }
    return (row, column)
  }
}

extension StyledText {
  /// The greatest width of a line: eight columns for each byte, and one for the sign at a cut.
  package static let mostColumns = longestLine * 8 + 1

  package func width(ofLine line: Int, upTo limit: Int, signs: TextSigns) -> Int {
    var reader = StyledGlyphReader(self, line: line, signs: signs)
    reader.skip(to: limit)
    return min(reader.column, limit)
  }

  /// Returns the number of rows, at least 1, and at most `limit`, where measuring stops.
  package func rowCount(
    ofLine line: Int, columns: Int, upTo limit: Int = .max, signs: TextSigns
  ) -> Int {
    var reader = StyledGlyphReader(self, line: line, signs: signs)
    var fold = Fold(columns: columns)
    while fold.row < limit, let glyph = reader.next() { _ = fold.place(of: glyph) }
    return min(limit, fold.row + 1)
  }
}
