// Changes of marks are made one after the other, long ones in the background. Keys that need the
// marks wait (rules M1, M2).

extension PickerState {
  /// The number of runs of marks that take as long to go through as one item.
  private static let runsInAPlace = 64

  /// True while the marks are not known (rule R2), for changes or newer data still have to come.
  var awaitsMarks: Bool { !marked.changes.isEmpty || arrival.newer != nil }

  mutating func make(_ change: MarkChange) {
    // If no change waits, the running job compares with newer data, and must start again.
    if marked.changes.isEmpty { close(.marks) }
    marked.append(change)
    continueMarking()
  }

  mutating func forgetMarks() {
    close(.marks)
    marked.forget(pickUnit)
    continueMarking()
  }

  /// Makes the next change that waits; after the last change newer data is shown.
  mutating func continueMarking() {
    guard !jobs.runs(.marks) else { return }
    if let (change, before) = marked.next() {
      let effort = change.effort + before.runs.count / Self.runsInAPlace
      think(.marks, goingThrough: effort) { work in
        guard let places = change.applied(to: before, while: work.isWanted) else { return nil }
        return {
          $0.finishFirstChange(with: places)
          $0.continueMarking()
        }
      }
    } else if let newer = arrival.newer {
      let isAny = !marks.isEmpty || !excluded(keptIn: newer).isEmpty
      let effort = isAny ? max(data.effort, newer.data.effort) : 0
      think(.marks, goingThrough: effort, comparison(with: newer))
    } else if running(.reload) == nil {
      returnToLostItem()
    }
  }

  /// Makes all waiting changes now, however long that takes, because places are about to change.
  mutating func finishMarking() {
    close(.marks)
    while let (change, before) = marked.next(),
      let places = change.applied(to: before, while: { true })
    {
      finishFirstChange(with: places)
    }
  }

  /// Shows newer data now, however long that takes, before a reload of another section.
  mutating func showNewerAtOnce() {
    finishMarking()
    guard let newer = arrival.newer else { return }
    comparison(with: newer)(PartedWork())?(&self)
  }

  private func comparison(with newer: NewerData) -> Job.Thought {
    {
      [data, marks, excluded = excluded(keptIn: newer), isLinked = settings.columnsAreLinked]
      work in
      func carry(_ marks: Marks) -> Marks? {
        marks.carried(from: data, to: newer.data, columnsAreLinked: isLinked, work)
      }
      guard let marks = carry(marks), let excluded = excluded.carried(carry) else { return nil }
      return { $0.showNewer(marks, excluded) }
    }
  }

  /// Returns the exclusions that newer data keeps: a reload by hand keeps none (rule B7).
  func excluded(keptIn newer: NewerData) -> Exclusions {
    guard newer.run?.errand.cause == .hand else { return view.excluded }
    return newer.section.map(view.excluded.without) ?? Exclusions()
  }

  private mutating func finishFirstChange(with places: NumberRuns) {
    let most = settings.options.marking?.most
    if !marked.finishFirst(with: places, unit: pickUnit, most: most), let most {
      browsing.notice = "at most \(most) can be marked"
    }
  }
}

// The sum of marked labels (rule M4).

extension PickerState {
  /// Adds up the current column of the marked items, if the column or the marks have changed.
  mutating func followSum() {
    let isSummed =
      !marks.isEmpty && marks.unit != .column && !data.isCostly
      && (content.itemsAreRows || settings.columnsAreLinked)
    let subject = (!isSummed ? nil : data.columnCount == 1 ? 0 : currentColumn).map {
      MarkedSum.Subject(
        marks: marks, column: $0, dataNumber: arrival.dataNumber,
        counted: data.pivot?.recordCount)
    }
    if subject != marked.sum?.subject {
      close(.sum)
      marked.sum = subject.map(MarkedSum.init)
    }
    guard let sum = marked.sum, !sum.isKnown, !jobs.runs(.sum) else { return }
    think(.sum, goingThrough: marks.count) { [data] work in
      sum.known(from: data, while: work.isWanted).map { sum in { $0.marked.sum = sum } }
    }
  }
}

extension Grid {
  var effort: Int {
    let (effort, isMore) = count.multipliedReportingOverflow(by: max(1, columnCount))
    return isMore ? .max : effort
  }
}

/// The things that can be marked: those that are shown and can be picked (rule M2).
extension PickerState {
  /// The unit that a pick or a mark is of: an item, a row or a column.
  package var pickUnit: MarkUnit { settings.unit(of: data) }

  /// True if a row of several cells is picked as a whole.
  var picksRows: Bool { pickUnit == .section && !content.itemsAreRows }

  /// Returns the mark at a position: empty for an empty slot and for an item that does not match.
  func markable(at position: Position) -> NumberRuns {
    pickable(position) != nil
      ? NumberRuns([number(of: position)].compactMap(\.self)) : NumberRuns()
  }

  /// The marks between two places of some sections; sections and columns are taken whole.
  ///
  /// The result here, and in the functions that this calls, is nil if the change was dropped.
  func markable(
    _ sections: Range<Int>, _ indexes: Range<Int>, _ isWanted: () -> Bool
  ) -> NumberRuns? {
    let columns = indexes.lazy.filter { $0 < content.columnCount }.map(arrangement.column)
    switch pickUnit {
    case .column: return NumberRuns(columns)
    case _ where content.itemsAreRows:
      return items(sections, indexes, isWanted)
    case .section: return self.sections(members(sections), isWanted)
    case .item where !settings.columnsAreLinked: return items(sections, indexes, isWanted)
    case .item:
      let isOfAll = indexes.count >= content.columnCount
      return cells(
        members(sections), isOfAll ? arrangement.shownColumns : Set(columns), isWanted)
    }
  }

  /// Returns the current section if it has its own place and unmarked items, else all (rule M1).
  func allMarkable(besides marks: NumberRuns, _ isWanted: () -> Bool) -> NumberRuns? {
    guard !settings.columnsAreLinked, content.flow == nil, let position else {
      return allMarkable(nil, isWanted)
    }
    let members = members(position.section..<position.section + 1)
    guard let own = allMarkable(members, isWanted) else { return nil }
    let isDone = !own.isEmpty && marks.contains(own)
    return isDone ? allMarkable(nil, isWanted) : own
  }

  /// Returns all matches in some sections (nil: all), or without a query all shown items.
  func allMarkable(_ members: [UInt32]?, _ isWanted: () -> Bool) -> NumberRuns? {
    switch pickUnit {
    case .item where content.record != nil:
      sections(members, isWanted).map {
        NumberRuns($0.numbers.lazy.compactMap(content.id(ofRow:)).map(Marks.key))
      }
    case .item: cells(members, arrangement.shownColumns, isWanted)
    case .section: sections(members, isWanted)
    case .column: NumberRuns((0..<content.columnCount).map(arrangement.column))
    }
  }

  /// Returns the number of marks in a shown section; in a group, marks out of view count too.
  func markCount(inSection section: Int) -> Int {
    guard content.itemsAreRows, marks.unit != .column else {
      return marks.count(inSection: section, of: content)
    }
    guard let parts = content.map.parts, section < parts.count else { return marks.count }
    return marked.counts(in: parts.groups)[parts.group(ofSection: section)]
  }

  /// Returns the data's numbers of shown sections, mostly by their first items; nil means all.
  private func members(_ sections: Range<Int>) -> [UInt32]? {
    if let parts = content.map.parts { return parts.rows(inSections: sections).sorted() }
    if sections.count == data.sectionCount { return nil }
    let numbers = sections.compactMap { section in
      content.id(at: Position(section: section, index: 0)).flatMap(data.position)?.section
        ?? content.section(section, in: data)
    }
    return numbers.map(UInt32.init).sorted()
  }

  /// Looks up each item, because a shown position does not give its place in the data.
  private func items(
    _ sections: Range<Int>, _ indexes: Range<Int>, _ isWanted: () -> Bool
  ) -> NumberRuns? {
    var numbers: [Int] = []
    for section in sections {
      let indexes = indexes.clamped(to: 0..<content.itemCount(inSection: section))
      for index in indexes {
        let place = Position(section: section, index: index)
        guard isWanted() else { return nil }
        if content.hasItem(at: place), let number = number(of: place) { numbers.append(number) }
      }
    }
    return NumberRuns(numbers)
  }

  private func number(of position: Position) -> Int? {
    guard let id = content.id(at: position) else { return nil }
    switch pickUnit {
    case .item: return Marks.key(of: id)
    case .section: return id.section
    case .column: return data.position(of: id)?.index
    }
  }

  /// Returns every matching section in `members` (nil: all); without a query, all non-empty ones.
  private func sections(_ members: [UInt32]?, _ isWanted: () -> Bool) -> NumberRuns? {
    if let matches = view.filter.matches?.inOrder {
      return NumberRuns(matches.rows(among: members).lazy.map(Int.init))
    }
    if !data.source.mayHaveGaps || data.hasRecords {
      return members.map { NumberRuns($0.lazy.map(Int.init)) } ?? NumberRuns(0..<data.count)
    }
    var marked = NumberRuns()
    return data.forEachSection(in: members, while: isWanted) { section, _, readCells in
      var hasAny = false
      readCells { index, _, _ in
        hasAny = index != nil
        return !hasAny
      }
      if hasAny { marked.append(section..<section + 1) }
    } ? marked : nil
  }

  /// Returns the matching items in some sections and columns; nil means all.
  private func cells(
    _ members: [UInt32]?, _ columns: Set<Int>?, _ isWanted: () -> Bool
  ) -> NumberRuns? {
    var marked = NumberRuns()
    func mark(_ section: Int, _ indexes: [Int]) {
      let ids = indexes.compactMap { data.id(at: Position(section: section, index: $0)) }
      marked.append(NumberRuns(ids.map(Marks.key)))
    }
    let matches = view.filter.matches
    if case .cells(let cells) = matches {
      cells.forEachSection(in: members) { section, indexes in
        mark(section, indexes.map(Int.init).filter { columns?.contains($0) != false })
      }
      return marked
    }
    var indexes: [Int] = []
    return data.forEachSection(in: matches?.rows(among: members) ?? members, while: isWanted) {
      section, _, readCells in
      indexes.removeAll(keepingCapacity: true)
      readCells { index, _, _ in
        if let index, columns?.contains(index) != false { indexes.append(index) }
        return true
      }
      mark(section, indexes)
    } ? marked : nil
  }
}

extension Grid {
  /// Gives `body` a cell reader for sections (nil: all); returns false if the change was dropped.
  fileprivate func forEachSection(
    in members: [UInt32]?, while isWanted: () -> Bool,
    _ body: @escaping (Int, RawRecord, (RecordVisit) -> Void) -> Void
  ) -> Bool {
    var place = 0
    (members ?? Array(0..<UInt32(sectionCount))).withUnsafeBufferPointer { numbers in
      readRecords(numbers) { record, readCells in
        body(Int(numbers[place]), record, readCells)
        place += 1
        return isWanted()
      }
    }
    return isWanted()
  }
}
