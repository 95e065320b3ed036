/// Lines of text with colours and styles, as a program prints them for a terminal.
///
/// Escape sequences in the text say how what follows is drawn: `\u{1b}[1m` is bold, `\u{1b}[32m`
/// green, `\u{1b}[0m` plain. The first 4 MB and 100,000 lines are kept.
///
/// ```swift
/// picker.preview = { size in StyledText("\u{1b}[1m\(size)\u{1b}[0m\nof organic cotton") }
/// ```
public struct StyledText: Equatable, Sendable {
  /// The most bytes that are kept of a line, which is more than anybody scrolls along.
  static let longestLine = 1 << 16

  // Three flat arrays, so that a copy is quick when the text is handed on while it grows.

  /// A change of style, from a byte on until the next change.
  struct Change: Equatable, Sendable {
    let start: UInt32
    let style: Style
  }

  /// Without sequences, with line ends; a line that was cut has one byte more than is shown of it.
  private(set) var bytes: [UInt8] = []
  /// The beginnings of all lines but the first.
  private var starts: [UInt32] = []
  private(set) var changes: [Change] = []

  package init() {}

  /// Creates a text from lines that may contain escape sequences of colours and styles.
  ///
  /// ```swift
  /// picker.preview = { size in StyledText("the size \(size)") }
  /// ```
  public init(_ text: String) {
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

  // MARK: - Growing

  private var lastStart: Int { starts.last.map(Int.init) ?? 0 }

  /// Appends to the last line as far as it has room and the cost allows; the rest is left out.
  mutating func append(
    _ more: Slice<UnsafeBufferPointer<UInt8>>, _ style: Style, upTo cost: Int
  ) {
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
