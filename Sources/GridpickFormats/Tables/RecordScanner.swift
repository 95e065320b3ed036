/// The state of a scanner between two bytes, in which each property is one bit, 0 or 1.
private struct RecordState {
  var isInQuotes: UInt64 = 0
  /// 1 if a quote here would open a field, or be the second quote of a doubled one.
  var opensField: UInt64 = 1
  /// 1 if no byte of the line has come yet.
  var beginsLine: UInt64 = 1
  /// 1 if a carriage return that began its line is right before.
  var followsReturn: UInt64 = 0
}

/// A scanner for the ends of records and fields, 64 bytes at a time, which alone knows the syntax.
struct RecordScanner: Sendable {
  /// The masks of the bytes that end a record, and of the bytes at which it is cut into fields.
  struct Found {
    var ends: UInt64
    /// The last byte of each separator, or the first byte of each field between blanks.
    var cuts: UInt64
  }

  private let syntax: RecordSyntax
  private var state = RecordState()
  /// 1 if the next byte begins a record, or if the byte before it is a blank.
  private var followsBlank: UInt64 = 1
  /// The offset where the current record or field begins, used for separators of several bytes.
  private var fieldStart: Int

  init(_ syntax: RecordSyntax, at offset: Int) {
    self.syntax = syntax
    fieldStart = offset
  }

  var isInQuotes: Bool { state.isInQuotes == 1 }
  /// True if a byte of a record came that has not ended.
  var isInRecord: Bool { state.beginsLine == 0 }

  @inline(__always)
  mutating func read(_ word: ByteWord, of bytes: UnsafeBufferPointer<UInt8>) -> Found {
    var found = Found(ends: word.mask(of: syntax.terminator), cuts: 0)
    switch syntax.separator {
    case .none: break
    case .byte(let byte): found.cuts = word.mask(of: byte) & ~found.ends
    case .bytes(let separator):
      found.cuts = cuts(of: separator, in: word, of: bytes, ends: found.ends)
    case .blanks: found.cuts = fieldStarts(in: word, ends: found.ends)
    }
    if syntax.isQuoted { leaveOutQuoted(&found, in: word) }
    switch syntax.lines {
    case .exact: state.beginsLine = found.ends &>> UInt64(word.count - 1)
    case .table: leaveOutEmptyLines(&found, in: word)
    }
    return found
  }

  /// Removes the ends of lines that are empty or hold only a carriage return.
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

  /// Returns the last bytes of separators, found by looking back: later bytes may not have arrived.
  private mutating func cuts(
    of separator: [UInt8], in word: ByteWord, of bytes: UnsafeBufferPointer<UInt8>, ends: UInt64
  ) -> UInt64 {
    var cuts: UInt64 = 0
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
        cuts |= bit
        fieldStart = next
      }
    }
    return cuts
  }
}

extension RecordScanner {
  /// Removes the ends and cuts that stand in quotes.
  ///
  /// Quotes open and close in turn, as long as each opening quote stands where a field begins, or
  /// right after a closing quote. In the second case both are one doubled quote.
  @inline(__always)
  private mutating func leaveOutQuoted(_ found: inout Found, in word: ByteWord) {
    let quotes = word.mask(of: UInt8(ascii: "\""))
    let openings = found.ends | found.cuts | quotes
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
    found.cuts &= ~inQuotes
    let last = UInt64(word.count - 1)
    state.isInQuotes = inQuotes &>> last & 1
    state.opensField = openings &>> last & 1
  }

  /// Returns a mask in which a bit is set if the number of set bits up to and with it is odd.
  @inline(__always)
  private static func parity(_ bits: UInt64) -> UInt64 {
    var bits = bits
    for shift in [1, 2, 4, 8, 16, 32] as [UInt64] { bits ^= bits &<< shift }
    return bits
  }

  /// Removes the same quote by quote, for a word with a quote in the middle of a field, which is a
  /// character like any other.
  private mutating func leaveOutQuotedOneByOne(
    _ found: inout Found, quotes: UInt64, in word: ByteWord
  ) {
    var isInQuotes = state.isInQuotes == 1
    var opening = state.opensField == 1 ? 0 : -1
    var events = found.ends | found.cuts | quotes
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
        found.cuts &= ~bit
      case (false, false): opening = place + 1
      }
    }
    state.isInQuotes = isInQuotes ? 1 : 0
    state.opensField = opening == word.count ? 1 : 0
  }
}
