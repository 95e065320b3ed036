/// How the bytes of a table fall into records and fields.
struct RecordSyntax: Equatable, Sendable {
  /// The byte that ends a record.
  var terminator = UInt8(ascii: "\n")
  var separator = FieldSeparator.none
  /// Whether a field may stand in double quotes, as RFC 4180 has it.
  var isQuoted = false
  var lines = LineRule.exact

  /// Whether it is enough to count terminators.
  var isPlain: Bool { separator == .none && !isQuoted && lines == .exact }

  /// The same records, with fields told apart only where records depend on them.
  var withoutCuts: RecordSyntax {
    var syntax = self
    if !isQuoted { syntax.separator = .none }
    return syntax
  }

  /// What lines are taken for.
  enum LineRule {
    /// Every line is a record, with all its bytes.
    case exact
    /// A line may end with CRLF, and an empty one is no record.
    case table
  }
}

/// What parts the fields of a record.
enum FieldSeparator: Equatable, Sendable {
  case none
  case byte(UInt8)
  /// Two bytes or more.
  case bytes([UInt8])
  case blanks

  /// How many fields a record has beside one for each cut.
  var fieldsWithoutCut: Int {
    switch self {
    case .none, .byte, .bytes: 1
    case .blanks: 0
    }
  }
}

extension UInt8 {
  /// A space or a tab.
  var isFieldBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
