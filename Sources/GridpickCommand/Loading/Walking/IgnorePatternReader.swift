/// Reads the names of a pattern in a `.gitignore` file.
struct IgnorePatternReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) {
    rest = text
  }

  /// Returns the patterns between the slashes; nil if something is not closed, which matches
  /// nothing.
  mutating func names() -> [NamePattern]? {
    var names: [NamePattern] = []
    var signs: [NamePattern.Sign?] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): signs.append(nil)
      case UInt8(ascii: "?"): signs.append(.any)
      case UInt8(ascii: "["):
        guard let set = set() else { return nil }
        signs.append(.oneOf(set))
      default:
        guard let byte = byte == UInt8(ascii: "\\") ? rest.popFirst() : byte else { return nil }
        if byte == UInt8(ascii: "/") {
          names.append(NamePattern(signs))
          signs = []
        } else {
          signs.append(.byte(byte))
        }
      }
    }
    return names + [NamePattern(signs)]
  }

  /// Returns the set behind a bracket.
  private mutating func set() -> ByteSet? {
    var set = ByteSet()
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest.removeFirst() }
    let start = rest.startIndex
    // The lower end of a range, if one may begin with the last byte.
    var low: UInt8?
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "]"), rest.startIndex > start + 1 {
        if isNegated { set.invert() }
        return set
      }
      if byte == UInt8(ascii: "-"), let lower = low, let next = rest.first,
        next != UInt8(ascii: "]")
      {
        rest.removeFirst()
        guard let high = next == UInt8(ascii: "\\") ? rest.popFirst() : next else { return nil }
        if lower <= high { set.insert(lower...high) }
        low = nil
      } else if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":"), let name = className() {
        guard set.insert(class: name) else { return nil }
        low = nil
      } else {
        guard let byte = byte == UInt8(ascii: "\\") ? rest.popFirst() : byte else { return nil }
        set.insert(byte...byte)
        low = byte
      }
    }
    return nil
  }

  /// Takes the name of a class of bytes, up to `:]`; nil if there is none, and the bracket stands
  /// for itself.
  private mutating func className() -> String? {
    let name = rest.dropFirst().prefix { $0 != UInt8(ascii: "]") }
    guard name.last == UInt8(ascii: ":") else { return nil }
    rest = rest[name.endIndex...].dropFirst()
    return String(decoding: name.dropLast(), as: UTF8.self)
  }
}
