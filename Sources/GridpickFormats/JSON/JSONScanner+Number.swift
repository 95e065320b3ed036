extension JSONScanner {
  /// Passes `-1.50e+3`; a number may begin with no `+`, no `.` and no needless zero.
  mutating func skipNumber() throws(JSONRefusal) {
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
}
