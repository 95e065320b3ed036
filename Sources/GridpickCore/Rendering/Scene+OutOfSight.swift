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
    seeCells(at: position, &unseen)
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

  private func seeCells(at position: Position, _ unseen: inout UnseenTerms) {
    if content.record == nil, findsRecords { return seeRecord(position.section, &unseen) }
    if seeCard(at: position, &unseen) || seeFields(at: position, &unseen) { return }
    guard let item = content.item(at: position) else { return }
    let column = content.record.map(\.label) ?? dataColumn(position.index)
    let style = look.style(of: item, inSection: position.section, of: content)
    unseen.see(partInSight(of: item, style, at: position), column: column)
    if !style.isText || placement.labelColumns(inSection: position.section) != nil,
      let detail = item.detail
    {
      unseen.see(detail, column: content.record?.detail ?? column)
    }
  }

  /// Returns the part of a label that its lines show; a label in one line begins at its match.
  private func partInSight(
    of item: GridItem, _ style: CellStyle, at position: Position
  ) -> String {
    guard let lines = wrapped(item.label, style, at: position), !lines.isWhole else {
      return item.label
    }
    return String(item.label.part(0..<(lines.lines.last?.taken.upperBound ?? 0)))
  }

  private func seeRecord(_ section: Int, _ unseen: inout UnseenTerms) {
    let items = placement.items(in: section, offsets: offsets)
    let count = content.itemCount(inSection: section)
    for strip in items.strips {
      for index in strip.pages.clamped(to: 0..<count) {
        let span = items.span(of: index)
        let position = Position(section: section, index: index)
        guard let item = content.item(at: position), span.overlaps(strip.span),
          !isCut(index, of: items, in: strip.span)
        else { continue }
        let room = placement.room(ofColumn: index, in: span).clamped(to: strip.span)
        let style = look.style(of: item, inSection: section, of: content)
        let text = partInSight(of: item, style, at: position)
        see(text, column: dataColumn(index), in: room, &unseen)
      }
    }
  }

  /// Notes the terms in a text as seen, if the text is whole or a match has room between ellipses.
  private func see(
    _ text: String, column: Int, in room: Range<Int>, _ unseen: inout UnseenTerms
  ) {
    guard
      room.count >= Self.leastSeen || look.width(of: text, upTo: room.count + 1) <= room.count
    else { return }
    unseen.see(text, column: column)
  }

  private func seeCard(at position: Position, _ unseen: inout UnseenTerms) -> Bool {
    let style = look.style(of: nil, inSection: position.section, of: content)
    guard let card = content.card(at: position, style, look.signs.text),
      let label = content.item(at: position)?.label
    else { return false }
    let room = placement.rect(of: position, offsets: offsets).lines.count
    unseen.see(label, column: content.record?.label)
    for field in card.fields.prefix(RecordCard.fieldCount(inLines: room)) {
      unseen.see(field.item.label, column: field.column)
    }
    return true
  }

  /// Notes the terms in the fields in view as seen.
  ///
  /// Returns false if no field is in view; the label is then shown for the item.
  private func seeFields(at position: Position, _ unseen: inout UnseenTerms) -> Bool {
    let seen = panes.body.columns
    let line = CellStyle.Drawing(rect: placement.rect(of: position, offsets: offsets), states: [])
    let fields = (fields(of: line, at: position, .text, seen: seen) ?? [])
      .filter { $0.cell.rect.columns.overlaps(seen) && !$0.cell.isSliver }
    for (column, cell) in fields {
      guard let label = cell.item?.label, let room = cell.ownRoom?.clamped(to: seen) else {
        continue
      }
      see(label, column: column, in: room, &unseen)
    }
    return !fields.isEmpty
  }

  // MARK: - Out of view

  private func match(
    of terms: [Term], inSection section: Int, of grid: Grid, number: (Int) -> Int
  ) -> OutOfSight? {
    let most = grid.isCostly ? Self.mostCostlyCells : Self.mostCells
    for index in 0..<min(most, grid.itemCount(inSection: section)) {
      guard let id = grid.id(at: Position(section: section, index: index)),
        let label = grid.item(at: id, .searched)?.label
      else { continue }
      let occurrences = terms.occurrences(in: label, column: number(index))
      guard !occurrences.isEmpty else { continue }
      return OutOfSight(
        column: grid.columnTitle(index), text: label, occurrences: occurrences)
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
    let texts = [content.item(at: position)?.detail, content.item(at: id, .searched)?.label]
    return texts.lazy.compactMap { text in
      guard let text else { return nil }
      let occurrences = terms.occurrences(in: text, column: column)
      return occurrences.isEmpty
        ? nil : OutOfSight(column: nil, text: text, occurrences: occurrences)
    }.first
  }
}

/// The terms of a query of which nothing is in sight yet.
struct UnseenTerms {
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
}
