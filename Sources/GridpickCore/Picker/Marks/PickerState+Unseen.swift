// The words about marks that are out of sight (rule M1).

extension PickerState {
  /// The remark on how many marks lie beyond what is seen; nil if all marks are seen.
  var noteOnUnseenMarks: Remark? {
    let isInTabs = placement.titles == .bar
    let seen = isInTabs ? countOfMarks(inSection: position?.section) : countOfMarksInView
    let unseen = marks.count - seen
    guard unseen > 0 else { return nil }
    let place = isInTabs ? "in other tabs" : "out of view"
    var remark = Remark(
      "\(marks.count) marked, \(unseen) \(place)", short: "\(unseen) of \(marks.count) \(place)")
    remark.tellsMarks = true
    return remark
  }

  /// Returns how many items of a section are marked.
  private func countOfMarks(inSection section: Int?) -> Int {
    guard let section, section < content.sectionCount,
      let id = content.id(at: Position(section: section, index: 0))
    else { return 0 }
    switch marks.unit {
    case .item:
      let keys = Marks.keys(ofSection: id.section, count: Marks.wholeRecord + 1)
      return marks.places.intersection(NumberRuns(keys)).count
    case .section: return marks.places.contains(id.section) ? 1 : 0
    case .column: return marks.count
    }
  }

  private var countOfMarksInView: Int {
    guard marks.unit != .column else { return marks.count }
    var count = 0
    for section in placement.visibleSections(at: offsets) {
      guard marks.unit == .item else {
        count += countOfMarks(inSection: section)
        continue
      }
      for strip in placement.items(in: section, offsets: offsets).strips {
        for index in strip.pages where index < content.itemCount(inSection: section) {
          let id = content.id(at: Position(section: section, index: index))
          if id.map(marks.contains) == true { count += 1 }
        }
      }
    }
    return count
  }
}
