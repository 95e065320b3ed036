/// The content of a panel, not yet broken into lines.
package enum PanelText: Equatable, Sendable {
  case passages([Passage])
  /// Rows in two columns; the right text is folded beside the left text.
  case table([Row])

  /// A text, or a part of one of its lines, in one tone.
  package struct Passage: Equatable, Sendable {
    package let text: String
    package let tone: Tone
    /// The bytes that are drawn in a quiet tone, in their order.
    var quiet: [Range<Int>] = []
    var matches: [Range<Int>] = []

    package init(_ text: String, _ tone: Tone = .plain) {
      self.text = text
      self.tone = tone
    }
  }

  /// Texts that stand side by side in one line.
  struct Line: Equatable, Sendable {
    let runs: [Passage]

    init(_ runs: Passage...) {
      self.runs = runs
    }

    var hasMatch: Bool { runs.contains { !$0.matches.isEmpty } }

    func width(upTo limit: Int, signs: TextSigns) -> Int {
      min(limit, runs.reduce(0) { $0 + SafeText.width(of: $1.text, upTo: limit, signs: signs) })
    }
  }

  package enum Tone: Sendable {
    case plain
    case title
    case quiet
  }

  package struct Row: Equatable, Sendable {
    package let left: String
    let value: Passage

    package init(left: String, right: String) {
      self.init(left: left, value: Passage(right))
    }

    init(left: String, value: Passage) {
      self.left = left
      self.value = value
    }

    package var right: String { value.text }
  }

  /// The fewest columns beside the left column; with less room the right text goes below the left.
  private static let leastRight = 12

  func lines(columns: Int, signs: TextSigns) -> [Line] {
    switch self {
    case .passages(let passages):
      return passages.flatMap { $0.folded(to: columns, hanging: 2, signs) }.map { Line($0) }
    case .table(let rows):
      let widest = rows.map { SafeText.width(of: $0.left, signs: signs) }.max() ?? 0
      let isBeside = columns - widest - 2 >= Self.leastRight
      return rows.flatMap {
        $0.lines(columns: columns, indent: isBeside ? widest + 2 : 2, isBeside, signs)
      }
    }
  }
}

extension PanelText.Row {
  fileprivate func lines(
    columns: Int, indent: Int, _ isBeside: Bool, _ signs: TextSigns
  ) -> [PanelText.Line] {
    let folded =
      right.isEmpty ? [] : value.folded(to: max(1, columns - indent), hanging: 0, signs)
    guard isBeside, let first = folded.first else {
      let above = PanelText.Passage(left, .quiet).folded(to: columns, hanging: 0, signs)
      return (above + folded.map { $0.indented(by: indent) }).map { .init($0) }
    }
    let gap = indent - SafeText.width(of: left, signs: signs)
    return [.init(.init(left, .quiet), first.indented(by: gap))]
      + folded.dropFirst().map { .init($0.indented(by: indent)) }
  }
}

extension PanelText.Passage {
  /// The widest text that is easy to read: in longer lines the eye does not find its way back.
  private static let mostReadable = 100

  /// Breaks between words; a text of a single line is folded to a width that is easy to read.
  fileprivate func folded(
    to columns: Int, hanging: Int, _ signs: TextSigns
  ) -> [PanelText.Passage] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let room = lines.count > 1 ? columns : min(columns, Self.mostReadable)
    var start = 0
    return lines.flatMap { line in
      defer { start += line.count + 1 }
      let text = String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
      return SafeText.folded(text, columns: room, hanging: hanging, signs: signs).map { piece in
        var part = PanelText.Passage(piece.text(of: text), tone)
        part.quiet = quiet.overlapping(piece.taken.moved(by: start))
          .compactMap { piece.bytes(of: $0.moved(by: -start)) }
        part.matches = matches.compactMap { piece.bytes(of: $0.moved(by: -start)) }
        return part
      }
    }
  }

  fileprivate func indented(by count: Int) -> PanelText.Passage {
    var passage = PanelText.Passage(String(repeating: " ", count: count) + text, tone)
    passage.quiet = quiet.map { $0.moved(by: count) }
    passage.matches = matches.map { $0.moved(by: count) }
    return passage
  }
}

extension [Range<Int>] {
  /// Returns those of many ranges in their order that overlap some bytes.
  fileprivate func overlapping(_ bytes: Range<Int>) -> Self.SubSequence {
    let first = indices.partitionPoint { self[$0].upperBound <= bytes.lowerBound }
    let end = indices.partitionPoint { self[$0].lowerBound < bytes.upperBound }
    return self[first..<Swift.max(first, end)]
  }
}
