/// The rules by which the bytes of a table form records and fields.
struct RecordSyntax: Equatable, Sendable {
  var terminator = UInt8(ascii: "\n")
  var separator = FieldSeparator.none
  var isQuoted = false
  var lines = LineRule.exact

  /// True if a count of the terminators is enough.
  var isPlain: Bool { separator == .none && !isQuoted && lines == .exact }

  enum LineRule {
    case exact
    /// A line may end with CRLF, and an empty line is no record.
    case table
  }
}

enum FieldSeparator: Equatable, Sendable {
  case none
  case byte(UInt8)
  case bytes([UInt8])
  case blanks

  var last: UInt8? {
    switch self {
    case .none, .blanks: nil
    case .byte(let byte): byte
    case .bytes(let bytes): bytes.last
    }
  }
}

extension UInt8 {
  var isFieldBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
