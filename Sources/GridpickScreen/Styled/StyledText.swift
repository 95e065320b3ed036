import GridpickBisection

/// Lines of bytes, parts of which have styles of their own: what a program prints for a terminal.
///
/// Three flat arrays, which are copied at once where it is handed on while it grows.
package struct StyledText: Equatable, Sendable {
  /// Of one line so many bytes are kept, which is more than anybody scrolls along.
  static let longestLine = 1 << 16

  /// From a byte on everything is drawn so, until the next change.
  struct Change: Equatable, Sendable {
    let start: UInt32
    let style: Style
  }

  /// Without the sequences that were understood; each line with what ends it, and a line that was cut with
  /// one byte more than is kept of it.
  private(set) var bytes: [UInt8] = []
  /// Where each line begins, but the first.
  private var starts: [UInt32] = []
  private(set) var changes: [Change] = []

  package init() {}

  /// How many lines there are, the last of which may still grow.
  package var lineCount: Int { starts.count + (bytes.count > lastStart ? 1 : 0) }

  /// So many bytes of memory hold it, but for its lines' starts.
  var cost: Int { bytes.count + changes.count * MemoryLayout<Change>.stride }

  /// The bytes of a line that are shown, without what ends it.
  func bytes(ofLine line: Int) -> Range<Int> {
    let whole = wholeBytes(ofLine: line)
    return whole.lowerBound..<min(whole.upperBound, whole.lowerBound + Self.longestLine)
  }

  /// Whether there was more of a line than is kept.
  func isCut(line: Int) -> Bool { wholeBytes(ofLine: line).count > Self.longestLine }

  private func wholeBytes(ofLine line: Int) -> Range<Int> {
    let start = line == 0 ? 0 : Int(starts[line - 1])
    guard line < starts.count else { return start..<bytes.count }
    let end = Int(starts[line]) - 1
    let endsInReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
    return start..<(endsInReturn ? end - 1 : end)
  }

  /// The first change behind a byte.
  func change(behind place: Int) -> Int {
    changes.indices.partitionPoint { Int(changes[$0].start) <= place }
  }

  // MARK: - Growing

  private var lastStart: Int { starts.last.map(Int.init) ?? 0 }

  /// As many bytes as there is room for in the line that is last, and at most until this cost is reached;
  /// the rest is left out.
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

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    starts.append(UInt32(bytes.count))
  }
}
