import GridpickCore
import Synchronization

/// The reason why a JSON text cannot be read, by offset; `FormatError` has the line and column.
struct JSONRefusal: Error {
  var offset: Int
  var expected: String
  var choices: [GridChoice] = []
}

/// The ends of values in a JSON text that are too long to scan twice (rule L1).
///
/// If the file changes, an end may be wrong, but it stays inside the file.
final class LongValues: Sendable {
  /// The smallest length worth noting; a screen full of shorter values is scanned quickly.
  static let leastLength = 1 << 14

  /// The end and the number of elements or members of each long value, by its start.
  let noted = Mutex<[Int: (end: Int, count: Int)]>([:])
}

/// A cursor over a JSON text; it checks all bytes that it passes (RFC 8259) and waits for more.
///
/// The pointer must outlive the scanner. Every read is checked against the byte count. While more
/// bytes may arrive, the feed keeps the bytes, and they never move.
struct JSONScanner {
  /// Waits until the byte at an offset has arrived or the bytes end, and returns all bytes.
  typealias Feed = (Int) -> UnsafeBufferPointer<UInt8>

  private(set) var bytes: UnsafeBufferPointer<UInt8>
  var offset: Int
  /// True after requested bytes did not arrive; an error then only means that the text is cut.
  private(set) var hasRunOut = false
  /// The ends of long values; nil if no value is scanned twice.
  var longValues: LongValues?
  var feed: Feed?

  /// The current byte; 0 at the end, because no JSON text contains a 0 byte.
  var current: UInt8 { mutating get { byte(at: offset) } }

  var isAtEnd: Bool { mutating get { current == 0 && offset >= bytes.count } }

  @inline(__always)
  mutating func byte(at offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : arrivingByte(at: offset)
  }

  @inline(never)
  private mutating func arrivingByte(at offset: Int) -> UInt8 {
    if let feed { bytes = feed(offset) }
    if offset < bytes.count { return bytes[offset] }
    hasRunOut = true
    return 0
  }

  func value(at start: Int) -> JSONValue {
    JSONValue(scanner: JSONScanner(bytes: bytes, offset: start, longValues: longValues))
  }

  func refusal(expected: String) -> JSONRefusal {
    JSONRefusal(offset: offset, expected: expected)
  }

  @inline(__always) @discardableResult
  mutating func skipBlanks() -> UInt8 {
    while current.isBlank { offset += 1 }
    return current
  }

  /// Skips spaces to the line end and returns true there; never waits for the next line.
  mutating func skipLineEnd() -> Bool {
    while current != .newline, current.isBlank { offset += 1 }
    return current == .newline || isAtEnd
  }
}

extension JSONScanner {
  /// Steps into an array or object and returns its closing byte; skips an empty one, returns nil.
  mutating func enter() -> UInt8? {
    let closing: UInt8 = current == .openBrace ? .closeBrace : .closeBracket
    offset += 1
    guard skipBlanks() == closing else { return closing }
    offset += 1
    return nil
  }

  /// Steps to the next element; after the last one, skips the closing byte and returns false.
  mutating func advance(before closing: UInt8) throws(JSONRefusal) -> Bool {
    let byte = skipBlanks()
    guard byte == .comma || byte == closing else {
      throw refusal(expected: closing == .closeBracket ? "a comma or ]" : "a comma or }")
    }
    offset += 1
    guard byte == .comma else { return false }
    skipBlanks()
    return true
  }

  /// Skips a key and its colon, and returns the place of the key between its quotes.
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

  /// Skips a value and returns its number of elements or members; can refuse arrays as elements.
  @discardableResult
  mutating func skipValue(holdingArrays: Bool = true) throws(JSONRefusal) -> Int {
    let start = offset
    guard var closing = try skipOpening() else { return 0 }
    // A list of outer brackets instead of recursion, because nesting can be very deep.
    var outer: [UInt8] = []
    var count = 1
    var mayBeKnown = holdingArrays
    while true {
      if let known = skipKnown(from: start, &mayBeKnown) { return known }
      if !holdingArrays, outer.isEmpty { try refuseArray() }
      if let inner = try skipOpening() {
        outer.append(closing)
        closing = inner
        continue
      }
      while try !advance(before: closing) {
        guard let next = outer.popLast() else {
          note(start, count: count)
          return count
        }
        closing = next
      }
      if closing == .closeBrace { try skipKey() }
      if outer.isEmpty { count += 1 }
    }
  }

  /// Steps into a container and returns its closing byte.
  ///
  /// Skips a scalar or an empty container, and returns nil.
  private mutating func skipOpening() throws(JSONRefusal) -> UInt8? {
    switch current {
    case .openBracket: return enter()
    case .openBrace:
      guard let closing = enter() else { return nil }
      try skipKey()
      return closing
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

  /// Skips a number such as `-1.50e+3`; it may not begin with `+`, `.` or an extra zero.
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
    return try skipValue(holdingArrays: false)
  }

  mutating func skipItem() throws(JSONRefusal) {
    try refuseArray()
    try skipValue()
  }

  private mutating func refuseArray() throws(JSONRefusal) {
    guard current != .openBracket else {
      throw refusal(expected: "a string, number, boolean, null or object")
    }
  }

  @inline(__always)
  func note(_ start: Int, count: Int = 0) {
    guard offset - start >= LongValues.leastLength else { return }
    longValues?.noted.withLock { $0[start] = (offset, count) }
  }

  /// Skips the rest of a known long value and returns its count; looks it up only once per value.
  @inline(__always)
  mutating func skipKnown(from start: Int, _ mayBeKnown: inout Bool) -> Int? {
    guard mayBeKnown, offset - start >= LongValues.leastLength else { return nil }
    mayBeKnown = false
    guard let known = longValues?.noted.withLock({ $0[start] }), known.end <= bytes.count else {
      return nil
    }
    offset = known.end
    return known.count
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
  static let slash = UInt8(ascii: "/")

  var isBlank: Bool {
    self <= 0x20 && (self == 0x20 || self == 0x0a || self == 0x0d || self == 0x09)
  }

  var isDigit: Bool { self &- .zero < 10 }
}
