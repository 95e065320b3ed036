extension Search {
  /// The same search among the records of the table that is grouped (rule X3).
  func ofRecords(in groups: GroupedGrid) -> Search {
    var search = self
    search.unit = .section
    let records = excluded.numbers.map { groups.record(of: Marks.id(ofKey: $0)) }
    search.excluded = NumberRuns(keysOfSections: records.sorted())
    search.origin = origin.flatMap {
      groups.table.id(at: Position(section: groups.record(of: $0), index: groups.labelColumn))
    }
    return search
  }
}

extension Findings {
  func items(of groups: GroupedGrid) -> Findings {
    Findings(
      .cells(Cells(matches.rows.members, of: groups)),
      best: best.flatMap(groups.table.position).map { groups.id(ofRecord: $0.section) },
      isComplete: isComplete)
  }
}

extension Cells {
  fileprivate init(_ records: [UInt32], of groups: GroupedGrid) {
    let ends = groups.index.ends
    let starts = (0...ends.count).map { $0 == ends.count ? ends.total : ends.start(ofPart: $0) }
    var isMember = [Bool](repeating: false, count: groups.recordCount)
    for record in records where record < groups.recordCount {
      let place = groups.index.place(ofRecord: Int(record))
      isMember[starts[place.group] + place.index] = true
    }
    self.init(sectionStarts: starts, isMember: isMember)
  }
}
