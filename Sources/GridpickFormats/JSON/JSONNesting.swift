enum JSONContainer {
  case array
  case object

  var closing: UInt8 { self == .array ? .closeBracket : .closeBrace }
}

/// The open containers, one bit each, so that depth costs no recursion.
struct JSONNesting {
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
