import GridpickModel

/// Cuts a record into its fields.
enum FieldSplitter: Equatable, Sendable {
  case separated(RecordSyntax)
  case aligned(AlignedColumns)
  case tabbed(TabbedColumns)

  /// How many fields a record has at most; nil where the records say.
  var columnCount: Int? {
    switch self {
    case .separated: nil
    case .aligned(let columns): columns.count
    case .tabbed(let columns): columns.count
    }
  }

  /// Where each field stands, with its quotes if it has some; where they are looked for one by one, only as
  /// many as are wanted.
  func fields(
    of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, upTo wanted: Int = .max
  ) -> [Range<Int>] {
    switch self {
    case .separated(let syntax):
      switch syntax.separator {
      case .none: [record]
      case .byte: Self.fields(of: record, in: bytes, by: syntax, separatorLength: 1, upTo: wanted)
      case .bytes(let separator):
        Self.fields(
          of: record, in: bytes, by: syntax, separatorLength: separator.count, upTo: wanted)
      case .blanks: Self.words(of: record, in: bytes)
      }
    case .aligned(let columns): columns.fields(of: record, in: bytes)
    case .tabbed(let columns): columns.fields(of: record, in: bytes)
    }
  }

  /// What a field holds, byte for byte, but no more than so many of them.
  func content(
    of field: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, upTo limit: Int
  ) -> [UInt8] {
    switch self {
    case .separated(let syntax) where syntax.isQuoted:
      QuotedField(bytes[field]).content(upTo: limit)
    case .separated, .aligned, .tabbed: Array(bytes[field].prefix(limit))
    }
  }

  /// Hands over what a field holds, copied only where it is not written as it is.
  func withContent(
    of field: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if case .separated(let syntax) = self, syntax.isQuoted, bytes[field].first == UInt8(ascii: "\"")
    {
      content(of: field, in: bytes, upTo: TextExtent.seenByteCount).withUnsafeBufferPointer(body)
    } else {
      body(UnsafeBufferPointer(rebasing: bytes[field]))
    }
  }

  private static func fields(
    of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, by syntax: RecordSyntax,
    separatorLength: Int, upTo wanted: Int
  ) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    // Most records have no more than these.
    fields.reserveCapacity(min(16, wanted))
    var start = record.lowerBound
    var scanner = RecordScanner(syntax, at: start)
    _ = scanner.firstOffset(in: bytes, from: start, to: record.upperBound) { found, word in
      var cuts = found.cuts
      while cuts != 0 {
        let next = word.offset + cuts.trailingZeroBitCount + 1
        fields.append(start..<next - separatorLength)
        start = next
        if fields.count == wanted { return 0 }
        cuts &= cuts - 1
      }
      return nil
    }
    if fields.count < wanted { fields.append(start..<record.upperBound) }
    return fields
  }

  private static func words(
    of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for offset in record {
      if !bytes[offset].isFieldBlank {
        start = start ?? offset
      } else if let first = start {
        words.append(first..<offset)
        start = nil
      }
    }
    if let start { words.append(start..<record.upperBound) }
    return words
  }
}
