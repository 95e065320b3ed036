import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Marks against a plain set of labels, each of which there is once.
struct MarkPropertyTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `M1.4 M1.5 M1.7 M1.8 M1.13 M2.1 M3.1 after any events the right marks exist, in order`(
    seed: UInt64
  ) throws {
    var random = RandomMarking(seed: seed)
    var run = random.run()
    run.take(.begun)
    for step in 0..<50 {
      let act = try random.act(on: &run)
      // Pending changes of the marks are made at some time.
      if random.number(0...2) == 0 || step == 49 { run.work() }
      random.noteNewerData(in: run)
      guard !run.state.awaitsMarks else { continue }
      let printed = run.state.picked.ids(of: run.state.marks).map { run.state.label(of: $0) }
      let expected = run.state.allInOrder.filter(random.marked.contains)
      #expect(Array(printed) == expected, "seed \(seed), step \(step), \(act)")
      #expect(run.state.marks.count == expected.count, "seed \(seed), step \(step), \(act)")
      #expect(run.state.frame().size == run.state.size)
    }
  }
}

extension PickerState {
  fileprivate func label(of id: ItemID) -> String {
    picked.whole.source.item(at: id)?.label ?? ""
  }

  fileprivate func labels(
    of grid: Grid, sections: Range<Int>? = nil, indexes: Range<Int> = 0..<Int.max
  ) -> [String] {
    (sections ?? 0..<grid.sectionCount).flatMap { section in
      indexes.clamped(to: 0..<grid.itemCount(inSection: section)).compactMap { index in
        let place = Position(section: section, index: index)
        return grid.hasItem(at: place) ? grid.item(at: place)?.label : nil
      }
    }
  }

  /// All labels there are, in the order that they are shown in.
  fileprivate var allInOrder: [String] { labels(of: picked.ordered) }
  /// Those that can be current now.
  fileprivate var shown: Set<String> { Set(labels(of: content)) }
  fileprivate func shown(inSection section: Int) -> Set<String> {
    Set(labels(of: content, sections: section..<section + 1))
  }
  fileprivate func shown(inColumn column: Int) -> Set<String> {
    Set(labels(of: content, indexes: column..<column + 1))
  }
  fileprivate func shown(from one: Position, to other: Position) -> Set<String> {
    let sections = min(one.section, other.section)..<max(one.section, other.section) + 1
    let indexes = min(one.index, other.index)..<max(one.index, other.index) + 1
    return Set(labels(of: content, sections: sections, indexes: indexes))
  }
}

/// A picker whose every label is another, and what is done to it.
private struct RandomMarking {
  private var numbers: SeededGenerator
  private var rows: [[String]] = []
  private let isList: Bool
  private var count = 0
  /// The marks after all requested changes.
  private(set) var marked: Set<String> = []
  /// The newer data that is not shown yet.
  private var newer: Set<String>?

  private static let queries = ["'a", "'b", "!a", "'ab", "'c"]
  private static let moves = [
    "left", "right", "up", "down", "home", "end", "ctrl-home", "ctrl-end", "pagedown", "ctrl-right",
  ]

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
    isList = seed % 3 == 0
  }

  mutating func run() -> PickerRun {
    rows = (0..<number(1...6)).map { _ in row() }
    var settings = PickerSettings(
      layout: Layout.all.randomElement(using: &numbers) ?? .grid,
      look: Look(theme: Theme(colorCount: 0), signs: .unicode))
    settings.canReload = true
    settings.options.find.dims = number(0...2) == 0
    settings.options.animates = false
    settings.options.marking = MarkSettings()
    settings.options.keymap = settings.options.keymap.marking()
    // Half of them do in the background what goes through anything at all.
    if number(0...1) == 0 { settings.mostAtOnce = 0 }
    var run = PickerRun(data, settings: settings, size: size())
    run.worksAtOnce = false
    return run
  }

  private mutating func row() -> [String] {
    (0..<number(1...6)).map { _ in
      count += 1
      let letters = (0..<number(1...3)).map { _ in "abc".randomElement(using: &numbers) ?? "a" }
      return number(0...9) == 0 && !isList ? "·" : String(letters) + "\(count)"
    }
  }

  private var data: Grid {
    isList
      ? Grid(TestList(rows.flatMap(\.self)))
      : Grid(TestGrid(rows.map { $0.map { $0 == "·" ? nil : $0 } }))
  }

  /// The change, once it is made to the picker and to the set alike.
  mutating func act(on run: inout PickerRun) throws -> String {
    let isFinding = run.state.find.finding != nil
    let alt = isFinding ? "alt-" : ""
    switch number(0...24) {
    case 0...3:
      let current = run.state.position.flatMap {
        run.state.content.hasItem(at: $0) ? run.current : nil
      }
      try run.press("tab")
      if let current { marked.formSymmetricDifference([current]) }
      return "tab"
    case 4:
      let shown = run.state.shown
      let own =
        run.state.settings.linkage == .shared || isList
        ? nil : run.state.position.map { run.state.shown(inSection: $0.section) }
      try run.press(alt + "a")
      marked.formUnion(own.map { $0.isEmpty || !$0.isSubset(of: marked) ? $0 : shown } ?? shown)
      return "a"
    case 5:
      try run.press(alt + "A")
      marked = []
      return "A"
    case 6:
      let shown = run.state.shown
      try run.press(alt + "i")
      marked.formSymmetricDifference(shown)
      return "i"
    case 7:
      let row = run.state.position.map { run.state.shown(inSection: $0.section) } ?? []
      try run.press(alt + "R")
      toggle(row)
      return "R"
    case 8, 9:
      if !isFinding { try run.press("/") }
      try run.press("ctrl-u")
      run.type(Self.queries.randomElement(using: &numbers) ?? "")
      return "find"
    case 10 where isFinding && run.state.arrival.newer == nil:
      try run.leaveFind()
      return "leave"
    case 11 where !isFinding:
      try run.press("s")
      run.sort()
      return "sort"
    case 12:
      run.resize(to: size())
      return "resize"
    case 13 where run.state.arrival.newer == nil:
      rows.append(row())
      run.take(.content(ContentUpdate(data, isComplete: true)))
      run.sort()
      return "more"
    // Lists side by side are refreshed one by one.
    case 14...15 where run.state.settings.layout.name != "tabs":
      // Rows go, others come, and all stand elsewhere: what is left of them is what it was.
      rows = rows.filter { _ in number(0...3) > 0 } + [row()]
      rows.shuffle(using: &numbers)
      newer = Set(rows.flatMap(\.self))
      guard run.state.arrival.newer == nil else {
        run.take(.replaced(ContentUpdate(data, isComplete: true)))
        return "newer data in place of newer data"
      }
      try run.press(alt + "r")
      run.answer(.data(ContentUpdate(data, isComplete: true)))
      run.sort()
      return "reload"
    case 16 where run.state.settings.linkage == .shared:
      let column = run.state.position.map { run.state.shown(inColumn: $0.index) } ?? []
      try run.press(alt + "C")
      toggle(column)
      return "C"
    case 17...18 where !isFinding:
      return try rectangle(on: &run)
    case 19:
      return try pick(on: &run)
    default:
      let move = Self.moves.randomElement(using: &numbers) ?? "up"
      try run.press(isFinding && (move == "home" || move == "end") ? "down" : move)
      return move
    }
  }

  private mutating func toggle(_ group: Set<String>) {
    if group.isSubset(of: marked) { marked.subtract(group) } else { marked.formUnion(group) }
  }

  /// Shift with arrows, or V with moves, forth and back.
  private mutating func rectangle(on run: inout PickerRun) throws -> String {
    let isHeld = number(0...1) == 0
    let before = marked
    guard let anchor = run.state.position else { return "no rectangle" }
    // Whatever key it is, it ends an earlier one.
    try run.press(isHeld ? "V" : "f12")
    var isMarking = isHeld
    for _ in 0..<number(1...4) {
      let way = ["left", "right", "up", "down"].randomElement(using: &numbers) ?? "up"
      let place = run.state.position
      try run.press(isHeld ? way : "shift-" + way)
      isMarking = isMarking || run.state.position != place
      let reached = run.state.position.map { run.state.shown(from: anchor, to: $0) } ?? []
      if isMarking { marked = before.union(reached) }
      // Newer data would end it.
      if newer == nil, number(0...2) == 0 { run.work() }
    }
    try run.press(isHeld ? "V" : "f12")
    return "rectangle"
  }

  /// Enter picks what is marked once that is known, and nothing else.
  private mutating func pick(on run: inout PickerRun) throws -> String {
    try run.press("enter")
    let told = run.told
    run.work()
    let hadMarks = !marked.isEmpty
    noteNewerData(in: run)
    let picks = (told + run.told).compactMap { effect -> Pick? in
      if case .picked(let pick) = effect { pick } else { nil }
    }
    #expect(picks.count <= 1)
    if hadMarks {
      #expect(picks.map(\.things) == (marked.isEmpty ? [] : [.marked(run.state.marks)]))
    }
    return "enter"
  }

  /// Once newer data has taken its place, what is gone is marked no longer.
  mutating func noteNewerData(in run: PickerRun) {
    guard let newer, run.state.arrival.newer == nil else { return }
    marked.formIntersection(newer)
    self.newer = nil
  }

  private mutating func size() -> ScreenSize {
    ScreenSize(lines: number(1...16), columns: number(3...60))
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }
}
