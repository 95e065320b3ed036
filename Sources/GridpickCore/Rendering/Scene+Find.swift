extension Scene {
  /// A query while it is typed, and the matches found so far.
  package struct Find: Equatable, Sendable {
    let text: String
    /// The byte of the text before which the next typed character goes.
    let cursor: Int
    /// The number of matches, and the number of things searched; nil if they are not counted.
    let matchCount: Int?
    let total: Int?
    /// The name of the part that was searched; nil if all was searched.
    var part: String?
    var isSearching = false
  }

  private static let prompt: Glyph = "/"
  /// The fewest columns for the typed text; with less room nothing else stands beside the text.
  private static let leastRoom = 8

  /// Draws the query on its own line, with the number of matches and the cursor.
  func drawFind(on canvas: inout Canvas) {
    let pane = panes.query
    guard let find, !pane.isEmpty else { return }
    let line = pane.lines.lowerBound
    let end = textEnd(of: pane)
    let start = pane.columns.lowerBound
    let textStart = min(start + 2, max(start, end - 1))
    if start < textStart {
      let place = ScreenPoint(line: line, column: start)
      canvas.draw([Self.prompt], at: place, style: look.theme[.accent])
    }
    var textEnd = end
    if let counts = find.counts(
      beside: countOfMarks.map { look.signs.separator + $0 },
      within: end - textStart - Self.leastRoom - 2)
    {
      let counts = SafeText(counts, signs: look.signs.text)
      textEnd -= counts.width + 2
      canvas.draw(
        counts,
        at: ScreenPoint(line: line, column: textEnd + 2), style: look.theme[.dim])
    }
    TypedLine(text: find.text, cursor: find.cursor).draw(
      line: line, columns: textStart..<max(textStart, textEnd), on: &canvas, look: look)
  }

  /// The number of marks beside the counts, in a narrow view behind their sign; nil if nothing is
  /// marked.
  private var countOfMarks: String? {
    guard panes.screen.columns.count < Self.columnsForWords else { return marksNote }
    let sign = String(String.UnicodeScalarView(look.signs.mark.scalars))
    return marks.isEmpty ? nil : "\(sign)\(marks.count)"
  }

  private static let columnsForWords = 60

  var emptyNote: String {
    if find?.isSearching == true { return "searching" }
    if isLoading { return "loading" }
    guard query != nil else { return "nothing to pick" }
    return find?.part.map { "not in \($0)" } ?? "nothing matches"
  }
}

extension Scene.Find {
  /// Returns the text at the end of the line; nil if not even the numbers have room.
  fileprivate func counts(beside marks: String?, within room: Int) -> String? {
    let numbers = [matchCount, total].compactMap { $0.map(String.init) }.joined(separator: " of ")
    let counts = part.map { "\(matchCount.map(String.init) ?? "") in \($0)" } ?? numbers
    let all = !isSearching ? counts : counts.isEmpty ? "searching" : "searching \(counts)"
    return [all + (marks ?? ""), counts + (marks ?? ""), all, counts, numbers]
      .first { $0.count <= room }
  }
}

// MARK: - Matched letters

extension Scene {
  /// Returns the places of the query's terms in a title along an axis.
  ///
  /// The title of a record is one of the record's fields. The titles of its columns are no part of
  /// the record, so they never match.
  func matches(inTitle title: String, _ axis: GridAxis) -> [Occurrence] {
    guard let query, !findsRecords || axis == .section else { return [] }
    return query.occurrences(
      in: title, column: axis == .section ? titleColumn : nil, isTitle: !findsRecords)
  }

  /// The function that returns how many items of a section match, or how many a group has; nil if
  /// they are not counted.
  var sectionMatches: ((Int) -> Int)? {
    matchCounts ?? (query == nil && content.groups == nil ? nil : content.itemCount(inSection:))
  }
}

extension CellStyle.Drawing {
  /// Sets the matches of a cell, or dims the cell if its item does not match or is disabled.
  mutating func show(_ query: Query?, in item: GridItem, at position: Position, of scene: Scene) {
    guard scene.content.offers(position), !item.isDisabled else {
      states.insert(.dimmed)
      return
    }
    guard let query else { return }
    let groups = scene.content.groups
    let column = groups?.labelColumn ?? scene.dataColumn(position.index)
    matches.label = query.occurrences(in: item.label, column: column)
    matches.detail =
      item.detail.map { query.occurrences(in: $0, column: groups?.detailColumn ?? column) } ?? []
  }
}
