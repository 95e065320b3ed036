/// A fast way for printable ASCII, which most text is: each byte is a glyph.
enum PlainText {
  /// Returns the glyphs that fit, clipped with the ellipsis; nil if not all is printable ASCII.
  static func glyphs(of text: String, fitting columns: Int, ellipsis: Glyph) -> [Glyph]? {
    guard columns > 0 else { return nil }
    return withBytes(of: text, upTo: columns) { bytes, isWhole in
      let shown = bytes.prefix(isWhole ? columns : columns - 1).map { Glyph(Unicode.Scalar($0)) }
      return isWhole ? shown : shown + [ellipsis]
    }
  }

  /// Returns the number of glyphs, at most the limit; nil if not all is printable ASCII.
  static func count(of text: String, upTo limit: Int) -> Int? {
    guard limit > 0 else { return nil }
    return withBytes(of: text, upTo: limit) { bytes, isWhole in isWhole ? bytes.count : limit }
  }

  /// Passes printable ASCII to `body`, or returns nil; one byte more is checked for a mark.
  private static func withBytes<Result>(
    of text: String, upTo limit: Int, _ body: (TextBytes, Bool) -> Result
  ) -> Result? {
    text.utf8.withContiguousStorageIfAvailable { bytes -> Result? in
      let isWhole = bytes.count <= limit
      let seen = UnsafeBufferPointer(rebasing: isWhole ? bytes[...] : bytes[...limit])
      guard seen.allSatisfy({ 0x20..<0x7f ~= $0 }) else { return nil }
      return body(seen, isWhole)
    } ?? nil
  }
}

/// The first lines of a text that is broken at its own line breaks, and between words (rule S4).
struct FoldedText: Equatable {
  private(set) var lines: [FoldedLine] = []
  private(set) var isWhole = true

  /// Folds a text, all lines but the first indented by `hanging`; final line breaks begin no line.
  ///
  /// Unless `ownLinesHang`, only the further pieces of each own line are indented.
  init(
    _ text: String, columns: Int, hanging: Int = 0, ownLinesHang: Bool = true,
    upTo most: Int = .max, signs: TextSigns
  ) {
    let shown = text.utf8.count - text.utf8.reversed().prefix { $0 == 0x0a || $0 == 0x0d }.count
    let own = text.part(0..<shown).utf8.split(
      separator: UInt8(ascii: "\n"), maxSplits: most, omittingEmptySubsequences: false)
    var start = 0
    for line in own {
      guard lines.count < most else { break }
      let isFirst = start == 0 || !ownLinesHang
      let pieces = SafeText.folded(
        String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)),
        columns: isFirst ? columns : columns - hanging, hanging: isFirst ? hanging : 0,
        upTo: most - lines.count, signs: signs)
      lines += pieces.map {
        FoldedLine(
          indent: isFirst ? $0.indent : $0.indent + hanging, taken: $0.taken.moved(by: start))
      }
      start += line.count + 1
    }
    isWhole = start > shown && lines.count <= most
    lines.removeLast(max(0, lines.count - most))
  }
}
