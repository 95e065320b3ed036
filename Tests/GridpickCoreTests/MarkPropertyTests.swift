import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickRendering
import GridpickScreen
import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Marks against a plain set of labels, each of which there is once.
struct MarkPropertyTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `M1 M2 M3 the same set is marked, and in the same order, whatever happens`(
    seed: UInt64
  ) throws {
    var random = RandomMarking(seed: seed)
    var run = random.run()
    run.take(.begun)
    var marked: Set<String> = []
    for step in 0..<50 {
      let act = try random.act(on: &run, marking: &marked)
      let printed = run.state.picked.ids(of: run.state.marks).map { run.state.label(of: $0) }
      let expected = run.state.allInOrder.filter(marked.contains)
      #expect(Array(printed) == expected, "seed \(seed), step \(step), \(act)")
      #expect(run.state.marks.count == expected.count, "seed \(seed), step \(step), \(act)")
      #expect(run.state.frame().size == run.state.size)
    }
  }
}

extension PickerState {
  fileprivate func label(of id: ItemID) -> String {
    picked.whole.store.item(at: id)?.label ?? ""
  }

  fileprivate func labels(of grid: Grid, sections: Range<Int>? = nil) -> [String] {
    (sections ?? 0..<grid.sectionCount).flatMap { section in
      (0..<grid.itemCount(inSection: section)).compactMap { index in
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
}

/// A picker whose every label is another, and what is done to it.
private struct RandomMarking {
  private var numbers: SeededGenerator
  private var rows: [[String]] = []
  private let isList: Bool
  private var count = 0

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
    settings.options.marking = MarkOptions()
    settings.options.keymap = settings.options.keymap.marking()
    return PickerRun(data, settings: settings, size: size())
  }

  private mutating func row() -> [String] {
    (0..<number(1...6)).map { _ in
      count += 1
      let letters = (0..<number(1...3)).map { _ in "abc".randomElement(using: &numbers) ?? "a" }
      return number(0...9) == 0 && !isList ? "·" : String(letters) + "\(count)"
    }
  }

  private var data: GridData {
    isList
      ? .list(TestList(rows.flatMap(\.self)))
      : .grid(Grid(TestGrid(rows.map { $0.map { $0 == "·" ? nil : $0 } })))
  }

  /// What it is, once it is done to the picker and to the set alike.
  mutating func act(
    on run: inout PickerRun, marking marked: inout Set<String>
  ) throws -> String {
    let isFinding = run.state.finding != nil
    let alt = isFinding ? "alt-" : ""
    switch number(0...19) {
    case 0...3:
      let current = run.state.position.flatMap {
        run.state.content.hasItem(at: $0) ? run.current : nil
      }
      try run.press("tab")
      if let current { marked.formSymmetricDifference([current]) }
      return "tab"
    case 4:
      let shown = run.state.shown
      try run.press(alt + "a")
      marked.formUnion(shown)
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
      if row.isSubset(of: marked) { marked.subtract(row) } else { marked.formUnion(row) }
      return "R"
    case 8, 9:
      if !isFinding { try run.press("/") }
      try run.press("ctrl-u")
      run.type(Self.queries.randomElement(using: &numbers) ?? "")
      return "find"
    case 10 where isFinding:
      try run.press("escape")
      return "leave"
    case 11 where !isFinding:
      try run.press("s")
      run.sort()
      return "sort"
    case 12:
      run.resize(to: size())
      return "resize"
    case 13:
      rows.append(row())
      run.take(.content(ContentUpdate(data, isComplete: true)))
      run.sort()
      return "more"
    // Lists side by side are refreshed one by one.
    case 14 where run.state.settings.layout.name != "tabs":
      // Rows go, others come, and all stand elsewhere: what is left of them is what it was.
      rows = rows.filter { _ in number(0...3) > 0 } + [row()]
      rows.shuffle(using: &numbers)
      marked.formIntersection(rows.flatMap(\.self))
      try run.press(alt + "r")
      run.answer(.data(ContentUpdate(data, isComplete: true)))
      run.sort()
      return "reload"
    default:
      let move = Self.moves.randomElement(using: &numbers) ?? "up"
      try run.press(isFinding && (move == "home" || move == "end") ? "down" : move)
      return move
    }
  }

  private mutating func size() -> ScreenSize {
    ScreenSize(lines: number(1...16), columns: number(3...60))
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }
}
