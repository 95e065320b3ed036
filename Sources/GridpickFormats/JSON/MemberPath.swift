/// The keys that lead to a member of nested objects, and in a pointer also the numbers of elements.
///
/// The keys are written with dots between them. A key that is empty or has a dot or quote in it
/// stands in quotes, as in jq: `metadata.labels."example.com/name"`. A pointer is written by
/// RFC 6901, with `~1` for a slash and `~0` for a tilde: `/metadata/labels/example.com~1name`.
package struct MemberPath: Equatable, Sendable {
  package let keys: [[UInt8]]

  /// Creates a path; without keys it leads to the value itself.
  package init(keys: [[UInt8]] = []) {
    self.keys = keys
  }

  /// Creates a path from its written form; a text that is no path is one key.
  package init(written: [UInt8]) {
    keys = Self.keys(written) ?? [written]
  }

  package init?(pointer: [UInt8]) {
    var keys: [[UInt8]] = []
    var isEscaped = false
    for byte in pointer {
      if isEscaped {
        guard byte == .zero || byte == UInt8(ascii: "1") else { return nil }
        keys[keys.count - 1].append(byte == .zero ? .tilde : .slash)
        isEscaped = false
      } else if byte == .slash {
        keys.append([])
      } else if keys.isEmpty {
        return nil
      } else if byte == .tilde {
        isEscaped = true
      } else {
        keys[keys.count - 1].append(byte)
      }
    }
    if isEscaped { return nil }
    self.keys = keys
  }

  package var written: [UInt8] {
    Array(keys.map(Self.written).joined(separator: [.dot]))
  }

  var pointer: String {
    let written = keys.flatMap { key in
      [.slash] + key.flatMap { $0 == .tilde ? [.tilde, .zero] : $0 == .slash ? Self.slash : [$0] }
    }
    return String(decoding: written, as: UTF8.self)
  }

  private static let slash = [UInt8.tilde, UInt8(ascii: "1")]

  static func written(_ key: [UInt8]) -> [UInt8] {
    guard key.isEmpty || key.contains(.dot) || key.contains(.quote) else { return key }
    let content = key.flatMap { $0 == .quote || $0 == .backslash ? [.backslash, $0] : [$0] }
    return [.quote] + content + [.quote]
  }

  private static func keys(_ written: [UInt8]) -> [[UInt8]]? {
    var keys: [[UInt8]] = []
    var rest = written[...]
    while true {
      let isQuoted = rest.first == .quote
      guard let key = isQuoted ? readQuoted(&rest) : readPlain(&rest) else { return nil }
      keys.append(key)
      guard let next = rest.popFirst() else { return keys }
      guard next == .dot else { return nil }
    }
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
  static let slash = UInt8(ascii: "/")
  fileprivate static let tilde = UInt8(ascii: "~")
}

extension JSONValue {
  private static let mostNamed = 20

  func value(at pointer: MemberPath) throws(JSONRefusal) -> JSONValue {
    var value = self
    for (place, key) in pointer.keys.enumerated() {
      guard let next = value.isArray ? value.element(numbered: key) : value.member(key) else {
        let there = value.pointers(below: pointer.keys[..<place])
        let list = there.isEmpty ? "" : " (there are \(there.joined(separator: ", ")))"
        throw value.refusal(expected: "a value at the pointer \(pointer.pointer)\(list)")
      }
      value = next
    }
    return value
  }

  /// Returns the element that a key stands for: digits without needless zeros.
  private func element(numbered key: [UInt8]) -> JSONValue? {
    guard key.allSatisfy(\.isDigit), key.first != .zero || key.count == 1 else { return nil }
    return Int(String(decoding: key, as: UTF8.self)).flatMap(element)
  }

  /// Returns the pointers to all that the value holds, in words.
  private func pointers(below keys: ArraySlice<[UInt8]>) -> [String] {
    var names: [[UInt8]] = []
    forEachMember { key, _ in
      names.append(key.content)
      return names.count < Self.mostNamed
    }
    if isArray { names = (0..<min(count, Self.mostNamed)).map { Array(String($0).utf8) } }
    let pointers = names.map { MemberPath(keys: keys + [$0]).pointer }
    let more = isScalar ? 0 : count - names.count
    return more > 0 ? pointers + ["\(more) more"] : pointers
  }
}
