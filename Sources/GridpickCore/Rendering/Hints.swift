/// The keys that are useful in the current state, the most useful first (rule S1).
package struct Hints: Equatable, Sendable {
  struct Hint: Equatable, Sendable {
    let key: Key
    let name: String
    let word: String
    /// The first cell in their order at which the hint is of use.
    var least = Scene.CurrentCell.empty
    var isLast = false
  }

  private var prompt = ""
  private var shortPrompt = ""
  private var hints: [Hint] = []
  var tellsRun = false

  mutating func say(_ prompt: String, orShortly short: String = "") {
    self.prompt = prompt
    shortPrompt = short
  }

  mutating func add(_ hint: Hint) { hints.append(hint) }

  package var isEmpty: Bool { hints.isEmpty && prompt.isEmpty }

  // MARK: - Room

  /// The least widths of a line for one hint, for more, and for a fifth one.
  private static let (leastForOne, leastForMore, leastForFive) = (20, 32, 120)

  private static func most(on columns: Int) -> Int {
    if columns < leastForOne { return 0 }
    if columns < leastForMore { return 1 }
    return columns < leastForFive ? 4 : 5
  }

  /// The hint that stays longest: Enter's, or else the first.
  private static func main(of hints: [Hint]) -> Hint? {
    hints.first { $0.key == Key(.enter) } ?? hints.first
  }

  /// The room that hints keep: a third of the line, or up to two thirds for the main hint.
  func leastRoom(on columns: Int, _ look: Look) -> Int {
    guard let main = Self.main(of: hints) else { return 0 }
    return max(14, columns / 3, min(width(of: main, look), columns * 2 / 3))
  }

  /// Leaves out the prompt first, then hints from the end, then the help's, and the main one last.
  func fitted(to room: Int, on columns: Int, at cell: Scene.CurrentCell, _ look: Look) -> Hints {
    var hints = Hints()
    let candidates = self.hints.filter { cell >= $0.least }
    let main = Self.main(of: candidates)
    let others = candidates.filter { $0 != main }
    let byRank =
      candidates.filter { $0 == main } + others.filter(\.isLast) + others.filter { !$0.isLast }
    var left = room + Self.gap
    var kept: [Hint] = []
    for hint in byRank where kept.count < Self.most(on: columns) {
      let width = width(of: hint, look) + Self.gap
      guard width <= left else { continue }
      left -= width
      kept.append(hint)
    }
    hints.hints = candidates.filter(kept.contains)
    for prompt in [prompt, shortPrompt] where hints.prompt.isEmpty && columns >= Self.leastForOne {
      if look.width(of: prompt, upTo: room) + Self.gap <= left { hints.prompt = prompt }
    }
    return hints
  }

  private static let gap = 2

  private func width(of hint: Hint, _ look: Look) -> Int {
    let name = look.width(of: hint.name, upTo: 100)
    return hint.word.isEmpty ? name : name + 1 + look.width(of: hint.word, upTo: 100)
  }

  // MARK: - Drawing, and finding a drawn key

  var words: Remark.Words {
    var words = Remark.Words(prompt)
    for hint in hints {
      if !words.isEmpty { words.append("  ", nil) }
      words.append(hint.word.isEmpty ? hint.name : hint.name + " ", nil)
      words.append(hint.word, .dim)
    }
    return words
  }

  /// The key at a column, counted from where the hints are drawn; nil between two hints.
  func key(at column: Int, _ look: Look) -> Key? {
    var start = prompt.isEmpty ? 0 : look.width(of: prompt, upTo: 100) + Self.gap
    for hint in hints {
      let end = start + width(of: hint, look)
      if start <= column, column < end { return hint.key }
      start = end + Self.gap
    }
    return nil
  }
}
