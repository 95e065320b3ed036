/// What was looked for before, and behind it the line that is typed (rule F10).
package struct QueryHistory: Equatable, Sendable {
  /// As they were kept, newest last.
  private let kept: [String]
  /// The same as they have been changed since, and last what is typed.
  private var lines: [String]
  private var place: Int

  /// Newest last.
  package init(_ kept: [String]) {
    self.kept = kept.map(\.onOneLine)
    lines = self.kept + [""]
    place = kept.count
  }

  /// A new line is begun.
  mutating func restart() { self = QueryHistory(kept) }

  /// So many lines further, or with a minus before, instead of what one is at; nil where there is none.
  mutating func recall(_ steps: Int, insteadOf text: String) -> String? {
    guard lines.indices.contains(place + steps) else { return nil }
    lines[place] = text
    place += steps
    return lines[place]
  }
}
