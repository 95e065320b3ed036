extension Scene {
  /// The line of the query, and the matches found so far.
  package struct Find: Equatable, Sendable {
    let text: String
    /// The byte offset of the cursor in the text; nil while letters are keys.
    let cursor: Int?
    /// The text before the query while it is typed; nil means the usual prompt.
    var prompt: String?
    /// The number of matches, nil without a query; `total` is nil if it was not counted.
    let matchCount: Int?
    let total: Int?
    var part: String?
    var isSearching = false
  }

  /// The fewest columns for the typed text; with less room everything beside it is left out.
  private static let leastRoom = 8

  func drawFind(on canvas: inout Canvas) {
    let pane = panes.query
    guard let find, !pane.isEmpty else { return }
    let line = pane.lines.lowerBound
    var end = textEnd(of: pane)
    let start = drawSign(of: find, line: line, upTo: end - Self.leastRoom, on: &canvas)
    let sum = sumNote.map { " " + $0 } ?? ""
    let marks = marks.isEmpty ? nil : "\(look.signs.mark.text)\(marks.count)\(sum)"
    if let counts = find.counts(beside: marks, within: end - start - Self.leastRoom - 2, look) {
      let width = counts.width(upTo: end, look)
      let place = ScreenPoint(line: line, column: end - width)
      counts.draw(at: place, fitting: width, on: &canvas)
      end -= width + 2
    }
    let columns = start..<max(start, end)
    if find.text.isEmpty || find.cursor == nil {
      let hint = find.cursor == nil ? "search" : "type to search"
      canvas.draw(
        find.text.isEmpty ? hint : find.text, fitting: columns.count,
        at: ScreenPoint(line: line, column: start), style: look.theme[.dim])
    }
    if let cursor = find.cursor {
      TypedLine(text: find.text, cursor: cursor).draw(line: line, columns: columns, on: &canvas)
    }
  }

  private func drawSign(of find: Find, line: Int, upTo end: Int, on canvas: inout Canvas) -> Int {
    let prompt = find.prompt ?? "> "
    let column = max(0, panes.query.columns.lowerBound - 2)
    let width = look.width(of: prompt, upTo: max(0, end - column))
    canvas.draw(
      find.cursor == nil ? "/" : prompt, fitting: width,
      at: ScreenPoint(line: line, column: column),
      style: find.cursor == nil ? .plain : look.theme[.accent])
    return column + width
  }

  var emptyNote: String {
    if find?.isSearching == true { return "searching" }
    if isLoading { return "loading" }
    guard query != nil else { return "no items" }
    if let menu { return menu.emptyNote }
    return find?.part.map { "none in \($0)" } ?? "no matches"
  }
}

extension Scene.Find {
  fileprivate func counts(beside marks: String?, within room: Int, _ look: Look) -> Remark.Words? {
    let (found, all) = (matchCount.map { "\($0)" } ?? "", total.map { "\($0)" } ?? "")
    let numbers = found.isEmpty || all.isEmpty ? found + all : "\(found) of \(all)"
    let counts = part.map { "\(found) in \($0)" } ?? numbers
    let fullest = !isSearching ? counts : counts.isEmpty ? "searching" : "searching \(counts)"
    let words = [fullest, counts, numbers, found].map { Remark.Words($0) }
    let marked = marks.map { marks in
      words.map { counts in
        var words = counts
        if !words.isEmpty { words.append(look.signs.separator, .dim) }
        words.append(marks, .mark)
        return words
      }
    }
    return ((marked?.prefix(2) ?? []) + words).first { $0.width(upTo: room + 1, look) <= room }
  }
}

extension Scene {
  /// Returns the matches in a title; titles of columns never match where find looks for records.
  func matches(inTitle title: String, _ axis: GridAxis) -> [Occurrence] {
    guard let query, !findsRecords || axis == .section else { return [] }
    return query.occurrences(
      in: title, column: axis == .section ? titleColumn : nil, isTitle: !findsRecords)
  }

  var sectionMatches: ((Int) -> Int)? {
    matchCounts ?? (query == nil && content.map.parts == nil ? nil : content.itemCount(inSection:))
  }
}

extension Scene {
  private static let mostCells = 1_000
  /// The limit for costly data, where each item is a request.
  private static let mostCostlyCells = 100

  /// The column in which the current record matches, if no cell in view shows a match (rule F3).
  var matchOutOfSight: Remark? {
    guard findsRecords, content.record == nil, let query, let position, content.offers(position),
      query.alternatives.contains(where: { $0.contains { !$0.isInverse } })
    else { return nil }
    let section = position.section
    let items = placement.items(in: section, offsets: offsets)
    func match(_ index: Int, _ extent: TextExtent) -> String? {
      content.id(at: Position(section: section, index: index))
        .flatMap { content.item(at: $0, extent)?.label }
        .flatMap { query.occurrences(in: $0, column: dataColumn(index)).isEmpty ? nil : $0 }
    }
    let count = content.itemCount(inSection: section)
    let isSeen = items.strips.contains { strip in
      strip.pages.clamped(to: 0..<count).contains { index in
        guard !isCut(index, of: items, in: strip.span), let label = match(index, .seen)
        else { return false }
        let room = placement.room(ofColumn: index, in: items.span(of: index))
        return room.clamped(to: strip.span).count
          >= min(Self.leastSeen, look.width(of: label, upTo: Self.leastSeen))
      }
    }
    let most = content.isCostly ? Self.mostCostlyCells : Self.mostCells
    guard !isSeen,
      let column = (0..<min(most, count)).first(where: { match($0, .searched) != nil })
    else { return nil }
    let title = content.columnTitle(column) ?? "column \(dataColumn(column) + 1)"
    return Remark("matches in \(name: title)")
  }
}

extension CellStyle.Drawing {
  mutating func show(_ query: Query?, in item: GridItem, at position: Position, of scene: Scene) {
    let showsHeadings = scene.menu != nil && scene.query == nil
    guard showsHeadings || scene.content.offers(position), !item.isDisabled else {
      isDimmed = true
      return
    }
    guard let query else { return }
    let record = scene.content.record
    let column = record.map(\.label) ?? scene.dataColumn(position.index)
    matches.label = query.occurrences(in: item.label, column: column)
    matches.detail =
      item.detail.map { query.occurrences(in: $0, column: record?.detail ?? column) } ?? []
  }
}

/// A text that is being typed, and the place of its cursor.
struct TypedLine: Equatable {
  let text: String
  /// The byte offset of the cursor in the text.
  let cursor: Int

  /// Draws as much of the text as there is room for, with the cursor always in view.
  func draw(line: Int, columns: Range<Int>, on canvas: inout Canvas) {
    let look = canvas.look
    let parts = parts(around: columns.count)
    let before = SafeText(parts.before, signs: look.signs.text)
    let needed = before.width + (parts.after.isEmpty ? 1 : 3)
    let start = columns.lowerBound - max(0, needed - columns.count)
    let cursor = ScreenPoint(line: line, column: max(columns.lowerBound, start + before.width))
    canvas.clipped(to: ScreenRect(line: line, columns: columns)) { canvas in
      canvas.draw(before, at: ScreenPoint(line: line, column: start), style: look.theme[.title])
      canvas.draw(
        parts.after, fitting: columns.upperBound - cursor.column, at: cursor,
        style: look.theme[.title])
    }
    canvas.placeCursor(at: cursor, isShown: true)
  }

  func parts(around columns: Int) -> (before: String, after: String) {
    let cursor = text.utf8.index(text.startIndex, offsetBy: cursor.clamped(to: 0...text.utf8.count))
    let scalars = text.unicodeScalars
    let most = 4 * columns + 4
    return (String(scalars[..<cursor].suffix(most)), String(scalars[cursor...].prefix(most)))
  }
}
