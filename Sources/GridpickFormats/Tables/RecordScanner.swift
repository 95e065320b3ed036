/// Finds where records and fields end, 64 bytes at a time; the one place that knows the syntax.
struct RecordScanner: Sendable {
  /// A bit for each byte that ends a record, and for each that parts fields.
  struct Found {
    var ends: UInt64
    /// The last byte of a separator, or the first of a field between blanks.
    var marks: UInt64
  }

  private let syntax: RecordSyntax
  private(set) var state: RecordState
  /// Whether the byte before the next is a blank, or there is none in its record.
  private var followsBlank: UInt64 = 1
  /// Where the record or field at hand begins, for separators of many bytes.
  private var fieldStart: Int

  init(_ syntax: RecordSyntax, state: RecordState = RecordState(), at offset: Int) {
    self.syntax = syntax
    self.state = state
    fieldStart = offset
  }

  /// Goes on in the midst of a record, where a block begins.
  init(
    _ syntax: RecordSyntax, goingOn mark: BlockMark, at offset: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) {
    self.syntax = syntax
    state = mark.state
    fieldStart = offset - mark.lead
    followsBlank = bytes[offset - 1].isFieldBlank ? 1 : 0
  }

  /// How much of the field at hand lies before a place: of a separator of many bytes a part may.
  func lead(at offset: Int) -> Int {
    guard case .bytes(let separator) = syntax.separator else { return 0 }
    return min(offset - fieldStart, separator.count)
  }

  /// Passes bytes of plain lines that were read in another way.
  mutating func skip(endingLine: Bool) {
    state.beginsLine = endingLine ? 1 : 0
  }

  @inline(__always)
  mutating func read(_ word: ByteWord, of bytes: UnsafeBufferPointer<UInt8>) -> Found {
    var found = Found(ends: word.mask(of: syntax.terminator), marks: 0)
    switch syntax.separator {
    case .none: break
    case .byte(let byte): found.marks = word.mask(of: byte) & ~found.ends
    case .bytes(let separator):
      found.marks = marks(of: separator, in: word, of: bytes, ends: found.ends)
    case .blanks: found.marks = fieldStarts(in: word, ends: found.ends)
    }
    if syntax.isQuoted { leaveOutQuoted(&found, in: word) }
    switch syntax.lines {
    case .exact: state.beginsLine = found.ends &>> UInt64(word.count - 1)
    case .table: leaveOutEmptyLines(&found, in: word)
    }
    return found
  }

  /// A record that is empty but for a carriage return ends nothing.
  @inline(__always)
  private mutating func leaveOutEmptyLines(_ found: inout Found, in word: ByteWord) {
    let ends = found.ends
    let starts = ends << 1 | state.beginsLine
    if ends & (starts | starts << 1 | state.followsReturn) != 0 {
      let returns = starts & word.mask(of: UInt8(ascii: "\r"))
      found.ends &= ~(starts | returns << 1 | state.followsReturn)
    }
    let last = UInt64(word.count - 1)
    let lastBegins = starts &>> last & 1
    state.followsReturn = lastBegins == 1 && word.last == UInt8(ascii: "\r") ? 1 : 0
    state.beginsLine = ends &>> last & 1
  }

  private mutating func fieldStarts(in word: ByteWord, ends: UInt64) -> UInt64 {
    let gaps = word.mask(of: UInt8(ascii: " ")) | word.mask(of: UInt8(ascii: "\t")) | ends
    let starts = ~gaps & (gaps << 1 | followsBlank) & word.all
    followsBlank = gaps &>> UInt64(word.count - 1) & 1
    return starts
  }

  /// Looks back from a separator's last byte, since those behind may not have arrived yet.
  private mutating func marks(
    of separator: [UInt8], in word: ByteWord, of bytes: UnsafeBufferPointer<UInt8>, ends: UInt64
  ) -> UInt64 {
    var marks: UInt64 = 0
    var events = word.mask(of: separator[separator.count - 1]) | ends
    while events != 0 {
      let bit = events & (0 &- events)
      events ^= bit
      let next = word.offset + bit.trailingZeroBitCount + 1
      if ends & bit != 0 {
        fieldStart = next
      } else if next - separator.count >= fieldStart,
        bytes[next - separator.count..<next].elementsEqual(separator)
      {
        marks |= bit
        fieldStart = next
      }
    }
    return marks
  }
}

extension RecordScanner {
  /// What stands in quotes neither ends a record nor parts fields.
  ///
  /// Every other quote opens, as long as each that does stands where a field begins, or right after
  /// one that closed, which makes it half of a doubled one.
  @inline(__always)
  private mutating func leaveOutQuoted(_ found: inout Found, in word: ByteWord) {
    let quotes = word.mask(of: UInt8(ascii: "\""))
    let openings = found.ends | found.marks | quotes
    if quotes | state.isInQuotes == 0 {
      state.opensField = openings &>> UInt64(word.count - 1)
      return
    }
    let inQuotes = Self.parity(quotes) ^ (0 &- state.isInQuotes)
    guard quotes & inQuotes & ~(openings << 1 | state.opensField) == 0 else {
      leaveOutQuotedOneByOne(&found, quotes: quotes, in: word)
      return
    }
    found.ends &= ~inQuotes
    found.marks &= ~inQuotes
    let last = UInt64(word.count - 1)
    state.isInQuotes = inQuotes &>> last & 1
    state.opensField = openings &>> last & 1
  }

  /// Each bit tells whether an odd number of bits stand up to and with it.
  @inline(__always)
  private static func parity(_ bits: UInt64) -> UInt64 {
    var bits = bits
    for shift in [1, 2, 4, 8, 16, 32] as [UInt64] { bits ^= bits &<< shift }
    return bits
  }

  /// Where a quote stands in the middle of a field, which makes it a character like any other.
  private mutating func leaveOutQuotedOneByOne(
    _ found: inout Found, quotes: UInt64, in word: ByteWord
  ) {
    var isInQuotes = state.isInQuotes == 1
    var opening = state.opensField == 1 ? 0 : -1
    var events = found.ends | found.marks | quotes
    while events != 0 {
      let place = events.trailingZeroBitCount
      let bit = events & (0 &- events)
      events ^= bit
      switch (quotes & bit != 0, isInQuotes) {
      case (true, true):
        isInQuotes = false
        opening = place + 1
      case (true, false): isInQuotes = place == opening
      case (false, true):
        found.ends &= ~bit
        found.marks &= ~bit
      case (false, false): opening = place + 1
      }
    }
    state.isInQuotes = isInQuotes ? 1 : 0
    state.opensField = opening == word.count ? 1 : 0
  }
}
