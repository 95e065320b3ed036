import GridpickScreen

/// What a panel shows, not yet broken into lines.
package enum PanelText: Equatable, Sendable {
  case plain(String)
  /// In two columns; what stands at the right is folded beside what stands at the left.
  case table([Row])

  /// Two texts side by side.
  package struct Row: Equatable, Sendable {
    package let left: String
    package let right: String

    package init(left: String, right: String) {
      self.left = left
      self.right = right
    }
  }

  /// Less room than this beside the left column, and the right one goes below it.
  private static let leastRight = 12

  func lines(columns: Int, signs: TextSigns) -> [String] {
    switch self {
    case .plain(let text):
      return text.split(separator: "\n", omittingEmptySubsequences: false)
        .flatMap { SafeText.wrapped(String($0), columns: columns, signs: signs) }
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
  ) -> [String] {
    let blanks = String(repeating: " ", count: indent)
    let folded = right.folded(to: max(1, columns - indent), signs)
    guard isBeside, let first = folded.first else {
      return SafeText.wrapped(left, columns: columns, signs: signs) + folded.map { blanks + $0 }
    }
    let gap = blanks.dropFirst(SafeText.width(of: left, signs: signs))
    return [left + gap + first] + folded.dropFirst().map { blanks + $0 }
  }
}

extension String {
  /// Broken between words, and within one that is too long by itself.
  fileprivate func folded(to columns: Int, _ signs: TextSigns) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last,
        SafeText.width(of: last, signs: signs) + 1 + SafeText.width(of: String(word), signs: signs)
          <= columns
      {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines += SafeText.wrapped(String(word), columns: columns, signs: signs)
      }
    }
    return lines
  }
}
