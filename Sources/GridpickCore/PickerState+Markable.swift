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
  func markable(_ sections: Range<Int>, _ indexes: Range<Int>) -> NumberRuns {
    switch markUnit {
    case .item:
      return NumberRuns(
        sections.lazy.flatMap { section in
          indexes.clamped(to: 0..<content.itemCount(inSection: section)).lazy
            .map { Position(section: section, index: $0) }.filter(content.hasItem)
            .compactMap(number)
        })
    case .section:
      return NumberRuns(
        sections.lazy.compactMap { content.firstItem(ofSection: $0).flatMap(number) })
    case .column:
      return NumberRuns(indexes.lazy.filter { $0 < content.columnCount }.map(arrangement.column))
    }
  }

  /// All that matches; without a query all that is shown.
  var allMarkable: NumberRuns {
    let matches = view.find?.matches?.inOrder
    switch markUnit {
    case .item: return data.flatList.map { items(of: $0, matches) } ?? cells(matches)
    case .section:
      switch matches {
      case .sections(let selection): return NumberRuns(selection.members.lazy.map(Int.init))
      case .cells(let cells): return NumberRuns(cells.sections.lazy.map(Int.init))
      case .items, nil: return sectionsWithItems
      }
    case .column:
      let all = 0..<content.columnCount
      return NumberRuns(all.map(arrangement.column))
    }
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

  private func items(of list: any ItemList, _ matches: Matches?) -> NumberRuns {
    if case .items(let selection) = matches {
      return NumberRuns(selection.members.lazy.map(Int.init))
    }
    guard list.mayHaveGaps else { return NumberRuns(0..<list.count) }
    return NumberRuns((0..<list.count).lazy.filter { list.hasItem(at: ItemID(ofList: $0)) })
  }

  private var sectionsWithItems: NumberRuns {
    let whole = arrangement.whole
    if let filled = whole.shape as? any FilledSections, filled.allSectionsHaveItems {
      return NumberRuns(0..<whole.sectionCount)
    }
    let isRecognized = whole.store.picksRecords && whole.sectionTitleName == nil
    var marked = NumberRuns()
    whole.forEachSection(in: nil) { section, record, readCells in
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
    }
    return marked
  }

  private func cells(_ matches: Matches?) -> NumberRuns {
    let whole = arrangement.whole
    let isDirect = whole.shape is any DirectShape
    var marked = NumberRuns()
    func mark(_ section: Int, _ indexes: some BidirectionalCollection<Int>) {
      let first = Marks.key(of: ItemID(section: section, index: 0))
      if isDirect, indexes.last == indexes.count - 1 {
        marked.append(first..<first + indexes.count)
      } else if isDirect {
        marked.append(NumberRuns(indexes.lazy.map { first + $0 }))
      } else {
        let ids = indexes.compactMap { whole.id(at: Position(section: section, index: $0)) }
        marked.append(NumberRuns(ids.map(Marks.key)))
      }
    }
    let isShown = arrangement.shownColumns
    switch matches {
    case .cells(let cells): cells.forEachSection { mark($0, $1.lazy.map(Int.init)) }
    case .sections, .items, nil:
      var members: [UInt32]?
      if case .sections(let selection) = matches { members = selection.members }
      var indexes: [Int] = []
      whole.forEachSection(in: members) { section, _, readCells in
        indexes.removeAll(keepingCapacity: true)
        readCells { index, _, _ in
          if let index, isShown?.contains(index) != false { indexes.append(index) }
          return true
        }
        mark(section, indexes)
      }
    }
    return marked
  }
}

extension Grid {
  /// Goes through these sections, nil is all, with what goes through the cells of each.
  fileprivate func forEachSection(
    in members: [UInt32]?, _ body: @escaping (Int, RawRecord, (RecordReading.Visit) -> Void) -> Void
  ) {
    var place = 0
    (members ?? Array(0..<UInt32(sectionCount))).withUnsafeBufferPointer { numbers in
      GridData.grid(self).reading.way.readRecords(numbers) { record, readCells in
        body(Int(numbers[place]), record, readCells)
        place += 1
        return true
      }
    }
  }
}
