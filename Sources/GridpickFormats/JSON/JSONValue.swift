import GridpickCore

/// One value of a checked JSON text, decoded on demand.
///
/// The pointer must outlive the value. A mapped file may change after the check, so the code here
/// does not trust the bytes.
struct JSONValue {
  let scanner: JSONScanner

  var start: Int { scanner.offset }
  private var first: UInt8 { start < scanner.bytes.count ? scanner.bytes[start] : 0 }

  var isNull: Bool { first == UInt8(ascii: "n") }
  var isString: Bool { first == .quote }
  var isObject: Bool { first == .openBrace }
  var isArray: Bool { first == .openBracket }
  var isScalar: Bool { !isObject && !isArray }
  var isEmptyContainer: Bool {
    var scanner = scanner
    return !isScalar && scanner.enter() == nil
  }

  var count: Int {
    var scanner = scanner
    return (try? scanner.skipValue()) ?? 0
  }

  /// The number of items, 0 for a null; an item that is an array is refused.
  func itemCount() throws(JSONRefusal) -> Int {
    var scanner = scanner
    return isNull ? 0 : try scanner.skipItems()
  }

  func refusal(expected: String) -> JSONRefusal { scanner.refusal(expected: expected) }

  // MARK: - Text

  var source: Slice<UnsafeBufferPointer<UInt8>> {
    var end = scanner
    _ = try? end.skipValue()
    return end.bytes[start..<end.offset]
  }

  /// A string or number as written, which can identify an item (rule P8); nil for another value.
  var identity: [UInt8]? {
    isString || first == .minus || first.isDigit ? Array(source) : nil
  }

  /// Returns at most `limit` bytes: the content of a string, or another value as written.
  func content(upTo limit: Int) -> [UInt8] {
    isString ? source.dropFirst().dropLast().unescaped(upTo: limit) : Array(source.prefix(limit))
  }

  func text(_ extent: TextExtent) -> String {
    let isCompact = !isScalar && extent != .whole
    return extent.text(
      of: isCompact ? compact(upTo: extent.askedCount) : content(upTo: extent.askedCount))
  }

  private func compact(upTo limit: Int) -> [UInt8] {
    var line: [UInt8] = []
    var isInString = false
    var isEscaped = false
    // The limit on source bytes ends the loop in a long run of spaces.
    for byte in source.prefix(16 * limit) where line.count < limit {
      if !isInString, byte.isBlank { continue }
      line.append(byte)
      if byte == .quote, !isEscaped { isInString.toggle() }
      isEscaped = isInString && byte == .backslash && !isEscaped
    }
    return line
  }

  /// Returns the text in a column; an array shows `a, b, c` for scalars, else `[3] {"name":"a"}`.
  func shown(_ extent: TextExtent) -> String {
    guard isArray, extent != .whole else { return text(extent) }
    if isEmptyContainer { return "[]" }
    let limit = extent.askedCount
    var line: [UInt8] = []
    for (place, (_, element)) in elements.enumerated() {
      guard element.isScalar else {
        return extent.text(of: "[\(count)] ".utf8 + (firstElement?.compact(upTo: limit) ?? []))
      }
      line += (place > 0 ? ", " : "").utf8 + element.content(upTo: limit)
      if line.count >= limit { break }
    }
    return extent.text(of: line)
  }
}

// MARK: - Members and elements

/// The members of an object, or the elements of an array with empty keys.
struct JSONParts: Sequence, IteratorProtocol {
  private var scanner: JSONScanner
  private var closing: UInt8?
  private var isAtFirst = true

  /// Creates the parts of a container; empty if the value does not begin with `opening`.
  fileprivate init(of scanner: JSONScanner, openedBy opening: UInt8) {
    self.scanner = scanner
    closing = self.scanner.current == opening ? self.scanner.enter() : nil
  }

  mutating func next() -> (key: Slice<UnsafeBufferPointer<UInt8>>, value: JSONValue)? {
    guard let closing, isAtFirst || (try? isAtNext(before: closing)) == true,
      let key = closing == .closeBracket ? 0..<0 : try? scanner.skipKey()
    else {
      closing = nil
      return nil
    }
    isAtFirst = false
    return (scanner.bytes[key], JSONValue(scanner: scanner))
  }

  private mutating func isAtNext(before closing: UInt8) throws(JSONRefusal) -> Bool {
    try scanner.skipValue()
    return try scanner.advance(before: closing)
  }
}

extension JSONValue {
  var members: JSONParts { JSONParts(of: scanner, openedBy: .openBrace) }

  var elements: JSONParts { JSONParts(of: scanner, openedBy: .openBracket) }

  var keys: Set<[UInt8]> { Set(members.map { $0.key.unescaped() }) }

  /// Returns the member of an object with this key; the last one if the key is repeated.
  func member(_ name: [UInt8], amongFirst limit: Int = .max) -> JSONValue? {
    var found: JSONValue?
    for (key, member) in members.prefix(limit) where key.reads(name) { found = member }
    return found
  }

  func member(_ name: String) -> JSONValue? { member(Array(name.utf8)) }

  func member(at path: MemberPath) -> JSONValue? {
    path.keys.reduce(self as JSONValue?) { value, key in value?.member(key) }
  }

  func element(at index: Int) -> JSONValue? {
    elements.dropFirst(index).first { _ in true }?.value
  }

  var firstElement: JSONValue? { element(at: 0) }
}
