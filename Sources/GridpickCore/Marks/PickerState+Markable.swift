import GridpickFinding
import GridpickLayout
import GridpickModel
import GridpickPaging

/// What can be marked of what is shown: what can be picked (rule M2).
extension PickerState {
  var markUnit: Marks.Unit { data.unit(settings.options.marking) }

  /// Nothing in an empty slot, and of what is shown only what matches.
  func markable(at position: Position) -> NumberRuns {
    content.hasItem(at: position)
      ? NumberRuns([number(of: position)].compactMap(\.self)) : NumberRuns()
  }

  /// What lies in some sections, between two of their places; sections and columns are taken whole.
  ///
  /// Returns nil if the change was dropped meanwhile, as all that it calls does.
  func markable(
    _ sections: Range<Int>, _ indexes: Range<Int>, _ isWanted: () -> Bool
  ) -> NumberRuns? {
    let columns = indexes.lazy.filter { $0 < content.columnCount }.map(arrangement.column)
    switch markUnit {
    case .column: return NumberRuns(columns)
    case .section: return self.sections(members(sections), isWanted)
    case .item where data.isList || settings.linkage != .shared:
      return items(sections, indexes, isWanted)
    case .item:
      let isOfAll = indexes.count >= content.columnCount
      return cells(
        members(sections), isOfAll ? arrangement.shownColumns : Set(columns), isWanted)
    }
  }

  /// All that matches; without a query all that is shown.
  func allMarkable(_ isWanted: () -> Bool) -> NumberRuns? {
    switch markUnit {
    case .item:
      data.flatList.map(items) ?? cells(nil, arrangement.shownColumns, isWanted)
    case .section: sections(nil, isWanted)
    case .column: NumberRuns((0..<content.columnCount).map(arrangement.column))
    }
  }

  /// The numbers in the data of sections that are shown, which mostly their first items tell; nil is all.
  private func members(_ sections: Range<Int>) -> [UInt32]? {
    let whole = arrangement.whole
    if sections.count == whole.sectionCount { return nil }
    let numbers = sections.compactMap { section in
      content.id(at: Position(section: section, index: 0)).flatMap(whole.position)?.section
        ?? content.section(section, in: whole)
    }
    return numbers.map(UInt32.init).sorted()
  }

  /// Each by itself, for places say nothing of where in the data an item lies.
  private func items(
    _ sections: Range<Int>, _ indexes: Range<Int>, _ isWanted: () -> Bool
  ) -> NumberRuns? {
    var numbers: [Int] = []
    for section in sections {
      guard isWanted() else { return nil }
      let indexes = indexes.clamped(to: 0..<content.itemCount(inSection: section))
      for index in indexes {
        let place = Position(section: section, index: index)
        if content.hasItem(at: place), let number = number(of: place) { numbers.append(number) }
      }
    }
    return NumberRuns(numbers)
  }

  /// What a mark at a place is known by.
  private func number(of position: Position) -> Int? {
    guard let id = content.id(at: position) else { return nil }
    switch markUnit {
    case .item: return Marks.key(of: id)
    case .section: return id.section
    case .column: return arrangement.whole.position(of: id)?.index
    }
  }

  // MARK: - All of it, without a look at each where that would say nothing

  private func items(of list: any ItemList) -> NumberRuns {
    if case .items(let selection) = view.find?.matches?.inOrder {
      return NumberRuns(selection.members.lazy.map(Int.init))
    }
    guard list.mayHaveGaps else { return NumberRuns(0..<list.count) }
    return NumberRuns((0..<list.count).lazy.filter { list.hasItem(at: ItemID(ofList: $0)) })
  }

  /// Those of some sections, nil is all, that match, or that have items.
  private func sections(_ members: [UInt32]?, _ isWanted: () -> Bool) -> NumberRuns? {
    let whole = arrangement.whole
    if let matches = view.find?.matches {
      return NumberRuns(matches.sections(among: members).lazy.map(Int.init))
    }
    if let filled = whole.shape as? any FilledSections, filled.allSectionsHaveItems {
      return members.map { NumberRuns($0.lazy.map(Int.init)) } ?? NumberRuns(0..<whole.sectionCount)
    }
    let isRecognized = whole.store.picksRecords && whole.sectionTitleName == nil
    var marked = NumberRuns()
    return whole.forEachSection(in: members, while: isWanted) { section, record, readCells in
      var hasAny = false
      if isRecognized, case .text(let text) = record {
        // Of a line nothing is set aside.
        hasAny = !text.isEmpty
      } else {
        readCells { index, _, _ in
          hasAny = index != nil
          return !hasAny
        }
      }
      if hasAny { marked.append(section..<section + 1) }
    } ? marked : nil
  }

  /// What matches of some sections and columns, nil is all of them.
  private func cells(
    _ members: [UInt32]?, _ columns: Set<Int>?, _ isWanted: () -> Bool
  ) -> NumberRuns? {
    let whole = arrangement.whole
    let isDirect = whole.shape is any DirectShape
    var marked = NumberRuns()
    func mark(_ section: Int, _ indexes: some BidirectionalCollection<Int>) {
      let first = Marks.key(of: ItemID(section: section, index: 0))
      if isDirect, indexes.last == indexes.count - 1 {
        marked.append(first..<first + indexes.count)
      } else if isDirect {
        for index in indexes { marked.append(first + index..<first + index + 1) }
      } else {
        let ids = indexes.compactMap { whole.id(at: Position(section: section, index: $0)) }
        marked.append(NumberRuns(ids.map(Marks.key)))
      }
    }
    let matches = view.find?.matches
    if case .cells(let cells) = matches {
      cells.forEachSection(in: members) { section, indexes in
        mark(section, indexes.map(Int.init).filter { columns?.contains($0) != false })
      }
      return marked
    }
    var indexes: [Int] = []
    return whole.forEachSection(in: matches?.sections(among: members) ?? members, while: isWanted) {
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
  /// Goes through these sections, nil is all, with what goes through the cells of each; false where nobody
  /// wants that any more.
  fileprivate func forEachSection(
    in members: [UInt32]?, while isWanted: () -> Bool,
    _ body: @escaping (Int, RawRecord, (RecordReading.Visit) -> Void) -> Void
  ) -> Bool {
    var place = 0
    (members ?? Array(0..<UInt32(sectionCount))).withUnsafeBufferPointer { numbers in
      GridData.grid(self).reading.way.readRecords(numbers) { record, readCells in
        body(Int(numbers[place]), record, readCells)
        place += 1
        return isWanted()
      }
    }
    return isWanted()
  }
}
