/// RFC 8259 by recursive descent and nothing else, for holding the reader against.
struct ReferenceJSON {
  private let bytes: [UInt8]
  private var place = 0

  static func accepts(_ bytes: [UInt8]) -> Bool {
    var parser = ReferenceJSON(bytes: bytes)
    return parser.value() && parser.place == bytes.count
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A value with the blanks around it.
  private mutating func value() -> Bool {
    skipBlanks()
    defer { skipBlanks() }
    switch place < bytes.count ? bytes[place] : 0 {
    case UInt8(ascii: "["): return members(until: "]") { $0.value() }
    case UInt8(ascii: "{"):
      return members(until: "}") { parser in
        parser.skipBlanks()
        guard parser.string() else { return false }
        parser.skipBlanks()
        return parser.take(":") && parser.value()
      }
    case UInt8(ascii: "\""): return string()
    default: return take("true") || take("false") || take("null") || number()
    }
  }

  private mutating func members(
    until end: String, _ member: (inout ReferenceJSON) -> Bool
  ) -> Bool {
    place += 1
    skipBlanks()
    if take(end) { return true }
    repeat {
      guard member(&self) else { return false }
    } while take(",")
    return take(end)
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    let start = place
    while place < bytes.count, bytes[place] >= 0x20 {
      if bytes[place] == UInt8(ascii: "\"") {
        place += 1
        return String(validating: bytes[start..<place], as: UTF8.self) != nil
      }
      if take("\\") { guard escape() else { return false } } else { place += 1 }
    }
    return false
  }

  private mutating func escape() -> Bool {
    guard take("u") else {
      return ["\"", "\\", "/", "b", "f", "n", "r", "t"].contains { take($0) }
    }
    let digits = bytes.dropFirst(place).prefix(4)
    place += digits.count
    return digits.count == 4 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }

  private mutating func number() -> Bool {
    _ = take("-")
    guard take("0") || digits() else { return false }
    if take(".") { guard digits() else { return false } }
    guard take("e") || take("E") else { return true }
    _ = take("+") || take("-")
    return digits()
  }

  private mutating func digits() -> Bool {
    let start = place
    while place < bytes.count, 0x30...0x39 ~= bytes[place] { place += 1 }
    return place > start
  }

  private mutating func skipBlanks() {
    while take(" ") || take("\t") || take("\n") || take("\r") {}
  }

  private mutating func take(_ word: String) -> Bool {
    guard bytes.dropFirst(place).starts(with: word.utf8) else { return false }
    place += word.utf8.count
    return true
  }
}
