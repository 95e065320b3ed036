/// The reason why a JSON text cannot be read, with the offset; `FormatError` has line and column.
struct JSONRefusal: Error, Equatable {
  var offset: Int
  var expected: String
  var choices: [GridChoice] = []
}

/// A cursor over a JSON text, which checks all bytes it passes (RFC 8259) and waits for more bytes.
///
/// The pointer must outlive the scanner, and every read is checked against its count. If more bytes
/// may arrive, the feed keeps the bytes, which never move.
struct JSONScanner {
  /// Waits until the byte at `offset` is there or none comes, and returns all bytes.
  typealias Feed = (_ offset: Int) -> UnsafeBufferPointer<UInt8>

  private(set) var bytes: UnsafeBufferPointer<UInt8>
  var offset: Int
  /// True once requested bytes did not come: a refusal then means no more than that.
  private(set) var hasRunOut = false
  /// The source of more bytes; nil if all bytes are there.
  private let feed: Feed?
  /// The list to note long values in, when they are passed for the first time.
  private let noted: LongValues?
  /// The long values to step over; nil while every byte must be checked.
  private let known: LongValues?

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, noting noted: LongValues? = nil,
    knowing known: LongValues? = nil
  ) {
    self.bytes = bytes
    self.offset = offset
    self.noted = noted
    self.known = known
    feed = nil
  }

  /// Creates a scanner over bytes that arrive, from the first byte after a byte order mark.
  init(_ feed: @escaping Feed, noting noted: LongValues) {
    bytes = feed(0)
    offset = 0
    self.feed = feed
    self.noted = noted
    known = nil
    if byte(at: 0) == 0xef, byte(at: 1) == 0xbb, byte(at: 2) == 0xbf { offset = 3 }
  }

  /// The current byte; 0 at the end, which is no part of any JSON text.
  var current: UInt8 { mutating get { byte(at: offset) } }

  /// True if there is no current byte, and none will come.
  var isAtEnd: Bool {
    mutating get {
      _ = current
      return offset >= bytes.count
    }
  }

  @inline(__always)
  mutating func byte(at offset: Int) -> UInt8 {
    if offset < bytes.count { return bytes[offset] }
    return arrivingByte(at: offset)
  }

  @inline(never)
  private mutating func arrivingByte(at offset: Int) -> UInt8 {
    if let feed { bytes = feed(offset) }
    if offset < bytes.count { return bytes[offset] }
    hasRunOut = true
    return 0
  }

  func value(at start: Int) -> JSONValue { JSONValue(bytes, at: start, knowing: known) }

  func refusal(expected: String) -> JSONRefusal {
    JSONRefusal(offset: offset, expected: expected)
  }

  /// Passes blanks, and returns the current byte behind them; mostly there are no blanks.
  @inline(__always) @discardableResult
  mutating func skipBlanks() -> UInt8 {
    if offset < bytes.count {
      let byte = bytes[offset]
      if byte > 0x20 { return byte }
    }
    return skipBlankRun()
  }

  @inline(never)
  private mutating func skipBlankRun() -> UInt8 {
    repeat {
      var place = offset
      while place < bytes.count, bytes[place].isBlank { place += 1 }
      offset = place
    } while current.isBlank
    return current
  }

  /// Passes the current value and returns true, if it is known as a long value.
  @inline(__always)
  mutating func stepOverKnown() -> Bool {
    guard let end = known?.end(ofValueAt: offset), end <= bytes.count else { return false }
    offset = end
    return true
  }

  @inline(__always)
  func note(_ start: Int, count: Int = 0) {
    noted?.note(start, upTo: offset, count: count)
  }
}

extension UInt8 {
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let newline = UInt8(ascii: "\n")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let minus = UInt8(ascii: "-")
  static let zero = UInt8(ascii: "0")

  var isBlank: Bool {
    self <= 0x20 && (self == 0x20 || self == 0x0a || self == 0x0d || self == 0x09)
  }

  var isDigit: Bool { self &- .zero < 10 }

  var nibble: UInt16? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
