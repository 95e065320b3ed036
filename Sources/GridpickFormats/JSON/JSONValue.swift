import GridpickModel

/// One value of a JSON text that a scanner has passed, decoded when asked.
///
/// The pointer must outlive the value. A mapped file may change after it was checked, so nothing
/// here trusts what it reads.
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

  /// The value as it is written.
  var source: Slice<UnsafeBufferPointer<UInt8>> {
    var end = scanner
    try? end.skipValue()
    return bytes[start..<end.offset]
  }

  /// A string's own bytes, anything else as it is written, but no more than the limit.
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

  /// As it is written, but without the blanks between its tokens.
  func compact(upTo limit: Int) -> [UInt8] {
    var line: [UInt8] = []
    var isInString = false
    var isEscaped = false
    // Blanks are no reason to read on without end.
    for byte in source.prefix(16 * limit) where line.count < limit {
      if !isInString, byte.isBlank { continue }
      line.append(byte)
      if byte == .quote, !isEscaped { isInString.toggle() }
      isEscaped = isInString && byte == .backslash && !isEscaped
    }
    return line
  }

  /// Calls `body` with the members of an object in turn while it says so, and never for any other value.
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

  /// The member of an object that goes by a key, the last one of several.
  func member(_ name: [UInt8]) -> JSONValue? {
    var found: JSONValue?
    forEachMember { key, member in
      if key.reads(name) { found = member }
      return true
    }
    return found
  }

  /// The member that a path leads to.
  func member(at path: MemberPath) -> JSONValue? {
    var value = self
    for key in path.keys {
      guard let member = value.member(key) else { return nil }
      value = member
    }
    return value
  }

  /// As it is written, where that can tell an item apart (rule P8): a string or a number.
  var identity: [UInt8]? { isString || isNumber ? Array(source) : nil }

  /// Calls `body` with the elements of an array in turn while it says so, and never for any other value.
  func forEachElement(_ body: (JSONValue) -> Bool) {
    var scanner = scanner
    guard isArray, scanner.enter(.array) else { return }
    var hasMore = true
    while hasMore, body(JSONValue(bytes, at: scanner.offset, knowing: known)) {
      hasMore = (try? scanner.skipValue()) != nil && (try? scanner.advance(in: .array)) == true
    }
  }

  /// The element of an array; nil where there are not as many.
  func element(_ index: Int) -> JSONValue? {
    var left = index
    var found: JSONValue?
    forEachElement { element in
      if left == 0 { found = element }
      left -= 1
      return found == nil
    }
    return found
  }

  /// How many elements or members a long value has, 0 if nobody has counted; nil for a short one.
  var knownCount: Int? { known?.count(ofValueAt: start) }

  /// How many elements or members it has, passed one by one unless somebody has counted.
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

  /// Whether it is an array or object with nothing in it.
  var isEmptyContainer: Bool {
    var scanner = scanner
    return isArray ? !scanner.enter(.array) : isObject && !scanner.enter(.object)
  }
}
