/// The earlier queries, followed by the line being typed (rule F10).
package struct QueryHistory: Equatable, Sendable {
  /// The queries that are kept, newest last.
  private var kept: [String]
  /// The queries kept by this picker since it started, newest last.
  package private(set) var left: [String] = []
  /// The kept queries as they have been edited, and last the line being typed.
  private var lines: [String] = []
  private var place = 0

  package init(_ kept: [String]) {
    self.kept = kept.map(\.onOneLine)
    restart()
  }

  mutating func restart() {
    lines = kept + [""]
    place = kept.count
  }

  /// Keeps a query that has found something when find is left.
  ///
  /// A blank query and a repetition of the newest one are not kept.
  mutating func leave(_ text: String) {
    let line = text.onOneLine
    guard !line.allSatisfy(\.isWhitespace), line != kept.last else { return }
    kept.append(line)
    left.append(line)
  }

  /// Returns the line that is `steps` lines later, and keeps `text` in place of the line left.
  ///
  /// Negative steps go to earlier lines. The result is nil if there is no such line.
  mutating func recall(_ steps: Int, insteadOf text: String) -> String? {
    guard lines.indices.contains(place + steps) else { return nil }
    lines[place] = text
    place += steps
    return lines[place]
  }
}
