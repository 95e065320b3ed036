import GridpickCore

enum FieldSplitter: Equatable, Sendable {
  /// The last of `columns` columns takes the rest of the record; nil means no limit.
  case separated(RecordSyntax, columns: Int? = nil)
  case aligned(AlignedColumns)
  case tabbed(TabbedColumns)
  case barred(BarredColumns)
  case pairs

  var columnCount: Int? {
    switch self {
    case .separated(_, let count): count
    case .aligned(let columns): columns.count
    case .tabbed(let columns): columns.count
    case .barred(let columns): columns.count
    case .pairs: 2
    }
  }

  /// Returns the places of the fields, including their quotes; at least the first `wanted` ones.
  func fields(
    of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, upTo wanted: Int = .max
  ) -> [Range<Int>] {
    switch self {
    case .separated(let syntax, let count?):
      var fields = FieldSplitter.separated(syntax).fields(of: record, in: bytes)
      if fields.count > count {
        fields.removeSubrange(count...)
        fields[count - 1] = bytes.withoutBlanks(fields[count - 1].lowerBound..<record.upperBound)
      }
      return fields
    case .separated(let syntax, nil) where syntax.separator == .blanks:
      return Self.words(of: record, in: bytes, upTo: wanted)
    case .separated(let syntax, nil):
      var fields: [Range<Int>] = []
      // Most records have at most 16 fields.
      fields.reserveCapacity(min(16, wanted))
      var scanner = RecordScanner(syntax, at: record.lowerBound)
      let isWhole = scanner.read(bytes, from: record.lowerBound, to: record.upperBound) {
        (field, _) in
        fields.append(field)
        return fields.count < wanted
      }
      if isWhole { fields.append(scanner.fieldStart..<record.upperBound) }
      return fields
    case .aligned(let columns): return columns.fields(of: record, in: bytes)
    case .tabbed(let columns): return columns.fields(of: record, in: bytes)
    case .barred(let columns): return columns.fields(of: record, in: bytes)
    case .pairs: return Pair.fields(of: record, in: bytes)
    }
  }

  private var isQuoted: Bool {
    if case .separated(let syntax, _) = self { syntax.isQuoted } else { false }
  }

  func content(
    of field: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, upTo limit: Int
  ) -> [UInt8] {
    isQuoted ? bytes[field].unquoted(upTo: limit) : Array(bytes[field].prefix(limit))
  }

  /// Calls `body` with a field's content up to `extent`; copies it only if quoted.
  func withContent(
    of field: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, _ extent: TextExtent,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if isQuoted, bytes[field].first == .quote {
      content(of: field, in: bytes, upTo: extent.byteCount).withUnsafeBufferPointer(body)
    } else {
      body(UnsafeBufferPointer(rebasing: bytes[field.prefix(extent.byteCount)]))
    }
  }

  /// Returns the fields between spaces, without the quotes around a field.
  ///
  /// An opening quote is a normal character if no quote before a space or the end closes the field.
  private static func words(
    of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, upTo wanted: Int
  ) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var rest = record
    var mayClose = true
    while fields.count < wanted,
      let start = bytes[rest].firstIndex(where: { !$0.isFieldBlank })
    {
      if mayClose, let closing = closingQuote(ofField: start..<rest.upperBound, in: bytes) {
        fields.append(start + 1..<closing)
        rest = closing + 1..<rest.upperBound
        if bytes[rest].elementsEqual("\r".utf8) { break }
      } else {
        // If this field has no closing quote, no later field has one.
        if bytes[start] == .quote { mayClose = false }
        let end = bytes[start..<rest.upperBound].firstIndex(where: \.isFieldBlank)
        fields.append(start..<(end ?? rest.upperBound))
        rest = (end ?? rest.upperBound)..<rest.upperBound
      }
    }
    return fields
  }

  private static func closingQuote(
    ofField rest: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard bytes[rest.lowerBound] == .quote else { return nil }
    return rest.dropFirst().first { offset in
      guard bytes[offset] == .quote else { return false }
      let next = bytes[offset + 1..<rest.upperBound]
      return next.first.map(\.isFieldBlank) ?? true || next.elementsEqual("\r".utf8)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the first place of `byte` from `start` on, or `count`; reads eight bytes at a time.
  func place(of byte: UInt8, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let raw = UnsafeRawBufferPointer(self)
    var place = start
    while place + 8 <= count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let other = word ^ ones &* UInt64(byte)
      // The lowest set bit is the top bit of the lowest byte that is equal.
      let zeros = (other &- ones) & ~other & (ones &* 0x80)
      if zeros != 0 { return place + zeros.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < count, self[place] != byte { place += 1 }
    return place
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Returns the content of a field as in RFC 4180, quoted or not.
  ///
  /// It drops the outer quotes and halves double ones; bytes after the closing quote stay.
  fileprivate func unquoted(upTo limit: Int) -> [UInt8] {
    guard first == .quote else { return Array(prefix(limit)) }
    var content: [UInt8] = []
    var start = startIndex + 1
    while content.count < limit {
      let rest = self[start...].prefix(limit - content.count)
      guard let closing = rest.firstIndex(of: .quote) else { return content + rest }
      content += self[start..<closing]
      let next = closing + 1
      guard next < endIndex, self[next] == .quote else {
        return content + self[next...].prefix(limit - content.count)
      }
      content.append(.quote)
      start = next + 1
    }
    return content
  }
}

/// The columns of lines with tabs between the fields, perhaps with spaces beside the tabs.
struct TabbedColumns: Equatable, Sendable {
  /// The number of fields, of which the last takes the rest of the line; 0 means no limit.
  let count: Int
  var joinsRuns = false

  func fields(of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var start = record.lowerBound
    while fields.count + 1 != count,
      let tab = bytes[start..<record.upperBound].firstIndex(of: .tab)
    {
      fields.append(bytes.withoutBlanks(start..<tab))
      start = tab + 1
      while joinsRuns, start < record.upperBound, bytes[start] == .tab { start += 1 }
    }
    return fields + [bytes.withoutBlanks(start..<record.upperBound)]
  }
}
