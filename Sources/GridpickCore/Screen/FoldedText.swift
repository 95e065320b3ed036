/// The first lines of a text that is broken at its own line breaks, and between words (rule S4).
struct FoldedText: Equatable {
  private(set) var lines: [FoldedLine] = []
  private(set) var isWhole = true

  /// All lines but the first are `hanging` columns further in; line breaks at the end begin none.
  init(_ text: String, columns: Int, hanging: Int, upTo most: Int, signs: TextSigns) {
    let bytes = text.utf8.count - text.utf8.reversed().prefix(while: Self.isBreak).count
    var start = 0
    repeat {
      let next = Self.line(of: text, from: start, upTo: bytes)
      let own =
        next.bytes == 0..<text.utf8.count ? text : String(text.part(next.bytes))
      let isFirst = start == 0
      let pieces = SafeText.folded(
        own, columns: isFirst ? columns : columns - hanging, hanging: isFirst ? hanging : 0,
        upTo: most - lines.count, signs: signs)
      lines += pieces.map {
        FoldedLine(
          indent: isFirst ? $0.indent : $0.indent + hanging, taken: $0.taken.moved(by: start))
      }
      start = next.end
    } while start <= bytes && lines.count < most
    isWhole = start > bytes && lines.count <= most
    lines.removeLast(max(0, lines.count - most))
  }

  private static func line(
    of text: String, from start: Int, upTo end: Int
  ) -> (bytes: Range<Int>, end: Int) {
    let rest = text.part(start..<end).utf8
    guard
      let length = rest.firstIndex(of: UInt8(ascii: "\n")).map({
        rest.distance(from: rest.startIndex, to: $0)
      })
    else { return (start..<end, end + 1) }
    let isReturn = rest.prefix(length).last == UInt8(ascii: "\r")
    return (start..<start + length - (isReturn ? 1 : 0), start + length + 1)
  }

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
