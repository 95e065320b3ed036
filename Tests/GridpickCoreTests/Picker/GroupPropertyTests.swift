import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Groups of records against a plain model: a list of records, and what is done with them.
struct GroupPropertyTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `X3.12 X3.17 X3.18 groups show their records, and marks and the current record stay`(
    seed: UInt64
  ) throws {
    var random = RandomGroups(seed: seed)
    var run = random.run()
    run.take(.begun)
    run.sort()
    for step in 0..<40 {
      let act = try random.act(on: &run)
      let note = Comment(rawValue: "seed \(seed), step \(step), \(act)")
      let model = random.model
      #expect(run.state.content.labels == model.shown.map { $0.map(\.name) }, note)
      #expect(sectionTitles(run.state.content) == model.shown.map { $0[0].group }, note)
      let marked = run.state.picked.ids(of: run.state.marks)
      #expect(marked.map(run.state.name) == model.marked, note)
      if let current = random.current { #expect(run.current == current, note) }
      if let id = run.state.currentID {
        let record = String(decoding: run.state.picked.whole.source.record(at: id), as: UTF8.self)
        #expect(record == model.records.first { $0.name == run.current }?.line, note)
      }
      #expect(run.state.frame().size == run.state.size, note)
    }
  }
}

extension PickerState {
  fileprivate func name(of id: ItemID) -> String {
    let row = Position(section: id.section, index: 0)
    return picked.whole.item(at: row)?.label ?? ""
  }

  /// The names of the records in a rectangle between two places.
  fileprivate func names(from one: Position, to other: Position) -> Set<String> {
    let indexes = min(one.index, other.index)...max(one.index, other.index)
    return Set(
      (min(one.section, other.section)...max(one.section, other.section)).flatMap { section in
        content.labels(inSection: section).enumerated()
          .compactMap { indexes.contains($0) ? $1 : nil }
      })
  }
}

/// The records, and what a user has asked for.
private struct GroupModel {
  struct Record {
    let name: String
    let teams: [String]
    let load: Int

    var group: String { teams.map { $0.isEmpty ? "(none)" : $0 }.joined(separator: " · ") }
    var fields: [String?] { [name] + teams.map { $0.isEmpty ? nil : $0 } + ["\(load)"] }
    var line: String { TableGrid.line(fields) }
  }

  var records: [Record] = []
  var marks: Set<String> = []
  var query = ""
  var isDescending: Bool?
  /// The records that were there when they were sorted.
  var sorted: Set<String> = []

  /// All records by group, in the order in which they are shown.
  var groups: [[Record]] {
    var titles: [String] = []
    for record in records where !titles.contains(record.group) { titles.append(record.group) }
    return titles.map { title in ordered(records.filter { $0.group == title }) }
  }

  private func ordered(_ group: [Record]) -> [Record] {
    guard let isDescending else { return group }
    let known = group.filter { sorted.contains($0.name) }
    return known.sorted { isDescending ? $0.load > $1.load : $0.load < $1.load }
      + group.filter { !sorted.contains($0.name) }
  }

  var shown: [[Record]] {
    groups.map { $0.filter(matches) }.filter { !$0.isEmpty }
  }

  func matches(_ record: Record) -> Bool {
    query.isEmpty || record.fields.contains { $0?.contains(query) ?? false }
  }

  var marked: [String] { groups.joined().map(\.name).filter(marks.contains) }
}

/// A picker over groups of records, and what is done to both it and the model.
private struct RandomGroups {
  private(set) var model = GroupModel()
  /// The record that must be current after the last act; nil if any may be.
  private(set) var current: String?
  private var numbers: SeededGenerator
  private var count = 0
  private let teamCount: Int
  private let layout: Layout

  private static let queries = ["a", "b", "c", "ab", "1", "7"]

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
    teamCount = Int(seed % 2) + 1
    layout = [Layout.tabs, .shelves, .grid, .cards][Int(seed % 4)]
  }

  mutating func run() -> PickerRun {
    addRecords()
    return .over(
      data, layout: layout, size: ScreenSize(lines: number(3...14), columns: number(9...60))
    ) {
      $0.options.animates = false
      $0.options.marking = MarkSettings()
      $0.options.keymap = $0.options.keymap.marking()
    }
  }

  private mutating func addRecords() {
    for _ in 0..<number(1...8) {
      count += 1
      let letters = (0..<number(1...3)).map { _ in "abc".randomElement(using: &numbers) ?? "a" }
      let teams = (0..<teamCount).map { _ in ["", "x", "yb", "z"][number(0...3)] }
      model.records.append(
        GroupModel.Record(
          name: String(letters) + "\(count)", teams: teams, load: number(0...20)))
    }
  }

  private var data: Grid {
    let titles = ["name", "team", "other"].prefix(teamCount + 1) + ["load"]
    let table = TableGrid(Array(titles), model.records.map(\.fields))
    let grouping = Grouping(by: ["team", "other"].prefix(teamCount).map { ColumnName($0) })
    return ((try? Groups(Grid(table), by: grouping)).map { Grid(Grid(table), in: $0) } ?? .empty)
  }

  mutating func act(on run: inout PickerRun) throws -> String {
    current = run.state.position == nil ? nil : run.current
    let isFinding = !model.query.isEmpty
    switch number(0...15) {
    case 0...3:
      current = nil
      let key = ["left", "right", "up", "down", "end"].randomElement(using: &numbers) ?? "up"
      try run.press(key)
      return key
    case 4:
      guard let current else { return "nothing to mark" }
      try run.press("tab")
      model.marks.formSymmetricDifference([current])
      self.current = nil
      return "tab"
    case 5: return try find(in: &run)
    case 6:
      guard isFinding else { return "not finding" }
      try run.leaveFind()
      model.query = ""
      return "escape"
    case 7, 8:
      addRecords()
      run.take(.content(ContentUpdate(data, isComplete: true)))
      // The best match among more records is current, unless the user has moved.
      if isFinding { current = nil }
      return "more"
    case 9: return reload(&run)
    case 10, 11: return try sort(&run)
    case 12 where !isFinding: return try rectangle(on: &run)
    default: return try markMany(on: &run, isFinding ? "alt-" : "")
    }
  }

  private mutating func rectangle(on run: inout PickerRun) throws -> String {
    guard let anchor = run.state.position else { return "no rectangle" }
    current = nil
    // Another key ends an earlier rectangle.
    try run.press("f12")
    let before = model.marks
    for _ in 0..<number(1...4) {
      let way = ["left", "right", "up", "down"].randomElement(using: &numbers) ?? "up"
      let place = run.state.position
      try run.press("shift-" + way)
      guard let end = run.state.position, end != place else { continue }
      model.marks = before.union(run.state.names(from: anchor, to: end))
    }
    return "rectangle"
  }

  /// A whole group, a column of a grid, or all.
  private mutating func markMany(on run: inout PickerRun, _ alt: String) throws -> String {
    guard let position = run.state.position else { return "nothing to mark" }
    let all = Set(run.state.content.labels.joined().compactMap(\.self))
    let own = Set(run.state.content.labels(inSection: position.section).compactMap(\.self))
    let key = ["R", "a", "i"].randomElement(using: &numbers) ?? "R"
    try run.press(alt + key)
    switch key {
    case "R": toggle(own)
    case "i": model.marks.formSymmetricDifference(all)
    default: model.marks.formUnion(layout == .grid || own.isSubset(of: model.marks) ? all : own)
    }
    return key
  }

  private mutating func toggle(_ group: Set<String>) {
    if group.isSubset(of: model.marks) {
      model.marks.subtract(group)
    } else {
      model.marks.formUnion(group)
    }
  }

  private mutating func find(in run: inout PickerRun) throws -> String {
    let query = Self.queries.randomElement(using: &numbers) ?? "a"
    if model.query.isEmpty { try run.press("/") } else { try run.press("ctrl-u") }
    run.type("'" + query)
    model.query = query
    current = nil
    return "find \(query)"
  }

  private mutating func reload(_ run: inout PickerRun) -> String {
    model.records.shuffle(using: &numbers)
    model.records.removeLast(number(0...min(2, model.records.count - 1)))
    let isGone = current.map { name in !model.records.contains { $0.name == name } } ?? true
    if isGone || !model.query.isEmpty { current = nil }
    model.marks.formIntersection(model.records.map(\.name))
    run.take(.replaced(ContentUpdate(data, isComplete: true)))
    noteOrder(&run)
    return "reload"
  }

  /// Sorts by the last column, which is the second one that is shown.
  private mutating func sort(_ run: inout PickerRun) throws -> String {
    let alt = model.query.isEmpty ? "" : "alt-"
    if model.isDescending == nil {
      try run.press("\(alt)s \(alt)s")
      model.isDescending = false
    } else if number(0...2) == 0 {
      try run.press("\(alt)s")
      model.isDescending = nil
    } else {
      try run.press("\(alt)S")
      model.isDescending?.toggle()
    }
    noteOrder(&run)
    // Who has never left the top of records that lie below each other sees the top of the order.
    if !run.state.browsing.hasLeftTop, model.query.isEmpty, let position = run.state.position,
      run.state.placement.gridAxis(along: .vertical) == .item
    {
      let top = Position(section: position.section, index: 0)
      current = run.state.content.item(at: top)?.label
    }
    return "sort"
  }

  private mutating func noteOrder(_ run: inout PickerRun) {
    run.sort()
    if model.isDescending != nil { model.sorted = Set(model.records.map(\.name)) }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }
}
