/// The content of a panel, not yet broken into lines.
package enum PanelText: Equatable, Sendable {
  /// Texts below each other.
  case passages([Passage])
  /// Rows in two columns; the right text is folded beside the left text.
  case table([Row])

  /// A text, or a part of one of its lines, in one tone.
  package struct Passage: Equatable, Sendable {
    package let text: String
    package let tone: Tone

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

    func width(upTo limit: Int, signs: TextSigns) -> Int {
      min(limit, runs.reduce(0) { $0 + SafeText.width(of: $1.text, upTo: limit, signs: signs) })
    }
  }

  package enum Tone: Sendable {
    case plain
    case title
    case quiet
  }

  /// Two texts side by side.
  package struct Row: Equatable, Sendable {
    package let left: String
    package let right: String
  }

  /// The fewest columns beside the left column; with less room the right text goes below the left.
  private static let leastRight = 12

  func lines(columns: Int, signs: TextSigns) -> [Line] {
    switch self {
    case .passages(let passages):
      return passages.flatMap { passage in
        passage.text.folded(to: columns, hanging: 2, signs)
          .map { Line(Passage($0, passage.tone)) }
      }
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
    let blanks = String(repeating: " ", count: indent)
    let folded =
      right.isEmpty ? [] : right.folded(to: max(1, columns - indent), hanging: 0, signs)
    guard isBeside, let first = folded.first else {
      return left.folded(to: columns, hanging: 0, signs).map { .init(.init($0, .quiet)) }
        + folded.map { .init(.init(blanks + $0)) }
    }
    let gap = blanks.dropFirst(SafeText.width(of: left, signs: signs))
    return [.init(.init(left, .quiet), .init(String(gap) + first))]
      + folded.dropFirst().map { .init(.init(blanks + $0)) }
  }
}

extension String {
  /// The widest text that is easy to read: in longer lines the eye does not find its way back.
  private static let mostReadable = 100

  /// Returns the lines of the text, each broken between words.
  ///
  /// A text of a single line is folded to a width that is easy to read.
  fileprivate func folded(to columns: Int, hanging: Int, _ signs: TextSigns) -> [String] {
    let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0)) }
    let room = lines.count > 1 ? columns : min(columns, Self.mostReadable)
    return lines.flatMap {
      SafeText.folded($0, columns: room, hanging: hanging, signs: signs)
    }
  }
}
