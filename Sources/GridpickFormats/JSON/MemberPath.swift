/// The keys that lead to a member of nested objects; a pointer can also contain element numbers.
///
/// The written form has dots between the keys. A key that is empty or contains a dot or a quote is
/// quoted, as in jq: `metadata.labels."example.com/name"`. A pointer follows RFC 6901, with `~1`
/// for a slash and `~0` for a tilde: `/metadata/labels/example.com~1name`.
package struct MemberPath: Equatable, Sendable {
  package let keys: [[UInt8]]

  package init(keys: [[UInt8]] = []) {
    self.keys = keys
  }

  /// Creates a path from its written form; any other text is a single key.
  package init(written: [UInt8]) {
    keys = Self.keys(written) ?? [written]
  }

  package init?(pointer: [UInt8]) {
    let parts = pointer.split(separator: .slash, omittingEmptySubsequences: false)
    guard parts.first?.isEmpty ?? true else { return nil }
    var keys: [[UInt8]] = []
    for part in parts.dropFirst() {
      var pieces = part.split(separator: .tilde, omittingEmptySubsequences: false)
      var key = Array(pieces.removeFirst())
      for piece in pieces {
        guard let digit = piece.first, digit == .zero || digit == UInt8(ascii: "1") else {
          return nil
        }
        key += [digit == .zero ? .tilde : .slash] + piece.dropFirst()
      }
      keys.append(key)
    }
    self.keys = keys
  }

  package var written: [UInt8] {
    Array(keys.map(Self.written).joined(separator: [.dot]))
  }

  var pointer: String {
    String(decoding: keys.flatMap { [.slash] + $0.flatMap(Self.inPointer) }, as: UTF8.self)
  }

  private static func inPointer(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case .tilde: Array("~0".utf8)
    case .slash: Array("~1".utf8)
    default: [byte]
    }
  }

  private static func written(_ key: [UInt8]) -> [UInt8] {
    guard key.isEmpty || key.contains(.dot) || key.contains(.quote) else { return key }
    let content = key.flatMap { $0 == .quote || $0 == .backslash ? [.backslash, $0] : [$0] }
    return [.quote] + content + [.quote]
  }

  private static func keys(_ written: [UInt8]) -> [[UInt8]]? {
    var keys: [[UInt8]] = []
    var rest = written[...]
    repeat {
      let isQuoted = rest.first == .quote
      guard let key = isQuoted ? readQuoted(&rest) : readPlain(&rest) else { return nil }
      guard rest.isEmpty || rest.first == .dot else { return nil }
      keys.append(key)
    } while rest.popFirst() != nil
    return keys
  }

  private static func readPlain(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    let key = rest.prefix { $0 != .dot }
    rest = rest.dropFirst(key.count)
    return key.isEmpty || key.contains(.quote) ? nil : Array(key)
  }

  private static func readQuoted(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    rest.removeFirst()
    var key: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == .quote { return key }
      guard let next = byte == .backslash ? rest.popFirst() : byte else { return nil }
      key.append(next)
    }
    return nil
  }
}

extension UInt8 {
  fileprivate static let tilde = UInt8(ascii: "~")
}

extension JSONValue {
  func value(at pointer: MemberPath) throws(JSONRefusal) -> JSONValue {
    var value = self
    for key in pointer.keys {
      guard let next = value.isArray ? value.element(numbered: key) : value.member(key) else {
        throw value.refusal(expected: "a value at the pointer \(pointer.pointer)")
      }
      value = next
    }
    return value
  }

  /// Returns the element with this number, written in digits without leading zeros.
  private func element(numbered key: [UInt8]) -> JSONValue? {
    guard key.allSatisfy(\.isDigit), key.first != .zero || key.count == 1 else { return nil }
    return Int(String(decoding: key, as: UTF8.self)).flatMap(element)
  }
}
