/// The keys that lead to a member of nested objects.
///
/// The keys are written with dots between them. A key that is empty or has a dot or quote in it
/// stands in quotes, as in jq: `metadata.labels."example.com/name"`.
package struct MemberPath: Equatable, Sendable {
  package let keys: [[UInt8]]

  package init(keys: [[UInt8]]) {
    self.keys = keys
  }

  /// Creates a path from its written form; a text that is no path is one key.
  package init(written: [UInt8]) {
    keys = Self.keys(written) ?? [written]
  }

  package var written: [UInt8] {
    Array(keys.map(Self.written).joined(separator: [.dot]))
  }

  static func written(_ key: [UInt8]) -> [UInt8] {
    guard key.isEmpty || key.contains(.dot) || key.contains(.quote) else { return key }
    var written = [UInt8.quote]
    for byte in key {
      if byte == .quote || byte == .backslash { written.append(.backslash) }
      written.append(byte)
    }
    return written + [.quote]
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
  fileprivate static let dot = UInt8(ascii: ".")
}
