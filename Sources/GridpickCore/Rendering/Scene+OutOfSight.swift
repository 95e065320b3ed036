extension Scene {
  /// A match of the current record or item that no cell in view shows.
  struct OutOfSight {
    let column: String?
    let text: String
    let occurrences: [Occurrence]

    func width(upTo most: Int, _ look: Look) -> Int {
      let title = column.map { look.width(of: $0, upTo: most) + 1 } ?? 0
      return min(most, title + look.width(of: text, upTo: most))
    }
  }

  private static let mostCells = 1_000
  /// The limit for costly data, where each item is a request.
  private static let mostCostlyCells = 100

  /// The first match out of sight (rule F3); nil if each term is in sight, or nothing is searched.
  var matchOutOfSight: OutOfSight? {
    guard let query, let position, content.offers(position) else { return nil }
    var unseen = UnseenTerms(query)
    seeTitles(at: position, &unseen)
    for cell in shownCells(at: position) { unseen.see(cell, look.ink) }
    guard let terms = unseen.first else { return nil }
    if content.record != nil, let row = content.row(at: position) {
      return match(of: terms, inSection: row, of: Grid(content.source)) { $0 }
    }
    guard findsRecords else { return hiddenMatch(of: terms, at: position) }
    return match(of: terms, inSection: position.section, of: content, number: dataColumn)
      ?? titleMatch(of: terms, ofSection: position.section)
  }

  private func seeTitles(at position: Position, _ unseen: inout UnseenTerms) {
    let hasTitle = !findsRecords || content.record != nil || !panes.left.isEmpty
    if hasTitle, let title = content.sectionTitle(position.section) {
      unseen.see(title, column: titleColumn, isTitle: !findsRecords)
    }
    if !findsRecords, let title = content.columnTitle(position.index) {
      unseen.see(title, column: nil, isTitle: true)
    }
  }

  func draw(
    _ match: OutOfSight, line: Int, columns: Range<Int>, on canvas: inout Canvas
  ) {
    let signs = look.signs.text
    let left = columns.count - 1 - SafeText.width(of: match.text, upTo: columns.count, signs: signs)
    let title = SafeText(
      match.column ?? "", fitting: max(columns.count / 2, left), signs: signs)
    let room = max(0, columns.count - title.width - (title.width > 0 ? 1 : 0))
    let excerpt = Excerpt(
      match.text, match.occurrences, from: 0, in: 0..<room, seen: 0..<room, signs: signs)
    let width = SafeText.width(of: excerpt.text, upTo: room, signs: signs)
    let place = ScreenPoint(line: line, column: columns.upperBound - width)
    canvas.draw(excerpt.text, fitting: room, at: place)
    canvas.show(excerpt.occurrences, of: excerpt.text, fitting: room, at: place)
    guard title.width > 0 else { return }
    let start = ScreenPoint(line: line, column: place.column - title.width - 1)
    canvas.draw(title, at: start, style: look.theme[.dim])
  }

  // MARK: - In view

  private func shownCells(at position: Position) -> [UnseenTerms.Cell] {
    if content.record == nil, findsRecords { return cellsOfRecord(position.section) }
    let fields = fieldsOnCard(at: position) ?? fieldsInView(at: position)
    guard fields.isEmpty, let item = content.item(at: position) else { return fields }
    let column = content.record.map(\.label) ?? dataColumn(position.index)
    let label = UnseenTerms.Cell(text: item.label, column: column)
    let style = look.style(of: item, inSection: position.section, of: content)
    guard !style.isText || placement.labelColumns(inSection: position.section) != nil,
      let detail = item.detail
    else { return [label] }
    let detailColumn = content.record?.detail ?? column
    return [label, UnseenTerms.Cell(text: detail, column: detailColumn)]
  }

  private func cellsOfRecord(_ section: Int) -> [UnseenTerms.Cell] {
    let items = placement.items(in: section, offsets: offsets)
    let lines = placement.cells(of: section, offsets: offsets)
    let count = content.itemCount(inSection: section)
    return items.strips.flatMap { strip in
      strip.pages.clamped(to: 0..<count).compactMap { index in
        let span = items.span(of: index)
        let room = placement.room(ofColumn: index, in: span)
        let standing = placement.standing(ofColumn: index)
        guard let item = content.item(at: Position(section: section, index: index)),
          span.overlaps(strip.span), !isSliver(span, room: room, of: standing, in: strip.span)
        else { return nil }
        let drawing = CellStyle.Drawing(
          item: item, rect: placement.rect(section: lines, item: span), ownRoom: room, states: [],
          standing: standing, wrapping: placement.wrapping)
        return UnseenTerms.Cell(
          text: item.label, column: dataColumn(index), drawing: drawing, seen: strip.span)
      }
    }
  }

  private func fieldsOnCard(at position: Position) -> [UnseenTerms.Cell]? {
    let style = look.style(of: nil, inSection: position.section, of: content)
    guard let card = content.card(at: position, style, look.signs.text),
      let label = content.item(at: position)?.label
    else { return nil }
    let room = placement.rect(of: position, offsets: offsets).lines.count
    return [UnseenTerms.Cell(text: label, column: content.record?.label)]
      + card.fields.prefix(RecordCard.fieldCount(inLines: room)).map {
        UnseenTerms.Cell(text: $0.item.label, column: $0.column)
      }
  }

  private func fieldsInView(at position: Position) -> [UnseenTerms.Cell] {
    let seen = panes.body.columns
    let line = CellStyle.Drawing(rect: placement.rect(of: position, offsets: offsets), states: [])
    return (fields(of: line, at: position, .text, seen: seen) ?? []).compactMap { column, cell in
      guard let item = cell.item, cell.rect.columns.overlaps(seen), !cell.isSliver else {
        return nil
      }
      return UnseenTerms.Cell(text: item.label, column: column, drawing: cell, seen: seen)
    }
  }

  // MARK: - Out of view

  private func match(
    of terms: [Term], inSection section: Int, of grid: Grid, number: (Int) -> Int
  ) -> OutOfSight? {
    let most = grid.isCostly ? Self.mostCostlyCells : Self.mostCells
    for extent in [TextExtent.seen, .searched] {
      for index in 0..<min(most, grid.itemCount(inSection: section)) {
        guard let id = grid.id(at: Position(section: section, index: index)),
          let label = grid.label(at: id, extent)
        else { continue }
        let occurrences = terms.occurrences(in: label, column: number(index))
        guard !occurrences.isEmpty else { continue }
        return OutOfSight(
          column: grid.columnTitle(index), text: label, occurrences: occurrences)
      }
    }
    return nil
  }

  private func titleMatch(of terms: [Term], ofSection section: Int) -> OutOfSight? {
    guard let title = content.sectionTitle(section) else { return nil }
    let occurrences = terms.occurrences(in: title, column: titleColumn)
    return occurrences.isEmpty
      ? nil
      : OutOfSight(column: content.sectionTitleName, text: title, occurrences: occurrences)
  }

  /// Returns a match in a detail that is not drawn, or in the part of a label that is not shown.
  private func hiddenMatch(of terms: [Term], at position: Position) -> OutOfSight? {
    guard let id = content.id(at: position) else { return nil }
    let column = dataColumn(position.index)
    let texts = [content.item(at: position)?.detail, content.label(at: id, .searched)]
    return texts.lazy.compactMap { text in
      guard let text else { return nil }
      let occurrences = terms.occurrences(in: text, column: column)
      return occurrences.isEmpty
        ? nil : OutOfSight(column: nil, text: text, occurrences: occurrences)
    }.first
  }
}

extension Grid {
  /// Returns an item's label; nil if there is none, or if `.searched` adds nothing to `.seen`.
  fileprivate func label(at id: ItemID, _ extent: TextExtent) -> String? {
    guard let label = item(at: id, .seen)?.label else { return nil }
    guard case .searched = extent else { return label }
    return label.utf8.count <= TextExtent.seenByteCount ? nil : item(at: id, .searched)?.label
  }
}

/// The terms of a query of which nothing is in sight yet.
struct UnseenTerms {
  struct Cell {
    let text: String
    let column: Int?
    /// The cell that shows the text, if it may cut the text; nil if all matches are in sight.
    var drawing: CellStyle.Drawing?
    var seen = 0..<0
  }

  private let alternatives: [[Term]]
  private var left: [Int]

  /// Collects the groups of alternatives of a query, without groups that are all inverse terms.
  init(_ query: Query) {
    alternatives = query.alternatives
    left = alternatives.indices.filter { place in
      query.alternatives[place].contains { !$0.isInverse }
    }
  }

  var first: [Term]? { left.first.map { alternatives[$0] } }

  mutating func see(_ text: String, column: Int?, isTitle: Bool = false) {
    left.removeAll {
      !alternatives[$0].occurrences(in: text, column: column, isTitle: isTitle).isEmpty
    }
  }

  mutating func see(_ cell: Cell, _ ink: Ink) {
    guard !left.isEmpty else { return }
    guard var drawing = cell.drawing else { return see(cell.text, column: cell.column) }
    var occurrences: [Occurrence] = []
    var places: [Int] = []
    for (place, terms) in alternatives.enumerated() {
      let found = terms.occurrences(in: cell.text, column: cell.column)
      occurrences += found
      places += found.map { _ in place }
    }
    drawing.matches.label = occurrences
    let isInSight = drawing.matchesInSight(seen: cell.seen, ink)
    let seen = Set(zip(places, isInSight).filter(\.1).map(\.0))
    left.removeAll(where: seen.contains)
  }
}
