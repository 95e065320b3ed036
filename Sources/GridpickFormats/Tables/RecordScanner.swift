/// The rules that split the bytes of a table into records and fields.
struct RecordSyntax: Equatable, Sendable {
  var terminator = UInt8(ascii: "\n")
  var separator = FieldSeparator.none
  var isQuoted = false
  /// True if lines may end with CRLF, and empty lines are not records.
  var skipsEmptyLines = false

  /// True if counting the terminators is enough to find the records.
  var isPlain: Bool { separator == .none && !isQuoted && !skipsEmptyLines }
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

/// A scanner for the ends of fields and records; it does not split words between spaces.
struct RecordScanner: Sendable {
  private let syntax: RecordSyntax
  private(set) var isInQuotes = false
  private(set) var lineStart: Int
  private(set) var fieldStart: Int
  /// The offset after a closing quote; a second quote there makes the two one character.
  private var closed = -1

  init(_ syntax: RecordSyntax, at offset: Int) {
    self.syntax = syntax
    lineStart = offset
    fieldStart = offset
  }

  /// Calls `body` with each complete field until it returns false, and with the start of the record
  /// at its last field; returns true if `body` never returned false.
  @inline(__always) @discardableResult
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int,
    _ body: (_ field: Range<Int>, _ record: Int?) -> Bool
  ) -> Bool {
    // A local copy keeps its values in registers.
    var scanner = self
    defer { self = scanner }
    let last = syntax.separator.last ?? syntax.terminator
    for start in stride(from: start, to: end, by: 64) {
      var places = bytes.mask(of: last, from: start, upTo: end)
      if last != syntax.terminator {
        places |= bytes.mask(of: syntax.terminator, from: start, upTo: end)
      }
      if syntax.isQuoted { places |= bytes.mask(of: .quote, from: start, upTo: end) }
      while places != 0 {
        let place = start &+ places.trailingZeroBitCount
        places &= places &- 1
        guard let (field, record) = scanner.pass(place, of: bytes) else { continue }
        guard body(field, record) else { return false }
      }
    }
    return true
  }

  /// Handles a byte that may be part of the syntax, and returns the field and record that it ends.
  @inline(__always)
  private mutating func pass(
    _ place: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) -> (field: Range<Int>, record: Int?)? {
    let byte = bytes[place]
    let end = place + 1
    if byte == .quote, syntax.isQuoted {
      // A quote opens a field only at its beginning; elsewhere it is a normal character.
      if isInQuotes { closed = end }
      isInQuotes = !isInQuotes && (place == fieldStart || place == closed)
    } else if isInQuotes {
      return nil
    } else if byte == syntax.terminator {
      let (line, field) = (lineStart, fieldStart..<place)
      lineStart = end
      fieldStart = end
      if !syntax.skipsEmptyLines || !bytes.isEmptyLine(line..<place) { return (field, line) }
    } else if let field = field(endingAt: end, in: bytes) {
      fieldStart = end
      return (field, nil)
    }
    return nil
  }

  /// Returns the current field if its separator ends at `end`; later bytes may not have arrived.
  @inline(__always)
  private func field(
    endingAt end: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard case .bytes(let separator) = syntax.separator else { return fieldStart..<end - 1 }
    let start = end - separator.count
    return start >= fieldStart && bytes[start..<end].elementsEqual(separator)
      ? fieldStart..<start : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isEmptyLine(_ line: Range<Int>) -> Bool {
    line.isEmpty || line.count == 1 && self[line.lowerBound] == .carriageReturn
  }
}
