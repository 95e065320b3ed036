/// What was looked for before, and behind it the line that is typed (rule F10).
package struct QueryHistory: Equatable, Sendable {
  /// As they were kept, newest last.
  private var kept: [String]
  /// Those of find that has been left since.
  package private(set) var left: [String] = []
  /// The same as they have been changed since, and last what is typed.
  private var lines: [String] = []
  private var place = 0

  /// Newest last.
  package init(_ kept: [String]) {
    self.kept = kept.map(\.onOneLine)
    restart()
  }

  /// A new line is begun.
  mutating func restart() {
    lines = kept + [""]
    place = kept.count
  }

  /// Find is left, and what was found with it stands.
  mutating func leave(_ text: String) {
    let line = text.onOneLine
    guard !line.allSatisfy(\.isWhitespace), line != kept.last else { return }
    kept.append(line)
    left.append(line)
  }

  /// So many lines further, or with a minus before, instead of what one is at; nil where there is none.
  mutating func recall(_ steps: Int, insteadOf text: String) -> String? {
    guard lines.indices.contains(place + steps) else { return nil }
    lines[place] = text
    place += steps
    return lines[place]
  }
}
