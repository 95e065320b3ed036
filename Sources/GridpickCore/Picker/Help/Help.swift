/// The help: all actions that need no argument, the chosen one, and the query on them (rule S3).
struct Help: Equatable {
  /// An action that can be chosen.
  struct Row: Equatable {
    let texts: HelpRow
    let group: ActionGroup
    /// The action as it is written in a binding.
    let written: String
    let actions: [Action]
  }

  /// All rows, in the order of their groups.
  let rows: [Row]
  /// The rows that are only to be read.
  let notes: [HelpRow]
  private(set) var entry = TextEntry()
  /// The places in `rows` of the rows that are shown: all of them, or the matches, best first.
  private(set) var shown: [Int]
  /// The place of the chosen row in `shown`.
  var chosen = 0
  /// The first line in view; `sheet` keeps it within the lines.
  var firstLine = 0
  /// The recognizer that tells a click from a double click over the help.
  var recognizer = DragRecognizer()

  init(rows: [Row], notes: [HelpRow]) {
    self.rows = rows
    self.notes = notes
    shown = Array(rows.indices)
  }

  var query: Query { Query(entry.text) }

  var isNarrowed: Bool { !query.isEmpty }

  var chosenRow: Row? { chosen < shown.count ? rows[shown[chosen]] : nil }

  /// Edits the query; the best match is chosen, and without a query the row chosen before.
  mutating func edit(_ edit: TextEntry.Edit, on size: ScreenSize) {
    let before = entry.text
    entry.apply(edit)
    guard entry.text != before else { return }
    let chosenBefore = chosen < shown.count ? shown[chosen] : 0
    let query = query
    shown = query.isEmpty ? Array(rows.indices) : matches(of: query)
    chosen = query.isEmpty ? chosenBefore : 0
    firstLine = 0
    reveal(on: size)
  }

  /// Returns the numbers of the rows that match a query, the best first.
  ///
  /// A row whose name or one of whose keys is the query comes before all others.
  private func matches(of query: Query) -> [Int] {
    let sought = Sought(Search(query))
    let matches = rows.indices.compactMap { number -> (number: Int, isWhole: Bool, score: Int)? in
      let texts = rows[number].texts
      let isWhole = texts.name == query.text || texts.keys.contains(query.text)
      return sought.score(ofAll: texts.texts).map { (number, isWhole, $0) }
    }
    return matches.sorted {
      if $0.isWhole != $1.isWhole { return $0.isWhole }
      return $0.score == $1.score ? $0.number < $1.number : $0.score > $1.score
    }.map(\.number)
  }
}
