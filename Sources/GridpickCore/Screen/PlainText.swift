/// The short way for printable ASCII, as most text is: each byte is a glyph.
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

  /// A mark may combine with the last byte, so one more is looked at; nil needs the long way.
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
