extension Scene {
  /// A query while it is typed, and the matches found so far.
  package struct Find: Equatable, Sendable {
    let text: String
    /// The byte of the text before which the next typed character goes.
    let cursor: Int
    /// The number of matches, and the number of things searched; nil if they are not counted.
    let matchCount: Int?
    let total: Int?
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
    draw(find, line: line, columns: textStart..<max(textStart, textEnd), on: &canvas)
  }

  /// The number of marks beside the counts, in a narrow view behind their sign; nil if nothing is
  /// marked.
  private var countOfMarks: String? {
    guard panes.screen.columns.count < Self.columnsForWords else { return marksNote }
    let sign = String(String.UnicodeScalarView(look.signs.mark.scalars))
    return marks.isEmpty ? nil : "\(sign)\(marks.count)"
  }

  private static let columnsForWords = 60

  /// Draws as much of the query as there is room for, with the cursor always in view.
  private func draw(_ find: Find, line: Int, columns: Range<Int>, on canvas: inout Canvas) {
    let parts = find.parts(around: columns.count)
    let before = SafeText(parts.before, signs: look.signs.text)
    let needed = before.width + (parts.after.isEmpty ? 1 : 3)
    let start = columns.lowerBound - max(0, needed - columns.count)
    let cursor = ScreenPoint(line: line, column: max(columns.lowerBound, start + before.width))
    canvas.clipped(to: ScreenRect(lines: line..<line + 1, columns: columns)) { canvas in
      canvas.draw(before, at: ScreenPoint(line: line, column: start), style: look.theme[.title])
      _ = canvas.draw(
        parts.after, fitting: columns.upperBound - cursor.column, signs: look.signs.text,
        at: cursor, style: look.theme[.title])
    }
    // The terminal's own cursor is not visible everywhere, so its place is highlighted too.
    let next = SafeText(parts.after.first.map { String($0) } ?? " ", signs: look.signs.text)
    canvas.clipped(to: ScreenRect(lines: line..<line + 1, columns: columns)) {
      $0.draw(next, at: cursor, style: look.theme.current(over: .plain))
    }
    canvas.placeCursor(at: cursor)
  }

  var emptyNote: String {
    if find?.isSearching == true { return "searching" }
    if isLoading { return "loading" }
    return query == nil ? "nothing to pick" : "nothing matches"
  }
}

extension Scene.Find {
  /// Returns the text at the end of the line; nil if not even the numbers have room.
  fileprivate func counts(beside marks: String?, within room: Int) -> String? {
    let counts = [matchCount, total].compactMap { $0.map(String.init) }.joined(separator: " of ")
    let all = !isSearching ? counts : counts.isEmpty ? "searching" : "searching \(counts)"
    return [all + (marks ?? ""), counts + (marks ?? ""), all, counts].first { $0.count <= room }
  }

  /// Returns the text before the cursor and the text behind it, cut to the most that can be seen.
  func parts(around columns: Int) -> (before: String, after: String) {
    let cursor = text.utf8.index(
      text.startIndex, offsetBy: cursor.clamped(to: 0...text.utf8.count))
    let scalars = text.unicodeScalars
    let most = 4 * columns + 4
    return (
      String(scalars[..<cursor].suffix(most)), String(scalars[cursor...].prefix(most))
    )
  }
}

// MARK: - Matched bytes

extension Scene {
  /// Returns the matched bytes of a title along an axis.
  ///
  /// The title of a record is one of the record's fields. The titles of its columns are no part of
  /// the record, so they never match.
  func matches(inTitle title: String, _ axis: GridAxis) -> [Range<Int>] {
    guard let query, !findsRecords || axis == .section else { return [] }
    return query.places(
      in: title, column: axis == .section ? titleColumn : nil, isTitle: !findsRecords)
  }

  /// The function that returns how many items of a section match, or how many a group has; nil if
  /// they are not counted.
  var sectionMatches: ((Int) -> Int)? {
    matchCounts ?? (query == nil && content.groups == nil ? nil : content.itemCount(inSection:))
  }
}

extension CellStyle.Drawing {
  /// Sets the matched bytes of a cell, or dims the cell if its item does not match.
  mutating func show(_ query: Query, in item: GridItem, at position: Position, of scene: Scene) {
    guard scene.content.offers(position) else {
      states.insert(.dimmed)
      return
    }
    let groups = scene.content.groups
    let column = groups?.labelColumn ?? scene.dataColumn(position.index)
    matches.label = query.places(in: item.label, column: column)
    matches.detail =
      item.detail.map { query.places(in: $0, column: groups?.detailColumn ?? column) } ?? []
  }
}

extension Query {
  /// Returns the bytes of a text that the terms match, in the order in which they begin.
  ///
  /// A term that is asked for in one column matches nothing in other columns.
  func places(
    in text: String, column: Int?, isTitle: Bool = false
  ) -> [Range<Int>] {
    var places: [Range<Int>] = []
    for terms in alternatives {
      for term in terms where !term.isInverse && (term.column == nil || term.column == column) {
        places += term.places(in: text, isTitle: isTitle)
      }
    }
    return places.sorted { $0.lowerBound < $1.lowerBound }
  }
}
