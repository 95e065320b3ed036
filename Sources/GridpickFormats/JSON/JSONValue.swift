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
  var isNumber: Bool { first == .minus || first.isDigit }

  var source: Slice<UnsafeBufferPointer<UInt8>> {
    var end = scanner
    try? end.skipValue()
    return bytes[start..<end.offset]
  }

  /// Returns the content of a string, or any other value as it is written, at most `limit` bytes.
  func content(upTo limit: Int) -> [UInt8] {
    isString
      ? JSONString(source.dropFirst().dropLast()).content(upTo: limit)
      : Array(source.prefix(limit))
  }

  func text(_ extent: TextExtent) -> String {
    if isString { return JSONString(source.dropFirst().dropLast()).text(extent) }
    guard extent != .whole, isObject || isArray else {
      return extent.text(of: UnsafeBufferPointer(rebasing: source))
    }
    return extent.text(of: compact(upTo: extent.askedCount))
  }

  /// Returns the value as it is written, but without the blanks between its tokens.
  func compact(upTo limit: Int) -> [UInt8] {
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

  /// Calls `body` with each member of an object until `body` returns false; other values have none.
  func forEachMember(_ body: (JSONString, JSONValue) -> Bool) {
    var scanner = scanner
    guard isObject, scanner.enter(.object) else { return }
    var hasMore = true
    while hasMore, let key = try? scanner.skipKey() {
      let member = JSONValue(bytes, at: scanner.offset, knowing: known)
      guard body(JSONString(bytes[key]), member) else { return }
      hasMore = (try? scanner.skipValue()) != nil && (try? scanner.advance(in: .object)) == true
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

  func member(at path: MemberPath) -> JSONValue? {
    var value = self
    for key in path.keys {
      guard let member = value.member(key) else { return nil }
      value = member
    }
    return value
  }

  /// The value as written, if it can identify an item (rule P8): a string or a number; else nil.
  var identity: [UInt8]? { isString || isNumber ? Array(source) : nil }

  func forEachElement(_ body: (JSONValue) -> Bool) {
    var scanner = scanner
    guard isArray, scanner.enter(.array) else { return }
    var hasMore = true
    while hasMore, body(JSONValue(bytes, at: scanner.offset, knowing: known)) {
      hasMore = (try? scanner.skipValue()) != nil && (try? scanner.advance(in: .array)) == true
    }
  }

  var firstElement: JSONValue? {
    var found: JSONValue?
    forEachElement { element in
      found = element
      return false
    }
    return found
  }

  /// The number of elements or members of a long value; 0 if not counted, nil if it is short.
  var knownCount: Int? { known?.count(ofValueAt: start) }

  /// The number of elements or members; if it is not known, they are passed one by one.
  var count: Int {
    if let count = knownCount, count > 0 { return count }
    var count = 0
    forEachElement { _ in
      count += 1
      return true
    }
    forEachMember { _, _ in
      count += 1
      return true
    }
    return count
  }

  var isEmptyContainer: Bool {
    var scanner = scanner
    return isArray ? !scanner.enter(.array) : isObject && !scanner.enter(.object)
  }
}
