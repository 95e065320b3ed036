// MARK: - By keys and buttons (rule M1)

extension PickerState {
  /// Changes the marks, if marking is possible; ends a rectangle first.
  mutating func mark(by change: (inout PickerState) -> Void) {
    guard canMarkOrSays() else { return }
    marked.rectangle = nil
    change(&self)
  }

  mutating func canMarkOrSays() -> Bool {
    if has(.marking) { return true }
    browsing.doneNote = nothing("is marked", without: "--multi")
    return false
  }

  mutating func change(_ way: MarkChange.Way, at position: Position? = nil) {
    guard let position = position ?? self.position else { return }
    let mark = markable(at: position)
    if mark.isEmpty, item(at: position) == nil, !awaitsMarks {
      return tellEmpty(position, to: "mark", rowBy: "toggle-row")
    }
    change(way, goingThrough: 1) { _, _, _ in mark }
  }

  /// Changes the marks of all matches, or without a query of all that is shown.
  mutating func changeAll(_ way: MarkChange.Way) {
    if refusesAsBoundless() { return }
    change(way, goingThrough: data.effort) {
      way == .inverting ? $0.allMarkable(nil, $2) : $0.allMarkable(besides: $1, $2)
    }
  }

  mutating func toggle(_ ids: [ItemID]) {
    let items = ids.compactMap(place(of:)).map(markable(at:))
    change(.inverting, goingThrough: items.count) { _, _, _ in
      NumberRuns(items.flatMap(\.numbers))
    }
  }

  mutating func toggle(section: Int) {
    if refusesAsBoundless(sections: 1) { return }
    change(.toggling, section..<section + 1, 0..<content.itemCount(inSection: section))
  }

  mutating func toggle(column: Int) {
    guard settings.columnsAreLinked, content.record == nil, !picksRows else {
      return sayColumnsCannot(be: "marked")
    }
    if refusesAsBoundless(columns: 1) { return }
    change(.toggling, 0..<content.sectionCount, column..<column + 1)
  }

  private mutating func change(
    _ way: MarkChange.Way, _ sections: Range<Int>, _ indexes: Range<Int>,
    from base: NumberRuns? = nil
  ) {
    change(way, goingThrough: sections.count * indexes.count, from: base) {
      $0.markable(sections, indexes, $2)
    }
  }

  /// Queues a change of the marks: of items that are shown now, after all earlier changes.
  private mutating func change(
    _ way: MarkChange.Way, goingThrough effort: Int, from base: NumberRuns? = nil,
    _ group: @escaping (PickerState, NumberRuns, () -> Bool) -> NumberRuns?
  ) {
    var state = self
    state.marked.dropChanges()
    make(
      MarkChange(way: way, base: base, effort: effort) { [state] in group(state, $0, $1) })
  }

  mutating func mark(_ target: Hit) {
    guard has(.marking) else { return }
    marked.rectangle = nil
    switch target {
    case .item(let position): change(.toggling, at: position)
    case .title(.section, let section): toggle(section: section)
    case .title(.item, let column): toggle(column: column)
    case .field, .corner, .edge, .scrollBar, .hint, .preview, .previewBar, .previewLine, .nothing:
      break
    }
  }
}

// MARK: - By rectangles

extension PickerState {
  mutating func extendMarks(_ direction: Direction) {
    guard canMarkOrSays() else { return }
    // A rectangle of records is a run of rows.
    if picksRows, direction == .left || direction == .right {
      return makeMoves(.step(direction))
    }
    if marked.rectangle == nil { beginRectangle(isHeld: false) }
    makeMoves(.step(direction))
    followRectangle()
  }

  /// Begins a rectangle of marks that follows the position, or ends it.
  mutating func toggleRectangle() {
    guard canMarkOrSays() else { return }
    if marked.rectangle?.isHeld == true {
      marked.rectangle = nil
    } else {
      beginRectangle(isHeld: true)
      followRectangle(isMoved: true)
    }
  }

  private mutating func beginRectangle(isHeld: Bool) {
    guard let position else { return }
    marked.rectangle = MarkedRectangle(
      base: marked.changes.isEmpty ? marks.places : nil, anchor: position, anchorID: currentID,
      end: position, endID: currentID, isHeld: isHeld)
  }

  /// Ends a rectangle that is not held, unless one of the actions extends it.
  mutating func closeRectangle(before actions: [Action]) {
    guard marked.rectangle?.isHeld == false else { return }
    let goesOn = actions.contains { $0.row.kind == .extend }
    if !goesOn { marked.rectangle = nil }
  }

  /// Marks the rectangle from its anchor to the current position, and unmarks what has left it.
  mutating func followRectangle(isMoved: Bool = false) {
    guard let rectangle = marked.rectangle, let position, isMoved || position != rectangle.end
    else { return }
    // The anchor shows another item, because the layout has changed.
    guard content.sectionCount > rectangle.anchor.section,
      content.id(at: rectangle.anchor) == rectangle.anchorID
    else {
      marked.rectangle = nil
      return
    }
    let endID = currentID
    marked.rectangle?.end = position
    marked.rectangle?.endID = endID
    let anchor = rectangle.anchor
    let sections = min(anchor.section, position.section)..<max(anchor.section, position.section) + 1
    let indexes = min(anchor.index, position.index)..<max(anchor.index, position.index) + 1
    if refusesAsBoundless(sections: sections.count, columns: indexes.count) { return }
    marked.dropRectangleChange()
    change(.adding, sections, indexes, from: rectangle.base)
  }

  /// Ends the rectangle, and keeps its marks, if something other than the user has moved its end.
  mutating func leaveRectangle() {
    guard let rectangle = marked.rectangle else { return }
    if rectangle.end != position || rectangle.endID != currentID { marked.rectangle = nil }
  }
}

// MARK: - Picks (rule M3)

extension PickerState {
  var hasPick: Bool { position != nil || !marks.isEmpty }

  /// Picks the current item or the marked items, as `unit`; the result names `key` (rule B4).
  mutating func pickCurrent(as unit: MarkUnit? = nil, by key: Key? = nil) {
    pick(position.flatMap { pickable($0, as: unit) }, as: unit, by: key)
  }

  mutating func pick(_ id: ItemID?, as unit: MarkUnit? = nil, by key: Key? = nil) {
    if (unit ?? pickUnit) == .column, data.isVast, refusesAsBoundless(columns: 1) { return }
    let things = marks.isEmpty ? id.map { Pick.Things.item($0) } : .marked(marks)
    guard let things else {
      if let position {
        tellEmpty(position, to: "pick", rowBy: "accept-other")
      } else if settings.options.endsWithoutMatch {
        tell(.tookQuery(isPick: false))
      }
      return
    }
    // The column of the current cell matters only if the marked things are records.
    let current = marks.isEmpty ? nil : currentID
    tell(.picked(Pick(things, as: unit ?? pickUnit, at: current, key: key)))
  }

  /// Says that nothing can be picked or marked, and which key takes the whole row (rules P2, S2).
  private mutating func tellEmpty(_ position: Position, to verb: String, rowBy action: Action) {
    guard data.pivot == nil else {
      browsing.doneNote = "no records"
      return
    }
    let hasRow = pickable(position, as: .section) != nil
    let row = verb == "pick" && content.hasRecords ? "record" : "row"
    browsing.doneNote = Remark(
      "empty: nothing to \(verb)", short: "empty",
      tails: hasRow ? tail(action, "\(verb)s the \(row)") : [])
  }
}

// MARK: - Other data (rule M2)

extension PickerState {
  /// Carries the marks over to more data; places stay, unless the data has another form now.
  mutating func adoptMarks(ofMore newer: Grid) {
    guard awaitsMarks || !marks.isEmpty || marked.rectangle != nil else { return }
    // Lines become records, or a single record a table of its values.
    let areApart = newer.itemsStandAlone && !data.itemsStandAlone && pickUnit == .item
    if data.isList && !newer.isList || areApart {
      let areRows = settings.unit(of: newer) == .section
      adoptMarks(of: newer) { [data] marks in
        marks.moved(areRows: areRows) { newer.id(of: $0, in: data) }
      }
    } else if !newer.mayContinue(data) {
      adoptMarks(of: newer) { [data, settings] in
        $0.carried(from: data, to: newer, columnsAreLinked: settings.columnsAreLinked)
      }
    } else if pickUnit == .column {
      adoptMarks(of: newer) { [data] marks in
        let numbers = newer.columns(of: data)
        return marks.renumbered { numbers[$0] }
      }
    }
  }

  /// Carries the marks over to data in which the places mean something else.
  private mutating func adoptMarks(of newer: Grid, _ change: (Marks) -> Marks?) {
    finishMarking()
    let count = marks.count
    adopt(change(marks) ?? Marks(of: .item), of: newer)
    if marks.count < count { noteGone(count - marks.count) }
  }

  mutating func adopt(_ marks: Marks, of data: Grid) {
    let fits = marks.unit == settings.unit(of: data)
    if !self.marks.isEmpty, marks.isEmpty || !fits { dropPick() }
    marked.adopt(fits ? marks : Marks(of: .item))
  }

  /// Drops a waiting Enter, which was meant for marks and must not pick anything else.
  mutating func dropPick() {
    if toDo.forgetPick() { browsing.notice = "nothing is marked any more" }
  }
}
