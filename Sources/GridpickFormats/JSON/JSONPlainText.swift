import GridpickCore

/// The reading of JSON for a search, without decoding where that is possible.
extension UnsafeBufferPointer<UInt8> {
  enum PlainText {
    case nothing
    /// The text is these bytes, as they are written.
    case text(UnsafeBufferPointer<UInt8>)
    /// The value must be decoded.
    case other
  }

  /// Returns the text of the value that begins at `start`, as far as a search reads it.
  func plainText(at start: Int) -> PlainText {
    guard start < count else { return .nothing }
    switch self[start] {
    case .quote: return plainString(from: start + 1)
    case .openBrace, .openBracket: return .other
    case UInt8(ascii: "n"): return .nothing
    default:
      let limit = Swift.min(count, start + TextExtent.searchedByteCount)
      var end = start
      while end < limit, self[end].belongsToScalar { end += 1 }
      return .text(UnsafeBufferPointer(rebasing: self[start..<end]))
    }
  }

  private func plainString(from start: Int) -> PlainText {
    let limit = Swift.min(count - start, TextExtent.searchedByteCount)
    let rest = UnsafeBufferPointer(rebasing: self[start..<start + limit])
    let text = UnsafeBufferPointer(rebasing: rest[..<rest.place(of: .quote, from: 0)])
    return text.place(of: .backslash, from: 0) < text.count ? .other : .text(text)
  }

  /// Returns the bytes of a record, or `.hidden` if its texts may differ from its bytes.
  ///
  /// `countsElements`: arrays may show the number of their elements, which is written nowhere.
  func rawRecord(in range: Range<Int>, countsElements: Bool = false) -> RawRecord {
    let range = range.clamped(to: indices)
    guard range.count <= Self.rawLimit else { return .hidden }
    let text = UnsafeBufferPointer(rebasing: self[range])
    let isHidden =
      text.place(of: .backslash, from: 0) < text.count
      || countsElements && text.place(of: .openBracket, from: 0) < text.count
    return isHidden ? .hidden : .text(text)
  }

  /// The largest number of bytes in a raw record; a longer record is likely to have any letter.
  private static var rawLimit: Int { 1 << 20 }
}

extension UInt8 {
  fileprivate var belongsToScalar: Bool {
    !isBlank && self != .comma && self != .closeBracket && self != .closeBrace
  }
}
