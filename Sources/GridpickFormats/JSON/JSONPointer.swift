/// A place in a JSON text: the keys and array indexes that lead to it (RFC 6901).
package struct JSONPointer: Equatable, Sendable {
  /// The pointer as it was written, for people.
  let text: String
  let tokens: [[UInt8]]

  /// Creates the pointer to the whole text.
  package init() {
    text = ""
    tokens = []
  }

  /// Reads a text such as `/items/0/a~1b`, with `~1` for a slash and `~0` for a tilde.
  package init?(_ text: [UInt8]) {
    var tokens: [[UInt8]] = []
    var isEscaped = false
    for byte in text {
      if isEscaped {
        guard byte == .zero || byte == UInt8(ascii: "1") else { return nil }
        tokens[tokens.count - 1].append(UInt8(ascii: byte == .zero ? "~" : "/"))
        isEscaped = false
      } else if byte == UInt8(ascii: "/") {
        tokens.append([])
      } else if tokens.isEmpty {
        return nil
      } else if byte == UInt8(ascii: "~") {
        isEscaped = true
      } else {
        tokens[tokens.count - 1].append(byte)
      }
    }
    if isEscaped { return nil }
    self.text = String(decoding: text, as: UTF8.self)
    self.tokens = tokens
  }

  init(_ tokens: [[UInt8]]) {
    self.tokens = tokens
    let written = tokens.map { token -> [UInt8] in
      token.reduce(into: [UInt8(ascii: "/")]) { written, byte in
        switch byte {
        case UInt8(ascii: "~"): written += "~0".utf8
        case UInt8(ascii: "/"): written += "~1".utf8
        default: written.append(byte)
        }
      }
    }
    text = String(decoding: written.joined(), as: UTF8.self)
  }

  /// Returns the index that a token stands for: digits without needless zeros; else nil.
  static func index(_ token: [UInt8]) -> Int? {
    guard token.allSatisfy(\.isDigit), token.first != .zero || token.count == 1 else { return nil }
    return Int(String(decoding: token, as: UTF8.self))
  }
}

extension JSONScanner {
  /// Steps to the value that a pointer names, and returns the containers around it.
  ///
  /// The outermost container comes first. If a key is given twice, the first one counts, because
  /// later ones have not arrived yet.
  mutating func enter(_ pointer: JSONPointer) throws(JSONRefusal) -> [JSONContainer] {
    var around: [JSONContainer] = []
    for (place, token) in pointer.tokens.enumerated() {
      let start = offset
      guard let container = try enter(token) else {
        offset = start
        let there = try pointers(from: Array(pointer.tokens[..<place]))
        let list = there.isEmpty ? "" : " (there are \(there.joined(separator: ", ")))"
        throw JSONRefusal(
          offset: start, expected: "a value at the pointer \(pointer.text)\(list)")
      }
      around.append(container)
    }
    return around
  }

  /// Passes the rest of the containers around the value that was read.
  mutating func leave(_ around: [JSONContainer]) throws(JSONRefusal) {
    for container in around.reversed() {
      while try advance(in: container) {
        if container == .object { try skipKey() }
        try skipValue()
      }
    }
  }

  /// Steps to the member or element that a token names, and returns its container; nil without any.
  private mutating func enter(_ token: [UInt8]) throws(JSONRefusal) -> JSONContainer? {
    switch current {
    case .openBrace: try enterMember(token) ? .object : nil
    case .openBracket: try enterElement(token) ? .array : nil
    default: nil
    }
  }

  private static let mostNamed = 20

  /// Returns the pointers to all that the current container holds, in words, from `tokens` on.
  private mutating func pointers(from tokens: [[UInt8]]) throws(JSONRefusal) -> [String] {
    let container: JSONContainer
    switch current {
    case .openBrace: container = .object
    case .openBracket: container = .array
    default: return []
    }
    var named: [String] = []
    var count = 0
    var hasMore = enter(container)
    while hasMore {
      let key =
        container == .object
        ? JSONString(bytes[try skipKey()]).content : Array(String(count).utf8)
      if count < Self.mostNamed { named.append(JSONPointer(tokens + [key]).text) }
      count += 1
      try skipValue()
      hasMore = try advance(in: container)
    }
    return count > named.count ? named + ["\(count - named.count) more"] : named
  }

  private mutating func enterMember(_ name: [UInt8]) throws(JSONRefusal) -> Bool {
    var hasMore = enter(.object)
    while hasMore {
      let key = try skipKey()
      if JSONString(bytes[key]).reads(name) { return true }
      try skipValue()
      hasMore = try advance(in: .object)
    }
    return false
  }

  private mutating func enterElement(_ token: [UInt8]) throws(JSONRefusal) -> Bool {
    guard let index = JSONPointer.index(token) else { return false }
    var ordinal = 0
    var hasMore = enter(.array)
    while hasMore {
      if ordinal == index { return true }
      try skipValue()
      ordinal += 1
      hasMore = try advance(in: .array)
    }
    return false
  }
}
