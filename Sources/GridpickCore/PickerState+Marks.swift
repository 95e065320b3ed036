import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickProtocol

// MARK: - By keys and buttons (rule M1)

extension PickerState {
  mutating func mark(_ marking: Marking) {
    guard settings.options.marking != nil else {
      doneNote = "nothing is marked without --multi"
      return
    }
    if case .toggleRectangle = marking { return toggleRectangle() }
    rectangle = nil
    switch marking {
    case .toggle: if let position { toggle(position) }
    case .select: if let position { mark(marks.places.union(markable(at: position))) }
    case .deselect: if let position { mark(marks.places.subtracting(markable(at: position))) }
    case .toggleEach(let ids):
      let places = ids.compactMap(place(of:)).map(markable)
      mark(marks.places.symmetricDifference(NumberRuns(places.flatMap(\.numbers))))
    case .toggleSection: if let position { toggle(section: position.section) }
    case .toggleColumn: if let position { toggle(column: position.index) }
    case .selectAll: if !refusesAsBoundless() { mark(marks.places.union(allMarkable)) }
    case .invert:
      if !refusesAsBoundless() { mark(marks.places.symmetricDifference(allMarkable)) }
    case .deselectAll: marks = Marks(of: markUnit)
    case .toggleRectangle: break
    }
  }

  /// Marks what lies at a place, or no longer.
  mutating func toggle(_ position: Position) { toggle(markable(at: position)) }

  mutating func toggle(section: Int) {
    if refusesAsBoundless(sections: 1) { return }
    toggle(markable(section..<section + 1, 0..<content.itemCount(inSection: section)))
  }

  mutating func toggle(column: Int) {
    guard settings.linkage == .shared else {
      doneNote = "only linked columns are marked whole"
      return
    }
    if refusesAsBoundless(columns: 1) { return }
    toggle(markable(0..<content.sectionCount, column..<column + 1))
  }

  /// What is all marked no longer is.
  private mutating func toggle(_ group: NumberRuns) {
    mark(
      marks.places.contains(group) ? marks.places.subtracting(group) : marks.places.union(group))
  }

  /// Marks these and nothing else, unless they are too many.
  private mutating func mark(_ places: NumberRuns) {
    if let most = settings.options.marking?.most, places.count > most, places.count > marks.count {
      notice = "at most \(most) can be marked"
      return
    }
    marks = Marks(of: markUnit, places)
  }

  /// What a press of the right button is on.
  mutating func mark(_ target: Hit) {
    guard settings.options.marking != nil else { return }
    rectangle = nil
    switch target {
    case .item(let position): toggle(position)
    case .title(.section, let section): toggle(section: section)
    case .title(.item, let column): toggle(column: column)
    case .corner, .edge, .scrollBar, .help, .preview, .previewBar, .previewLine, .nothing:
      break
    }
  }
}

// MARK: - By rectangles

/// What is marked by going on from a place (rule M1).
struct MarkedRectangle {
  /// What was marked before.
  let base: NumberRuns
  /// Where it begins, and what was shown there.
  let anchor: Position
  let anchorID: ItemID?
  /// Where it ends.
  var end: Position
  /// Whether every move goes on with it, and not only those with Shift.
  let isHeld: Bool
}

extension PickerState {
  mutating func extendMarks(_ direction: Direction) {
    guard settings.options.marking != nil else { return }
    if rectangle == nil { beginRectangle(isHeld: false) }
    go(.step(direction))
    followRectangle()
  }

  private mutating func toggleRectangle() {
    if rectangle?.isHeld == true {
      rectangle = nil
    } else {
      beginRectangle(isHeld: true)
      followRectangle(isMoved: true)
    }
  }

  private mutating func beginRectangle(isHeld: Bool) {
    guard let position else { return }
    rectangle = MarkedRectangle(
      base: marks.places, anchor: position, anchorID: currentID, end: position, isHeld: isHeld)
  }

  /// Any key but those that go on with it ends a rectangle that is not held.
  mutating func endRectangle(before actions: [Action]) {
    guard rectangle?.isHeld == false else { return }
    let goesOn = actions.contains { if case .extendMarks = $0 { true } else { false } }
    if !goesOn { rectangle = nil }
  }

  /// Marks what lies between where it began and where one is now, and no longer what else it has marked.
  mutating func followRectangle(isMoved: Bool = false) {
    guard let rectangle, let position, isMoved || position != rectangle.end else { return }
    // What it began at is shown elsewhere: all has been laid out anew.
    guard content.sectionCount > rectangle.anchor.section,
      content.id(at: rectangle.anchor) == rectangle.anchorID
    else {
      self.rectangle = nil
      return
    }
    self.rectangle?.end = position
    let anchor = rectangle.anchor
    let sections = min(anchor.section, position.section)..<max(anchor.section, position.section) + 1
    let indexes = min(anchor.index, position.index)..<max(anchor.index, position.index) + 1
    if refusesAsBoundless(sections: sections.count, columns: indexes.count) { return }
    mark(rectangle.base.union(markable(sections, indexes)))
  }
}

// MARK: - What is picked (rule M3)

extension PickerState {
  /// All that is marked, or with no mark what is at hand.
  mutating func pick(_ id: ItemID?, takesSections: Bool = false, by key: Key? = nil) {
    let things = marks.isEmpty ? id.map { Pick.Things.item($0) } : .marked(marks)
    if let things { tell(.picked(Pick(things, takesSections: takesSections, key: key))) }
  }
}

// MARK: - Other data (rule M2)

extension PickerState {
  /// More of the same data has it where it was, unless the input turns out to be something else.
  mutating func adoptMarks(ofMore newer: GridData) {
    guard !marks.isEmpty || rectangle != nil else { return }
    switch (data, newer) {
    case (.list(let list), .grid(let grid)):
      rectangle = nil
      marks =
        newer.unit(settings.options.marking) == .section
        ? marks.ofRecords { grid.section(ofLine: $0, list.value(at: ItemID(ofList: $0))) }
        : marks.moved { newer.id(of: $0, in: data) }
    case (.grid(let before), .grid(let grid))
    where grid.store.itemsStandAlone && !before.store.itemsStandAlone && marks.unit == .item:
      // A lone record becomes a table of its values.
      rectangle = nil
      marks = marks.moved { newer.id(of: $0, in: data) }
    case _ where !newer.mayContinue(data): adoptMarks(ofNewer: newer, section: nil)
    case (.grid(let before), .grid(let grid)) where marks.unit == .column:
      guard before.sectionCount > 0 else { return }
      rectangle = nil
      marks = marks.renumbered { column in
        before.id(at: Position(section: 0, index: column)).flatMap(grid.position)?.index
      }
    case (.grid, _), (.list, _): break
    }
  }

  /// Of newer data what is surely the same stays marked.
  mutating func adoptMarks(ofNewer newer: GridData, section: Int?) {
    rectangle = nil
    guard !marks.isEmpty else { return }
    if let section, case .grid(let before) = data, case .grid(let grid) = newer {
      marks = marks.carried(from: before, to: grid, inSection: section)
    } else {
      marks = marks.carried(
        from: data, to: newer, columnsAreLinked: settings.linkage == .shared)
    }
    if marks.unit != newer.unit(settings.options.marking) { marks = Marks(of: .item) }
  }
}
