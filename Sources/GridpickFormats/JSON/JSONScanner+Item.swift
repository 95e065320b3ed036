extension JSONScanner {
  /// Passes the array of items at hand, and notes where each begins.
  mutating func skipItems(
    noting offsets: inout [Int], expected: String = "an array of items"
  ) throws(JSONRefusal) {
    guard current == .openBracket else { throw refusal(expected: expected) }
    guard enter(.array) else { return }
    repeat { offsets.append(try skipItem()) } while try advance(in: .array)
  }

  /// Passes the item at hand, and answers where it began.
  mutating func skipItem() throws(JSONRefusal) -> Int {
    guard current != .openBracket else {
      throw refusal(expected: "a string, number, boolean, null or object")
    }
    let start = offset
    try skipValue()
    return start
  }

  /// Passes a string and answers where it began, or a null, which stands for none.
  mutating func skipOptionalString() throws(JSONRefusal) -> Int? {
    let start = offset
    guard current == .quote || current == UInt8(ascii: "n") else {
      throw refusal(expected: "a string")
    }
    try skipValue()
    return bytes[start] == .quote ? start : nil
  }
}
