/// The part of a text that a cell shows, chosen so that a match is in sight (rule F3).
struct Excerpt {
  /// The shown text: the whole text, or an ellipsis and the text from some byte on.
  private(set) var text: String
  private(set) var occurrences: [Occurrence]
  /// The styles that parts of the text have by themselves.
  private(set) var styles: [StyledRun]
  /// The new columns of the text if it was moved; nil if the text stays where it was.
  private(set) var columns: Range<Int>?

  /// The fewest columns that can show a letter between two ellipses.
  private static let leastRoom = 3

  /// Begins the text later if no term is in sight, but never in a number that only the view cuts.
  init(
    _ text: String, _ occurrences: [Occurrence], _ styles: [StyledRun] = [], from start: Int,
    in room: Range<Int>, seen: Range<Int>, signs: TextSigns
  ) {
    self.text = text
    self.occurrences = occurrences
    self.styles = styles
    guard !occurrences.isEmpty else { return }
    let width = SafeText.width(of: text, upTo: room.count + 1, signs: signs)
    let isWhole = width <= room.count
    let drawn = start..<start + min(width, room.count)
    guard let sight = Self.sight(of: drawn, isWhole: isWhole, seen: seen) else { return }
    let ruler = TextRuler(
      text, upTo: occurrences.map(\.span.upperBound).max() ?? 0, andMore: 2 * room.count,
      signs: signs)
    let view = room.clamped(to: seen)
    guard view.count >= Self.leastRoom, !isWhole || NumberLabel(text) == nil else { return }
    let spans = occurrences.map {
      ruler.beginning(of: ruler.columns(of: $0.span), within: view.count - 2)
    }
    guard !spans.contains(where: { $0.clamped(to: sight) == $0 }),
      let start = ruler.start(showing: spans, in: view.count)
    else { return }
    columns = view
    cut(before: start, signs)
  }

  /// The visible columns, counted from the text's start, without ellipses; nil if nothing is cut.
  private static func sight(of drawn: Range<Int>, isWhole: Bool, seen: Range<Int>) -> Range<Int>? {
    let isCutBefore = drawn.lowerBound < seen.lowerBound
    let isCutBehind = !isWhole || drawn.upperBound > seen.upperBound
    guard isCutBefore || isCutBehind else { return nil }
    let first = isCutBefore ? seen.lowerBound + 1 : drawn.lowerBound
    let last = min(drawn.upperBound, seen.upperBound) - (isCutBehind ? 1 : 0)
    return first - drawn.lowerBound..<max(first, last) - drawn.lowerBound
  }

  private mutating func cut(before byte: Int, _ signs: TextSigns) {
    guard byte > 0 else { return }
    let lead = signs.ellipsisText
    text = lead + text[text.utf8.index(text.startIndex, offsetBy: byte)...]
    func shown(_ bytes: Range<Int>) -> Range<Int>? {
      bytes.replacing(first: byte, by: lead.utf8.count)
    }
    occurrences = occurrences.compactMap { $0.inPart(shown) }
    styles = styles.compactMap { run in shown(run.bytes).map { StyledRun($0, run.style) } }
  }
}

extension CellStyle.Drawing {
  /// Returns the part of the label that is shown, so that a match is in sight.
  func label(from start: Int, in room: Range<Int>, seen: Range<Int>, _ look: Look) -> Excerpt {
    Excerpt(
      item?.label ?? "", matches.label, item?.labelStyles ?? [], from: start, in: room, seen: seen,
      signs: look.signs.text)
  }
}

extension TextRuler {
  /// Returns as much of the beginning of some columns as has room.
  fileprivate func beginning(of span: Range<Int>, within room: Int) -> Range<Int> {
    guard span.count > room else { return span }
    let head = bytes(within: span.lowerBound..<span.lowerBound + room)
    return head.isEmpty ? span : columns(of: head)
  }

  /// Returns the byte to begin with, so that the first term is in the middle of the room.
  ///
  /// Later terms that fit are shown too. Returns nil if the first term has no room.
  fileprivate func start(showing spans: [Range<Int>], in room: Int) -> Int? {
    guard let first = spans.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
    let end =
      spans.map(\.upperBound).filter { $0 - first.lowerBound <= room - 2 }
      .max() ?? first.upperBound
    let lead = min(room / 2, room - (end - first.lowerBound)) - 2
    let column = min(first.lowerBound - max(0, lead), width - room + 1)
    // An ellipsis in place of a single letter would gain nothing.
    let isAtStart = column <= 0 || column == 1 && (end < room || width <= room)
    let byte = isAtStart ? 0 : bytes(within: column..<width).lowerBound
    let sight = sight(from: byte, in: room)
    return first.clamped(to: sight) == first ? byte : nil
  }

  private func sight(from byte: Int, in room: Int) -> Range<Int> {
    let first = columns(of: byte..<byte).lowerBound
    let end = first + room - (byte > 0 ? 1 : 0)
    return first..<(end < width ? end - 1 : width)
  }
}
