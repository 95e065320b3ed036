/// A pattern of one name in a path, as in gitignore(5).
struct NamePattern: Sendable {
  enum Sign: Sendable {
    case byte(UInt8)
    case any
    case oneOf(ByteSet)
  }

  /// A pattern that every name matches.
  static let any = NamePattern([nil])

  private let signs: StarPattern<Sign>
  /// The bytes at the ends of every name that matches; nil if they may differ.
  ///
  /// Most names are told by them.
  private let first: UInt8?
  private let last: UInt8?

  init(_ signs: [Sign?]) {
    self.signs = StarPattern(parts: signs)
    first = signs.first.flatMap(\.self)?.byte
    last = signs.last.flatMap(\.self)?.byte
  }

  /// True for two stars or more, which stand for any number of folders.
  var isFolders: Bool { signs.parts.count > 1 && signs.parts.allSatisfy { $0 == nil } }

  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    if let first, name.first != first { return false }
    if let last, name.last != last { return false }
    return signs.matches(name) { sign, byte in
      switch sign {
      case .byte(let wanted): wanted == byte
      case .any: true
      case .oneOf(let set): set.contains(byte)
      }
    }
  }
}

extension NamePattern.Sign {
  fileprivate var byte: UInt8? { if case .byte(let byte) = self { byte } else { nil } }
}
