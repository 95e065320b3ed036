import GridpickCore

/// One value of a JSON text that a scanner has passed, decoded when it is asked for.
///
/// The pointer must outlive the value. A mapped file may change after it was checked, so no code
/// here trusts the bytes it reads.
struct JSONValue {
  private let bytes: UnsafeBufferPointer<UInt8>
  let start: Int
  private let known: LongValues?

  init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, knowing known: LongValues? = nil) {
    self.bytes = bytes
    self.start = start
    self.known = known
  }

  private var scanner: JSONScanner { JSONScanner(bytes, at: start, knowing: known) }
  private var first: UInt8 { start < bytes.count ? bytes[start] : 0 }

  var isNull: Bool { first == UInt8(ascii: "n") }
  var isString: Bool { first == .quote }
  var isObject: Bool { first == .openBrace }
  var isArray: Bool { first == .openBracket }
  var isScalar: Bool { !isObject && !isArray }

  var isEmptyContainer: Bool {
    var scanner = scanner
    return isArray ? !scanner.enter(.array) : isObject && !scanner.enter(.object)
  }

  func refusal(expected: String) -> JSONRefusal { JSONRefusal(offset: start, expected: expected) }

  // MARK: - Text

  var source: Slice<UnsafeBufferPointer<UInt8>> {
    var end = scanner
    try? end.skipValue()
    return bytes[start..<end.offset]
  }

  private var string: JSONString { JSONString(source.dropFirst().dropLast()) }

  /// The value as written, if it can identify an item (rule P8): a string or a number; else nil.
  var identity: [UInt8]? {
    isString || first == .minus || first.isDigit ? Array(source) : nil
  }

  /// Returns the content of a string, or any other value as it is written, at most `limit` bytes.
  func content(upTo limit: Int) -> [UInt8] {
    isString ? string.content(upTo: limit) : Array(source.prefix(limit))
  }

  func text(_ extent: TextExtent) -> String {
    if isString { return string.text(extent) }
    guard extent != .whole, !isScalar else {
      return extent.text(of: UnsafeBufferPointer(rebasing: source))
    }
    return extent.text(of: compact(upTo: extent.askedCount))
  }

  /// Returns the value as it is written, but without the blanks between its tokens.
  private func compact(upTo limit: Int) -> [UInt8] {
    var line: [UInt8] = []
    var isInString = false
    var isEscaped = false
    // This limit ends the loop in a long run of blanks.
    for byte in source.prefix(16 * limit) where line.count < limit {
      if !isInString, byte.isBlank { continue }
      line.append(byte)
      if byte == .quote, !isEscaped { isInString.toggle() }
      isEscaped = isInString && byte == .backslash && !isEscaped
    }
    return line
  }

  /// Returns the text in a column: of an array `a, b, c` if all are scalars, or `[3] {"name":"a"}`.
  func shown(_ extent: TextExtent) -> String {
    guard isArray, extent != .whole else { return text(extent) }
    let limit = extent.askedCount
    var line: [UInt8] = []
    var separator: [UInt8] = []
    var holdsOthers = false
    forEachElement { element in
      holdsOthers = !element.isScalar
      line += separator + element.content(upTo: limit)
      separator = Array(", ".utf8)
      return !holdsOthers && line.count < limit
    }
    if separator.isEmpty { return "[]" }
    guard holdsOthers else { return extent.text(of: line) }
    // Elements of a long array that were not counted when it was read are not counted now.
    let counted = known?.count(ofValueAt: start) == 0 ? "" : "[\(count)] "
    return extent.text(of: Array(counted.utf8) + (firstElement?.compact(upTo: limit) ?? []))
  }
}

// MARK: - Members and elements

extension JSONValue {
  /// Calls `body` with each member of an object until `body` returns false; other values have none.
  func forEachMember<Failure: Error>(
    _ body: (JSONString, JSONValue) throws(Failure) -> Bool
  ) throws(Failure) {
    guard isObject else { return }
    try forEach(in: .object) { (key, member) throws(Failure) in
      try body(JSONString(bytes[key]), member)
    }
  }

  func forEachElement<Failure: Error>(
    _ body: (JSONValue) throws(Failure) -> Bool
  ) throws(Failure) {
    guard isArray else { return }
    try forEach(in: .array) { (_, element) throws(Failure) in try body(element) }
  }

  @inline(__always)
  private func forEach<Failure: Error>(
    in container: JSONContainer, _ body: (Range<Int>, JSONValue) throws(Failure) -> Bool
  ) throws(Failure) {
    var scanner = scanner
    var hasMore = scanner.enter(container)
    while hasMore, let key = container == .array ? 0..<0 : try? scanner.skipKey(),
      try body(key, JSONValue(bytes, at: scanner.offset, knowing: known))
    {
      hasMore = (try? scanner.skipValue()) != nil && (try? scanner.advance(in: container)) == true
    }
  }

  /// Returns the member of an object with this key; if there are several, the last one.
  func member(_ name: [UInt8]) -> JSONValue? {
    var found: JSONValue?
    forEachMember { key, member in
      if key.reads(name) { found = member }
      return true
    }
    return found
  }

  func member(_ name: StaticString) -> JSONValue? { member(name.withUTF8Buffer(Array.init)) }

  func member(at path: MemberPath) -> JSONValue? {
    path.keys.reduce(self as JSONValue?) { value, key in value?.member(key) }
  }

  func element(at index: Int) -> JSONValue? {
    var found: JSONValue?
    var left = index
    forEachElement { element in
      if left == 0 { found = element }
      left -= 1
      return left >= 0
    }
    return found
  }

  var firstElement: JSONValue? { element(at: 0) }

  /// The number of elements or members; if it is not known, they are passed one by one.
  var count: Int {
    if let count = known?.count(ofValueAt: start), count > 0 { return count }
    var count = 0
    guard !isScalar else { return 0 }
    forEach(in: isArray ? .array : .object) { _, _ in
      count += 1
      return true
    }
    return count
  }

  var keys: Set<[UInt8]> {
    var keys: Set<[UInt8]> = []
    forEachMember { key, _ in
      keys.insert(key.content)
      return true
    }
    return keys
  }
}
