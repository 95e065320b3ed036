/// Makes a styled text of bytes cut anywhere, as much as anybody looks at.
///
/// A style goes on over the end of a line; all else is as harmless as data (rule L7).
package struct StyledTextReader {
  /// The limits of the text that is kept: its memory in bytes, and its lines.
  static let mostBytes = 4 << 20
  static let mostLines = 100_000
  /// The most bytes that are read; most bytes of a line without an end are left out.
  static let mostRead = 16 << 20

  package private(set) var text = StyledText()
  package private(set) var isFull = false
  private var sieve = EscapeSieve(lineEnd: UInt8(ascii: "\n"), endsStyles: false)
  private var readCount = 0

  package init() {}

  package mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeBufferPointer(rebasing: bytes.prefix(Self.mostRead - readCount))
    var sieve = sieve
    sieve.sift(bytes) { run, style in
      if !isFull { append(bytes[run], style) }
    }
    self.sieve = sieve
    readCount += bytes.count
    if readCount == Self.mostRead { isFull = true }
  }

  private mutating func append(_ run: Slice<UnsafeBufferPointer<UInt8>>, _ style: Style) {
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
  /// Sets the high bit of each byte that equals `byte`; bytes behind the first may be wrong.
  fileprivate func places(of byte: UInt8) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let differences = self ^ (ones &* UInt64(byte))
    return (differences &- ones) & ~differences & (ones &* 0x80)
  }
}
