// The words about marks that are out of sight (rule M1).

extension PickerState {
  /// The remark on how many marks lie beyond what is seen; nil if all marks are seen.
  var noteOnUnseenMarks: Remark? {
    let tab = placement.titles == .bar ? position?.section : nil
    let elsewhere = tab.map { marks.count - markCount(inSection: $0) } ?? 0
    let visible = tab.map { $0..<$0 + 1 } ?? placement.visibleSections(at: offsets)
    let hidden = marks.count - elsewhere - countOfMarksInView(of: visible)
    guard elsewhere + hidden > 0 else { return nil }
    let inTabs = elsewhere > 0 ? ", \(elsewhere) in other tabs" : ""
    let beyond = hidden > 0 ? ", \(hidden) out of view" : ""
    let place = hidden > 0 ? "out of view" : "in other tabs"
    var remark = Remark(
      "\(marks.count) marked\(inTabs)\(beyond)",
      short: "\(elsewhere + hidden) of \(marks.count) \(place)")
    remark.tellsMarks = true
    return remark
  }

  private func countOfMarksInView(of sections: Range<Int>) -> Int {
    guard marks.unit != .column else { return marks.count }
    var count = 0
    for section in sections {
      guard marks.unit == .item || content.itemsAreRows else {
        count += markCount(inSection: section)
        continue
      }
      for strip in placement.items(in: section, offsets: offsets).strips {
        for index in strip.pages where index < content.itemCount(inSection: section) {
          let id = content.id(at: Position(section: section, index: index))
          if id.map(marks.marks) == true { count += 1 }
        }
      }
    }
    return count
  }
}
