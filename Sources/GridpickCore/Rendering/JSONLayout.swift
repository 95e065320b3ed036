/// JSON text with a line for each value, indented; it may be the beginning of a longer text.
struct JSONLayout {
  private(set) var text = ""
  /// The bytes of keys and of signs, in their order.
  private(set) var quiet: [Range<Int>] = []
  private var bytes: [UInt8] = []
  private var depth = 0
  /// True within a list or an object that stands in one line.
  private var isInLine = false

  /// Lays out a text; nil if it is no object and no list.
  init?(_ text: String) {
    var text = text
    let isRead = text.withUTF8 { read($0) }
    guard isRead else { return nil }
    self.text = String(decoding: bytes, as: UTF8.self)
  }

  private mutating func read(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    let reader = JSONTokens(source)
    guard reader.beginsContainer else { return false }
    var place = 0
    while let token = reader.token(from: place) {
      place = token.upperBound
      append(token, of: reader)
    }
    return true
  }

  private mutating func append(_ token: Range<Int>, of reader: JSONTokens) {
    switch reader.source[token.lowerBound] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      isInLine = reader.fitsInLine(from: token.lowerBound)
      appendQuiet(token, of: reader)
      depth += 1
      if !isInLine { breakLine() }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth = max(0, depth - 1)
      if !isInLine { breakLine() }
      isInLine = false
      appendQuiet(token, of: reader)
    case UInt8(ascii: ","):
      appendQuiet(token, of: reader)
      if isInLine { bytes.append(UInt8(ascii: " ")) } else { breakLine() }
    case UInt8(ascii: ":"):
      appendQuiet(token, of: reader)
      bytes.append(UInt8(ascii: " "))
    case UInt8(ascii: "\""):
      if reader.isKey(token) {
        appendQuiet(token, of: reader)
      } else {
        bytes += reader.source[token]
      }
    default: bytes += reader.source[token]
    }
  }

  private mutating func appendQuiet(_ token: Range<Int>, of reader: JSONTokens) {
    let start = bytes.count
    bytes += reader.source[token]
    if let last = quiet.last, last.upperBound == start {
      quiet[quiet.count - 1] = last.lowerBound..<bytes.count
    } else {
      quiet.append(start..<bytes.count)
    }
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes += Array(repeating: UInt8(ascii: " "), count: 2 * min(depth, Self.deepest))
  }

  /// The deepest indent: what is nested deeper would have no room.
  private static let deepest = 20
}

/// The tokens of a JSON text: its signs, its strings and its other words.
private struct JSONTokens {
  let source: UnsafeBufferPointer<UInt8>

  init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source
  }

  var beginsContainer: Bool {
    guard let first = token(from: 0), let second = token(from: first.upperBound) else {
      return false
    }
    let third = token(from: second.upperBound)
    switch (source[first.lowerBound], source[second.lowerBound]) {
    case (UInt8(ascii: "{"), UInt8(ascii: "}")), (UInt8(ascii: "["), UInt8(ascii: "]")):
      return third == nil
    case (UInt8(ascii: "{"), UInt8(ascii: "\"")): return isKey(second)
    case (UInt8(ascii: "["), let value) where isOpening(value): return true
    case (UInt8(ascii: "["), _):
      guard let third, isSimpleValue(second) else { return false }
      return source[third.lowerBound] == UInt8(ascii: ",")
        || source[third.lowerBound] == UInt8(ascii: "]") && token(from: third.upperBound) == nil
    default: return false
    }
  }

  private func isSimpleValue(_ token: Range<Int>) -> Bool {
    switch source[token.lowerBound] {
    case UInt8(ascii: "\""), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: ["true", "false", "null"].contains(String(decoding: source[token], as: UTF8.self))
    }
  }

  func token(from start: Int) -> Range<Int>? {
    var place = start
    while place < source.count, isBlank(source[place]) { place += 1 }
    guard place < source.count else { return nil }
    let first = place
    if isSign(source[place]) { return first..<first + 1 }
    if source[place] == UInt8(ascii: "\"") { return first..<endOfString(from: first) }
    while place < source.count, !isSign(source[place]), !isBlank(source[place]) { place += 1 }
    return first..<place
  }

  func isKey(_ string: Range<Int>) -> Bool {
    token(from: string.upperBound).map { source[$0.lowerBound] == UInt8(ascii: ":") } ?? false
  }

  private static let longestInLine = 60

  /// Returns true if a list or an object is short, and none of its values is one.
  func fitsInLine(from bracket: Int) -> Bool {
    var length = 0
    var place = bracket + 1
    while length <= Self.longestInLine, let token = token(from: place) {
      let byte = source[token.lowerBound]
      if isOpening(byte) { return false }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { return true }
      length += token.count + (byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") ? 1 : 0)
      place = token.upperBound
    }
    return false
  }

  private func endOfString(from quote: Int) -> Int {
    var place = quote + 1
    while place < source.count, source[place] != UInt8(ascii: "\"") {
      place += source[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(source.count, place + 1)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || 0x09...0x0d ~= byte
  }

  private func isOpening(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  private func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
