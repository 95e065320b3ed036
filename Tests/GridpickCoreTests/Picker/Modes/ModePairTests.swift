import GridpickTestSupport
import Testing

@testable import GridpickCore

/// All that may happen to a table, in any order: find, marks, rectangles, drags, reloads, sort, hidden
/// columns, the preview, other sizes; beside a plain table that has no screen.
struct ModePairTests {
  @Test(arguments: 0..<600 as Range<UInt64>)
  func `L13.6 L13.19 F3.3 F5.4 F6.1 M1.10 M1.17 M2.1 G7.1 G11.1 any two modes work together`(
    seed: UInt64
  ) throws {
    var random = RandomModes(seed: seed)
    let (setup, acts) = (random.setup(), random.acts())
    guard try failure(of: acts, after: setup, random.rows) != nil else { return }
    let shortest = try shortened(acts, after: setup, random.rows)
    Issue.record(
      """
      seed \(seed), cut down to its shortest:
      \(try failure(of: shortest, after: setup, random.rows) ?? "")
      """)
  }

  /// Leaves out each act without which the test still fails.
  private func shortened(
    _ acts: [ModeAct], after setup: [String], _ rows: [PlainTable.Row]
  ) throws -> [ModeAct] {
    var acts = acts
    var place = acts.count - 1
    while place >= 0 {
      var fewer = acts
      fewer.remove(at: place)
      if try failure(of: fewer, after: setup, rows) != nil { acts = fewer }
      place = min(place - 1, acts.count - 1)
    }
    return acts
  }

  /// Returns the scenario up to the first difference from the plain table; nil if there is none.
  private func failure(
    of acts: [ModeAct], after setup: [String], _ rows: [PlainTable.Row]
  ) throws -> String? {
    var table = PlainTable(rows: rows)
    table.current = PlainTable.Cell(row: rows[0].key, column: 0)
    var player = ScenarioPlayer()
    var played = setup
    try player.play(setup)
    // The top stays in view until somebody has left it.
    for act in [.go("down"), .go("up")] + acts {
      let sentences = act.perform(on: &table)
      played += sentences
      try player.play(sentences)
      if let difference = difference(try #require(player.run), &table) {
        return (played + difference).joined(separator: "\n")
      }
    }
    return nil
  }

  private func difference(_ run: PickerRun, _ table: inout PlainTable) -> [String]? {
    let shown = table.shownRows.map { row in table.shownColumns.map { row.cells[$0] } }
    let seen = run.state.content.labels
    if seen != shown { return ["# shown: \(seen)", "# not: \(shown)"] }
    if let current = table.current {
      let label = table.label(of: current) ?? "nothing"
      if run.current != label { return ["current \(label)", "# not: \(run.current)"] }
    } else {
      // Where the rules name no cell, the table takes over the picker's, which must be one that is shown.
      table.current = table.shownCells.first { table.label(of: $0) == run.current }
      if table.current == nil, !shown.isEmpty { return ["# current: \(run.current)"] }
    }
    let marked = table.markedLabels.isEmpty ? "nothing" : table.markedLabels.joined(separator: " ")
    return run.marked == marked ? nil : ["marked \(marked)", "# not: \(run.marked)"]
  }
}

extension Grid {
  fileprivate var labels: [[String]] {
    (0..<sectionCount).map { section in
      (0..<itemCount(inSection: section)).map { index in
        item(at: Position(section: section, index: index))?.label ?? "·"
      }
    }
  }
}

/// A table of labels of which none comes twice, and what is done to it.
private struct RandomModes {
  private var numbers: SeededGenerator
  private(set) var rows: [PlainTable.Row] = []
  private var later: [PlainTable.Row]
  private var count = 0
  private let width: Int

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
    width = Int.random(in: 2...PlainTable.titles.count, using: &numbers)
    later = []
    rows = newRows(number(2...9))
    later = rows
  }

  mutating func setup() -> [String] {
    [
      "layout sheet", "multi", "reloads", "preview show {}", "preview-window right:30%",
      "column-titles " + PlainTable.titles.prefix(width).joined(separator: " "),
    ] + (number(0...1) == 0 ? ["no-animation"] : []) + ModeAct.data(rows)
      + ["size \(number(30...70))x\(number(6...16))"]
  }

  mutating func acts() -> [ModeAct] { (0..<30).map { _ in act() } }

  private mutating func act() -> ModeAct {
    switch number(0...9) {
    case 0: .held(number(0...1) == 0 ? 2 : -2, simpleAct())
    case 1:
      .rectangle(
        isHeld: number(0...1) == 0, (0..<number(1...3)).map { _ in way() }, simpleAct(),
        (0..<number(0...2)).map { _ in way() })
    default: simpleAct()
    }
  }

  private mutating func simpleAct() -> ModeAct {
    switch number(0...20) {
    case 0...3: .go(way())
    case 4: .go(["home", "end", "ctrl-home", "ctrl-end"][number(0...3)])
    case 5...8: .mark(["tab", "tab", "a", "A", "i", "R", "C"][number(0...6)])
    case 9, 10: .find(["a", "b", "c", "01", "1", "7", "zz"][number(0...6)])
    case 11: .leave
    case 12, 13: .sort
    case 14: .hide
    case 15: .showAll
    case 16: number(0...1) == 0 ? .preview : .wait
    case 17: .resize(lines: number(6...20), columns: number(30...90))
    case 18: .reload(reloaded())
    case 19: .more(added())
    default: .drag(number(0...1) == 0 ? 2 : -2)
    }
  }

  private mutating func way() -> String { ["up", "down", "left", "right"][number(0...3)] }

  private mutating func reloaded() -> [PlainTable.Row] {
    later = later.filter { _ in number(0...3) > 0 } + newRows(number(1...2))
    later.shuffle(using: &numbers)
    // What has a key is known by it alone.
    if number(0...1) == 0 { later[0].cells = newRows(1)[0].cells }
    return later
  }

  private mutating func added() -> [PlainTable.Row] {
    let more = newRows(number(1...2))
    later += more
    return more
  }

  private mutating func newRows(_ count: Int) -> [PlainTable.Row] {
    (0..<count).map { _ in
      self.count += 1
      let key = self.count
      let cells = (0..<width).map { column in
        let letter = "abc".randomElement(using: &numbers) ?? "a"
        // Of one length, so that they are sorted as they are compared; the number is the cell's own.
        let digits = String(1_000 + key * 4 + column)
        return "\(letter)\(digits)"
      }
      return PlainTable.Row(key: key, cells: cells)
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }
}
