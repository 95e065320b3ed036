/// The short way for text of only printable ASCII, in which each byte is a glyph.
///
/// Most text is like this.
enum PlainText {
  /// Returns the glyphs that fit, clipped with the ellipsis; nil if the text needs the long way.
  static func glyphs(of text: String, fitting columns: Int, ellipsis: Glyph) -> [Glyph]? {
    guard columns > 0 else { return nil }
    return withBytes(of: text, upTo: columns) { bytes, isWhole in
      let kept = isWhole ? bytes.count : columns - 1
      return [Glyph](unsafeUninitializedCapacity: kept + 1) { glyphs, count in
        for place in 0..<kept { glyphs[place] = Glyph(Unicode.Scalar(bytes[place])) }
        if !isWhole { glyphs[kept] = ellipsis }
        count = isWhole ? kept : kept + 1
      }
    }
  }

  /// Returns the number of glyphs, at most the limit; nil if the text needs the long way.
  static func count(of text: String, upTo limit: Int) -> Int? {
    guard limit > 0 else { return nil }
    return withBytes(of: text, upTo: limit) { bytes, isWhole in isWhole ? bytes.count : limit }
  }

  /// Calls `body` with the bytes of the text, and true if these are all of them.
  ///
  /// A longer text gives one byte more than the limit, because a mark there would combine with the
  /// byte before it. Returns nil if the text needs the long way.
  static func withBytes<Result>(
    of text: String, upTo limit: Int, _ body: (UnsafeBufferPointer<UInt8>, Bool) -> Result
  ) -> Result? {
    text.utf8.withContiguousStorageIfAvailable { bytes -> Result? in
      let isWhole = bytes.count <= limit
      let seen = UnsafeBufferPointer(rebasing: isWhole ? bytes[...] : bytes[...limit])
      guard seen.allSatisfy({ 0x20..<0x7f ~= $0 }) else { return nil }
      return body(seen, isWhole)
    } ?? nil
  }
}
