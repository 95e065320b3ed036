import GridpickModel

/// One value of a JSON text that a scanner has passed, decoded when asked.
///
/// The pointer must outlive the value. A mapped file may change after it was checked, so nothing
/// here trusts what it reads.
struct JSONValue {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
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
    guard extent == .seen, isObject || isArray else {
      return extent.text(of: UnsafeBufferPointer(rebasing: source))
    }
    return extent.text(of: onOneLine(upTo: extent.askedCount))
  }

  /// As it is written, but for breaks between its tokens, which with the blanks around them are one blank.
  private func onOneLine(upTo limit: Int) -> [UInt8] {
    var line: [UInt8] = []
    var isInString = false
    var isEscaped = false
    var gap = 0
    var isBroken = false
    // Blanks are no reason to read on without end.
    for byte in source.prefix(16 * limit) where line.count < limit {
      if !isInString, byte.isBlank {
        gap += 1
        isBroken = isBroken || byte == .newline
        continue
      }
      line += repeatElement(UInt8(ascii: " "), count: isBroken ? 1 : gap)
      (gap, isBroken) = (0, false)
      line.append(byte)
      if byte == .quote, !isEscaped { isInString.toggle() }
      isEscaped = isInString && byte == .backslash && !isEscaped
    }
    return line
  }

  /// Calls `body` with the members of an object in turn, and never for any other value.
  func forEachMember(atMost limit: Int = .max, _ body: (JSONString, JSONValue) -> Void) {
    var scanner = scanner
    guard isObject, scanner.enter(.object) else { return }
    var hasMore = true
    var left = limit
    while hasMore, left > 0, let key = try? scanner.skipKey() {
      left -= 1
      body(JSONString(bytes[key]), JSONValue(bytes, at: scanner.offset, knowing: known))
      hasMore = (try? scanner.skipValue()) != nil && (try? scanner.advance(in: .object)) == true
    }
  }

  /// The member of an object that goes by a key, the last one of several.
  func member(_ name: [UInt8]) -> JSONValue? {
    var found: JSONValue?
    forEachMember { key, member in
      if key.reads(name) { found = member }
    }
    return found
  }

  /// An object's `id` as it is written, where that is a string or a number (rule P8).
  var identity: [UInt8]? {
    guard let id = member(Self.identityKey), id.isString || id.isNumber else { return nil }
    return Array(id.source)
  }

  private static let identityKey = Array("id".utf8)

  /// The element of an array; nil where there are not as many.
  func element(_ index: Int) -> JSONValue? {
    var scanner = scanner
    guard isArray, scanner.enter(.array) else { return nil }
    for _ in 0..<index {
      guard (try? scanner.skipValue()) != nil, (try? scanner.advance(in: .array)) == true else {
        return nil
      }
    }
    return JSONValue(bytes, at: scanner.offset, knowing: known)
  }
}
