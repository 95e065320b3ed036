/// The part of a text that a cell shows, chosen so that a match is in sight (rule F3).
struct Excerpt {
  /// The shown text: the whole text, or an ellipsis and the text from some byte on.
  private(set) var text: String
  private(set) var occurrences: [Occurrence]
  /// The new columns of the text if it was moved; nil if the text stays where it was.
  private(set) var columns: Range<Int>?
  private var cut = (count: 0, lead: 0)

  /// Begins the text later if that shows more terms, but never in a number that only the view cuts.
  init(
    _ text: String, _ occurrences: [Occurrence], from start: Int, in room: Range<Int>,
    seen: Range<Int>, signs: TextSigns
  ) {
    self.text = text
    self.occurrences = occurrences
    guard !occurrences.isEmpty else { return }
    let width = SafeText.width(of: text, upTo: room.count + 1, signs: signs)
    let isWhole = width <= room.count
    let drawn = start..<start + min(width, room.count)
    guard let sight = Self.sight(of: drawn, isWhole: isWhole, seen: seen) else { return }
    let ruler = TextRuler(
      text, upTo: occurrences.map(\.span.upperBound).max() ?? 0, andMore: 2 * room.count,
      signs: signs)
    for place in occurrences.indices {
      let span = ruler.columns(of: occurrences[place].span)
      if span.clamped(to: sight) != span {
        self.occurrences[place].move(into: ruler.bytes(within: sight), of: text)
      }
    }
    let view = room.clamped(to: seen)
    let slide = Slide(
      of: self.occurrences.map { ruler.columns(of: $0.span) }, ruler: ruler, room: view.count)
    guard !isWhole || NumberLabel(text) == nil, let begin = slide.begin(ifBetterThan: sight)
    else { return }
    columns = view
    cut(before: begin, signs)
  }

  /// The visible columns, counted from the text's start, without ellipses; nil if nothing is cut.
  private static func sight(
    of drawn: Range<Int>, isWhole: Bool, seen: Range<Int>
  ) -> Range<Int>? {
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
    cut = (byte, lead.utf8.count)
    occurrences = occurrences.compactMap { $0.inPart(shown) }
  }

  /// Returns where bytes of the whole text stand in the excerpt; nil if none of them is shown.
  func shown(_ bytes: Range<Int>) -> Range<Int>? {
    bytes.replacing(first: cut.count, by: cut.lead)
  }
}

extension CellStyle.Drawing {
  /// Begins the label so that a match is in sight; returns its columns if it was moved.
  mutating func slide(
    from start: Int, in room: Range<Int>, seen: Range<Int>, _ ink: Ink
  ) -> Range<Int>? {
    guard !matches.label.isEmpty, let whole = item else { return nil }
    let excerpt = Excerpt(
      whole.label, matches.label, from: start, in: room, seen: seen, signs: ink.signs.text)
    matches.label = excerpt.occurrences
    guard excerpt.columns != nil else { return nil }
    item?.label = excerpt.text
    item?.labelStyles = whole.labelStyles.compactMap { run in
      excerpt.shown(run.bytes).map { StyledRun($0, run.style) }
    }
    return excerpt.columns
  }
}

/// The choice of the byte with which a text begins, so that many of the query's terms are in sight.
private struct Slide {
  /// The columns of the terms; of a term that is wider than the room only its beginning.
  private let spans: [Range<Int>]
  private let ruler: TextRuler
  private let room: Int

  /// The fewest columns that can show a letter between two ellipses.
  private static let leastRoom = 3

  init(of spans: [Range<Int>], ruler: TextRuler, room: Int) {
    self.spans = spans.map { span in
      guard room >= Self.leastRoom, span.count > room - 2 else { return span }
      let head = ruler.bytes(within: span.lowerBound..<span.lowerBound + room - 2)
      return head.isEmpty ? span : ruler.columns(of: head)
    }
    self.ruler = ruler
    self.room = room
  }

  /// Returns the byte to begin with that shows most terms; nil if none shows more than `sight` has.
  func begin(ifBetterThan sight: Range<Int>) -> Int? {
    guard room >= Self.leastRoom else { return nil }
    var best: Int?
    var most = count(in: sight)
    for span in spans where most < spans.count {
      let byte = begin(showing: span)
      let count = count(in: self.sight(from: byte))
      if count > most { (best, most) = (byte, count) }
    }
    return best
  }

  private func count(in sight: Range<Int>) -> Int {
    spans.count { $0.clamped(to: sight) == $0 }
  }

  private func sight(from byte: Int) -> Range<Int> {
    let first = ruler.columns(of: byte..<byte).lowerBound
    let end = first + room - (byte > 0 ? 1 : 0)
    return first..<(end < ruler.width ? end - 1 : ruler.width)
  }

  /// Returns the byte that puts a term in the middle, with the later terms that fit after it.
  private func begin(showing span: Range<Int>) -> Int {
    let end =
      spans.lazy.filter { $0.lowerBound >= span.lowerBound }.map(\.upperBound)
      .filter { $0 - span.lowerBound <= room - 2 }.max() ?? span.upperBound
    let lead = min(room / 2, room - (end - span.lowerBound)) - 2
    let column = min(span.lowerBound - max(0, lead), ruler.width - room + 1)
    // An ellipsis in place of a single letter would gain nothing.
    if column <= 1, end < room || ruler.width <= room { return 0 }
    return column <= 0 ? 0 : ruler.bytes(within: column..<ruler.width).lowerBound
  }
}
