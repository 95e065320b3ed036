/// Makes a styled text of bytes that come in pieces, cut anywhere.
///
/// It keeps as much of them as anybody looks at. It understands only the sequences that say how
/// text is drawn (SGR). It also leaves out sequences without which nothing is lost: those that
/// erase in a line or select ASCII. All other sequences remain as bytes, which are shown as
/// harmless as those of data (rule L7).
package struct StyledTextReader {
  /// The limits of the text that is kept: its memory in bytes, and its lines.
  static let mostBytes = 4 << 20
  static let mostLines = 100_000
  /// The most bytes that are read; most bytes of a line without an end are left out.
  static let mostRead = 16 << 20
  /// The length limit of a sequence; no sequence that means anything is longer.
  private static let longestSequence = 256

  package private(set) var text = StyledText()
  /// True once nothing more is read.
  package private(set) var isFull = false
  private var style = Style.plain
  /// The beginning of a sequence whose rest has not come yet.
  private var sequence: [UInt8] = []
  /// True right after a sequence that says how text is drawn.
  private var isBehindStyle = false
  private var readCount = 0

  package init() {}

  package mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeBufferPointer(rebasing: bytes.prefix(Self.mostRead - readCount))
    var place = 0
    while place < bytes.count, !isFull {
      if sequence.isEmpty {
        readText(bytes, from: &place)
      } else if accept(bytes[place]) {
        place += 1
      }
    }
    readCount += bytes.count
    if readCount == Self.mostRead { isFull = true }
  }

  /// Ends the text; an incomplete sequence becomes text, because no more bytes will come.
  package mutating func finish() {
    if !isFull { appendSequenceAsText() }
  }

  // MARK: - Text

  private mutating func readText(_ bytes: UnsafeBufferPointer<UInt8>, from place: inout Int) {
    if isBehindStyle {
      isBehindStyle = false
      // The sgr0 in terminfo of tmux and others ends with this byte, which leaves the alternate
      // characters.
      if bytes[place] == Self.shiftIn {
        place += 1
        return
      }
    }
    let end = bytes.endOfText(from: place, lineEnd: UInt8(ascii: "\n"))
    append(bytes[place..<end])
    place = end
    guard end < bytes.count, !isFull else { return }
    place += 1
    if bytes[end] == Self.escape {
      sequence.append(Self.escape)
    } else {
      text.finishLine()
      isFull = text.cost >= Self.mostBytes || text.lineCount >= Self.mostLines
    }
  }

  private mutating func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    text.append(bytes, style, upTo: Self.mostBytes)
    isFull = text.cost >= Self.mostBytes
  }

  // MARK: - Sequences

  private static let escape: UInt8 = 0x1b
  private static let shiftIn: UInt8 = 0x0f

  /// Accepts the next byte of a sequence.
  ///
  /// Returns false if the byte is not part of the sequence; the bytes before it are then text.
  private mutating func accept(_ byte: UInt8) -> Bool {
    switch (sequence.count, byte) {
    case (1, UInt8(ascii: "[")), (1, UInt8(ascii: "(")):
      sequence.append(byte)
    case (1, _):
      return refuse()
    case (_, UInt8(ascii: "B")) where sequence[1] == UInt8(ascii: "("):
      sequence = []
    case _ where sequence[1] == UInt8(ascii: "("):
      return refuse()
    case (..<Self.longestSequence, UInt8(ascii: "0")...UInt8(ascii: ";")):
      sequence.append(byte)
    case (_, UInt8(ascii: "m")):
      sequence[2...].withUnsafeBufferPointer { style.apply(rendition: $0) }
      isBehindStyle = true
      sequence.removeAll(keepingCapacity: true)
    case (_, UInt8(ascii: "K")):
      sequence.removeAll(keepingCapacity: true)
    default:
      return refuse()
    }
    return true
  }

  private mutating func refuse() -> Bool {
    appendSequenceAsText()
    return false
  }

  private mutating func appendSequenceAsText() {
    let bytes = sequence
    sequence = []
    bytes.withUnsafeBufferPointer { append($0[...]) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the next line end or escape, or the end of the bytes; searches eight bytes at a time.
  func endOfText(from start: Int, lineEnd: UInt8) -> Int {
    var place = start
    guard let bytes = UnsafeRawPointer(baseAddress) else { return place }
    while place + 8 <= count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let found = word.places(of: lineEnd) | word.places(of: 0x1b)
      if found != 0 { return place + found.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < count, self[place] != lineEnd, self[place] != 0x1b { place += 1 }
    return place
  }
}

extension UInt64 {
  /// Returns the word with the high bit set in each byte that equals `byte`.
  ///
  /// Bytes behind the first one may be marked by mistake.
  fileprivate func places(of byte: UInt8) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let differences = self ^ (ones &* UInt64(byte))
    return (differences &- ones) & ~differences & (ones &* 0x80)
  }
}
