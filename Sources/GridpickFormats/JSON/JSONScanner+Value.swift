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
    if current == UInt8(ascii: ".") {
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

  mutating func skipItems(
    noting offsets: inout [Int]
  ) throws(JSONRefusal) {
    guard current == .openBracket else { throw refusal(expected: "an array of items") }
    guard enter(.array) else { return }
    repeat { offsets.append(try skipItem()) } while try advance(in: .array)
  }

  mutating func skipItem() throws(JSONRefusal) -> Int {
    guard current != .openBracket else {
      throw refusal(expected: "a string, number, boolean, null or object")
    }
    let start = offset
    try skipValue()
    return start
  }

  /// Passes a string and returns the offset where it began, or passes a null and returns nil.
  mutating func skipOptionalString() throws(JSONRefusal) -> Int? {
    let start = offset
    guard current == .quote || current == UInt8(ascii: "n") else {
      throw refusal(expected: "a string")
    }
    try skipValue()
    return bytes[start] == .quote ? start : nil
  }
}
