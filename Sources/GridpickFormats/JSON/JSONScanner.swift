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

  /// Passes the blanks of the line, and returns true at its end; nothing may come behind for long.
  mutating func skipLineEnd() -> Bool {
    while current != .newline, current.isBlank { offset += 1 }
    return current == .newline || isAtEnd
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

// MARK: - Values

enum JSONContainer {
  case array
  case object

  var closing: UInt8 { self == .array ? .closeBracket : .closeBrace }
}

extension JSONScanner {
  /// Steps into the current container; if it is empty, passes it and returns false.
  mutating func enter(_ container: JSONContainer) -> Bool {
    offset += 1
    guard skipBlanks() == container.closing else { return true }
    offset += 1
    return false
  }

  /// Steps to the next element; if there is none, passes the closing bracket and returns false.
  mutating func advance(in container: JSONContainer) throws(JSONRefusal) -> Bool {
    let byte = skipBlanks()
    if byte == .comma {
      offset += 1
      skipBlanks()
      return true
    }
    guard byte == container.closing else {
      throw refusal(expected: container == .array ? "a comma or ]" : "a comma or }")
    }
    offset += 1
    return false
  }

  /// Passes a key and its colon, and returns the place between its quotes.
  @discardableResult
  mutating func skipKey() throws(JSONRefusal) -> Range<Int> {
    guard current == .quote else { throw refusal(expected: "a key in double quotes") }
    let start = offset + 1
    try skipString()
    let end = offset - 1
    guard skipBlanks() == .colon else { throw refusal(expected: "a colon") }
    offset += 1
    skipBlanks()
    return start..<end
  }

  mutating func skipValue() throws(JSONRefusal) {
    if stepOverKnown() { return }
    let start = offset
    var memberStart = offset
    var memberCount = 0
    var nesting = JSONNesting()
    repeat {
      if nesting.depth == 1 {
        memberStart = offset
        memberCount += 1
      }
      if let container = try skipOpening() {
        nesting.open(container)
        continue
      }
      while let container = nesting.innermost {
        if nesting.depth == 1 { note(memberStart) }
        if try advance(in: container) {
          if container == .object { try skipKey() }
          break
        }
        nesting.close()
      }
    } while nesting.innermost != nil
    note(start, count: memberCount)
  }

  /// Passes a scalar or an empty container and returns nil, or steps to the first value in a
  /// container and returns the container.
  private mutating func skipOpening() throws(JSONRefusal) -> JSONContainer? {
    switch current {
    case .openBracket: return enter(.array) ? .array : nil
    case .openBrace:
      guard enter(.object) else { return nil }
      try skipKey()
      return .object
    case .quote: try skipString()
    case UInt8(ascii: "t"): try skip("true")
    case UInt8(ascii: "f"): try skip("false")
    case UInt8(ascii: "n"): try skip("null")
    default: try skipNumber()
    }
    return nil
  }

  private mutating func skip(_ word: StaticString) throws(JSONRefusal) {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    for (place, letter) in letters.enumerated() where byte(at: offset + place) != letter {
      throw refusal(expected: "a value")
    }
    offset += letters.count
  }

  /// Passes a number such as `-1.50e+3`, which may not begin with a `+`, a `.` or a needless zero.
  private mutating func skipNumber() throws(JSONRefusal) {
    guard current == .minus || current.isDigit else { throw refusal(expected: "a value") }
    if current == .minus { offset += 1 }
    if current == .zero { offset += 1 } else { try skipDigits() }
    if current == .dot {
      offset += 1
      try skipDigits()
    }
    guard current | 0x20 == UInt8(ascii: "e") else { return }
    offset += 1
    if current == UInt8(ascii: "+") || current == .minus { offset += 1 }
    try skipDigits()
  }

  private mutating func skipDigits() throws(JSONRefusal) {
    guard current.isDigit else { throw refusal(expected: "a digit") }
    while current.isDigit { offset += 1 }
  }

  mutating func skipItems() throws(JSONRefusal) -> Int {
    guard current == .openBracket else { throw refusal(expected: "an array of items") }
    guard enter(.array) else { return 0 }
    var count = 0
    repeat {
      try skipItem()
      count += 1
    } while try advance(in: .array)
    return count
  }

  mutating func skipItem() throws(JSONRefusal) {
    guard current != .openBracket else {
      throw refusal(expected: "a string, number, boolean, null or object")
    }
    try skipValue()
  }
}

/// The open containers, one bit each, so that depth costs no recursion.
private struct JSONNesting {
  private(set) var depth = 0
  /// The innermost containers, 64 or fewer; the lowest bit is the innermost one.
  private var word: UInt64 = 0
  private var outerWords: [UInt64] = []

  var innermost: JSONContainer? {
    if depth == 0 { return nil }
    return word & 1 == 0 ? .array : .object
  }

  mutating func open(_ container: JSONContainer) {
    if depth > 0, depth.isMultiple(of: 64) { outerWords.append(word) }
    word = word << 1 | (container == .object ? 1 : 0)
    depth += 1
  }

  mutating func close() {
    depth -= 1
    word >>= 1
    if depth > 0, depth.isMultiple(of: 64), let outer = outerWords.popLast() { word = outer }
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
  static let dot = UInt8(ascii: ".")
  static let zero = UInt8(ascii: "0")

  var isBlank: Bool {
    self <= 0x20 && (self == 0x20 || self == 0x0a || self == 0x0d || self == 0x09)
  }

  var isDigit: Bool { self &- .zero < 10 }
}
