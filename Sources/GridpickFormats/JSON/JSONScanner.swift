/// A cursor over a JSON text that checks what it passes (RFC 8259), and waits at the end of what is there.
///
/// The pointer must outlive the scanner, and every read is held against its count. Where more may
/// arrive, the feed that `progress` asks keeps the bytes, which never move.
struct JSONScanner {
  private(set) var bytes: UnsafeBufferPointer<UInt8>
  var offset: Int
  /// Whether bytes were asked for that never came: a refusal then says no more than that.
  private(set) var hasRunOut = false
  private let progress: JSONProgress?
  /// Where long values are noted while they are passed for the first time.
  private let noted: LongValues?
  /// The long values to step over; nil while everything is to be checked.
  private let known: LongValues?

  /// Over bytes that are all there.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, noting noted: LongValues? = nil,
    knowing known: LongValues? = nil
  ) {
    self.bytes = bytes
    self.offset = offset
    self.noted = noted
    self.known = known
    progress = nil
  }

  /// Over bytes that arrive, from the first one after a byte order mark.
  init(_ progress: JSONProgress) {
    bytes = progress.source.withBytes { $0 }
    offset = 0
    self.progress = progress
    noted = progress.longValues
    known = nil
    if byte(at: 0) == 0xef, byte(at: 1) == 0xbb, byte(at: 2) == 0xbf { offset = 3 }
  }

  /// The byte at hand; at the end 0, which is no part of any JSON text.
  var current: UInt8 { mutating get { byte(at: offset) } }

  /// Whether there is no byte at hand, and none will come.
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
    while let progress, progress.hasMore(than: bytes.count) {
      bytes = progress.source.withBytes { $0 }
      if offset < bytes.count { return bytes[offset] }
    }
    hasRunOut = true
    return 0
  }

  func refusal(expected: String) -> JSONRefusal {
    JSONRefusal(offset: offset, expected: expected)
  }

  /// Passes blanks, and answers the byte at hand behind them; mostly there are none.
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
}

extension JSONScanner {
  /// Steps into the container at hand; false if it is empty, and then it is behind.
  mutating func enter(_ container: JSONContainer) -> Bool {
    offset += 1
    guard skipBlanks() == container.closing else { return true }
    offset += 1
    return false
  }

  /// Steps to the next element; false if there is none, and then the container is behind.
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

  /// Passes a key and its colon; what lies between its quotes is the answer.
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

  /// Passes the value at hand, however deep it is.
  mutating func skipValue() throws(JSONRefusal) {
    if stepOverKnown() { return }
    let start = offset
    var memberStart = offset
    var nesting = JSONNesting()
    repeat {
      if nesting.depth == 1 { memberStart = offset }
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
    note(start)
  }

  /// Passes the value at hand if it is known for a long one.
  @inline(__always)
  mutating func stepOverKnown() -> Bool {
    guard let end = known?.end(ofValueAt: offset), end <= bytes.count else { return false }
    offset = end
    return true
  }

  /// Notes the value that was passed, and so ends here.
  @inline(__always)
  func note(_ start: Int) {
    noted?.note(start, upTo: offset)
  }

  /// Passes a whole scalar or empty container, or steps to the first value in the one it answers.
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
}
