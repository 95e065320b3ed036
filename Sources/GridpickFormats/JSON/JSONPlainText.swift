import GridpickModel

/// JSON that is looked through without being decoded, where that can be.
extension UnsafeBufferPointer<UInt8> {
  /// What a value shows.
  enum PlainText {
    case nothing
    /// These bytes, as they are written.
    case text(UnsafeBufferPointer<UInt8>)
    /// It is to be decoded.
    case other
  }

  /// What the value shows that begins at a place, as far as it is looked through.
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

  /// A record that is written in a range; of an array it may show how many elements it has, which is
  /// written nowhere.
  func rawRecord(in range: Range<Int>, countsElements: Bool = false) -> RawRecord {
    let range = range.clamped(to: indices)
    guard range.count <= Self.rawLimit else { return .hidden }
    let text = UnsafeBufferPointer(rebasing: self[range])
    let isHidden =
      text.place(of: .backslash, from: 0) < text.count
      || countsElements && text.place(of: .openBracket, from: 0) < text.count
    return isHidden ? .hidden : .text(text)
  }

  /// What is longer is likely to have any letter.
  private static var rawLimit: Int { 1 << 20 }
}

extension UInt8 {
  /// Whether it is none of what ends a number or a word.
  fileprivate var belongsToScalar: Bool {
    !isBlank && self != .comma && self != .closeBracket && self != .closeBrace
  }
}
