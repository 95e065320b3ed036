/// JSON text with a line for each value, indented; it may be the beginning of a longer text.
struct JSONLayout {
  private let source: [UInt8]
  private var tokens: [Range<Int>] = []
  private var bytes: [UInt8] = []
  /// The tones of the bytes: keys and signs are dim.
  private(set) var tones: [Passage.Tone] = []
  private var depth = 0
  private var isInLine = false

  private static let signs = Array("{}[],:".utf8)
  private static let longestInLine = 60
  /// The deepest indent; a deeper one would leave no room for values.
  private static let deepest = 20

  init?(_ text: String) {
    source = Array(text.utf8)
    readTokens()
    guard beginsContainer else { return nil }
    for number in tokens.indices { append(number) }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: - Laying out

  private mutating func append(_ number: Int) {
    let sign = first(number)
    if sign == "}" || sign == "]" {
      depth = max(0, depth - 1)
      if !isInLine { breakLine() }
      isInLine = false
    }
    bytes += source[tokens[number]]
    let isSign = Self.signs.contains(source[tokens[number].lowerBound])
    fill(isSign || isKey(number) ? .dim : nil)
    switch sign {
    case "{", "[":
      isInLine = fitsInLine(from: number)
      depth += 1
      if !isInLine { breakLine() }
    case "," where !isInLine: breakLine()
    case ",", ":": bytes.append(UInt8(ascii: " "))
    default: break
    }
    fill(nil)
  }

  private mutating func fill(_ role: Role?) {
    tones += repeatElement(Passage.Tone(role: role), count: bytes.count - tones.count)
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * min(depth, Self.deepest))
  }

  private func fitsInLine(from bracket: Int) -> Bool {
    var length = 0
    for number in tokens.indices.dropFirst(bracket + 1) {
      guard length <= Self.longestInLine else { return false }
      switch first(number) {
      case "{", "[": return false
      case "}", "]": return true
      case ",", ":": length += 2
      default: length += tokens[number].count
      }
    }
    return false
  }

  // MARK: - Tokens

  private var beginsContainer: Bool {
    switch (first(0), first(1)) {
    case ("{", "}"), ("[", "]"): tokens.count == 2
    case ("{", "\""): isKey(1)
    case ("[", "{"), ("[", "["): true
    case ("[", _) where tokens.count > 1 && isSimpleValue(1):
      first(2) == "," || first(2) == "]" && tokens.count == 3
    default: false
    }
  }

  private func isSimpleValue(_ number: Int) -> Bool {
    switch first(number) {
    case "\"", "-", "0"..."9": true
    default: ["true", "false", "null"].contains { source[tokens[number]].elementsEqual($0.utf8) }
    }
  }

  private func isKey(_ number: Int) -> Bool { first(number) == "\"" && first(number + 1) == ":" }

  /// Returns the first character of a token, or a space after the last token.
  private func first(_ number: Int) -> Unicode.Scalar {
    number < tokens.count ? Unicode.Scalar(source[tokens[number].lowerBound]) : " "
  }

  private mutating func readTokens() {
    var place = 0
    while true {
      while place < source.count, isBlank(source[place]) { place += 1 }
      guard place < source.count else { return }
      let start = place
      place = end(ofTokenFrom: start)
      tokens.append(start..<place)
    }
  }

  private func end(ofTokenFrom start: Int) -> Int {
    var place = start + 1
    if Self.signs.contains(source[start]) { return place }
    guard source[start] == UInt8(ascii: "\"") else {
      while place < source.count, !Self.signs.contains(source[place]), !isBlank(source[place]) {
        place += 1
      }
      return place
    }
    while place < source.count, source[place] != UInt8(ascii: "\"") {
      place += source[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(source.count, place + 1)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || 0x09...0x0d ~= byte
  }
}
