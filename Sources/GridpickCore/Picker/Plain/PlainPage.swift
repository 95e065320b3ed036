/// A page of numbered entries to come back to (rules Y2, Y3): rows, a section or some items.
struct PlainPage {
  var section: Int?
  /// The listed items, if the picker has no list of them: matching cells.
  var ids: [ItemID]?
  var heading: String?
  var query = ""
  var first = 0
  var next = 0

  func count(of state: PickerState) -> Int {
    ids?.count ?? section.map(state.content.itemCount) ?? state.content.sectionCount
  }

  /// Returns the position of an entry, which in a row is its first item.
  func position(of place: Int, in state: PickerState) -> Position? {
    if let ids { return state.content.position(of: ids[place]) }
    if let section { return Position(section: section, index: place) }
    return state.content.firstPlace(ofSection: place) ?? Position(section: place, index: 0)
  }

  func listsRows(of state: PickerState) -> Bool {
    !state.hasOneColumn && ids == nil && section == nil
  }

  /// Returns true if a number opens a row, because rows are not picked whole.
  func opensRows(of state: PickerState) -> Bool { listsRows(of: state) && !state.picksRows }

  func text(of place: Int, in state: PickerState) -> String {
    guard let position = position(of: place, in: state) else { return "(not shown)" }
    let name = name(at: position, in: state)
    return !opensRows(of: state) && state.isMarked(position) ? "(marked) \(name)" : name
  }

  private func name(at position: Position, in state: PickerState) -> String {
    listsRows(of: state)
      ? state.plainRow(position.section, inFull: state.picksRows)
      : state.plainItem(at: position, namesRow: ids != nil)
  }

  func wholeText(of place: Int, in state: PickerState) -> [String] {
    guard let position = position(of: place, in: state) else { return ["(not shown)"] }
    return listsRows(of: state)
      ? state.wholeRow(position.section) : state.wholeItem(at: position, namesRow: ids != nil)
  }

  /// Returns the line above some entries; nil if they are the whole listing without a heading.
  func heading(over range: Range<Int>, among count: Int, _ total: Int?) -> String? {
    let part = "\(range.lowerBound + 1) to \(range.upperBound)" + (total.map { " of \($0)" } ?? "")
    let heads = [heading, range.count < count ? part : nil].compactMap(\.self)
    return heads.isEmpty ? nil : heads.joined(separator: ", ") + ":"
  }
}

extension PickerState {
  func isMarked(_ place: Position) -> Bool {
    let key = markable(at: place)
    return !key.isEmpty && marks.places.contains(key)
  }
}
