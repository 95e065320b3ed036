import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Random data of any layout and width, and what is seen of a match in it.
struct SightPropertyTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func `F3.8 F3.11 each visible row with matches shows a match`(hundred: UInt64) throws {
    var matchCount = 0
    for seed in hundred * 100..<hundred * 100 + 100 {
      var random = RandomSight(seed: seed)
      var run = random.run()
      run.take(.begun)
      try run.press("/")
      run.take(.pasted(random.query))
      if random.scrolls { try run.press("ctrl-right") }
      let sight = VisibleData(run.state, term: random.term)
      for row in sight.rows where row.isExpected {
        matchCount += 1
        #expect(row.isHighlighted, "seed \(seed), \(random.query)\n\(sight.frame.text)")
      }
      if sight.currentIsOutOfSight {
        #expect(sight.statusNamesColumn, "seed \(seed), \(random.query)\n\(sight.frame.text)")
      }
    }
    #expect(matchCount > 50)
  }
}

/// What a frame shows of the matches of one term.
private struct VisibleData {
  struct Row {
    /// True if a cell in view holds the term, and has room for a letter between two ellipses.
    let isExpected: Bool
    let isHighlighted: Bool
  }

  let frame: Frame
  private(set) var rows: [Row] = []
  /// True if no cell in view shows why the current record matches.
  private(set) var currentIsOutOfSight = false
  private let state: PickerState
  private let term: String

  private static let leastRoom = 4
  /// The fewest columns of a status line that has room for the title of a column.
  private static let leastStatus = 30

  init(_ state: PickerState, term: String) {
    self.state = state
    self.term = term
    frame = state.frame()
    let isOfRecords = state.settings.searchUnit(of: state.data) == .row
    for section in state.placement.visibleSections(at: state.offsets)
    where section < state.content.sectionCount {
      isOfRecords ? addRecord(section) : addItems(of: section)
    }
  }

  /// True if cells begin with their first lines, wherever a match is.
  private var wraps: Bool { state.placement.wrapping != nil }

  /// The body of the screen has no underlines but those of matches.
  private func isHighlighted(_ rect: ScreenRect) -> Bool {
    rect.lines.contains { line in
      frame.line(line)[rect.columns].contains { $0.style.attributes.contains(.underline) }
    }
  }

  var statusNamesColumn: Bool {
    frame.text(ofLine: frame.size.lines - 1).contains("matches in T")
  }

  /// Returns the part of a cell that is in view, for each item that is.
  private func cells(of section: Int) -> [(item: GridItem, whole: ScreenRect, seen: ScreenRect)] {
    let (placement, offsets, content) = (state.placement, state.offsets, state.content)
    let items = placement.items(in: section, offsets: offsets)
    let cells = placement.cells(of: section, offsets: offsets)
    let body = placement.panes(at: offsets).body
    return items.strips.flatMap { strip in
      strip.pages.clamped(to: 0..<content.itemCount(inSection: section)).compactMap { index in
        guard let item = content.item(at: Position(section: section, index: index)) else {
          return nil
        }
        let whole = placement.rect(section: cells, item: items.span(of: index))
        let strip = placement.rect(section: cells, item: strip.span)
        return (item, whole, whole.intersection(strip).intersection(body))
      }
    }
  }

  private func shows(_ item: GridItem, _ whole: ScreenRect, _ seen: ScreenRect) -> Bool {
    // A card has a frame, and a blank on each side of it.
    let room = ScreenRect(lines: whole.lines, columns: whole.columns.inset(2)).intersection(seen)
    return !wraps && item.label.contains(term) && seen.lines == whole.lines
      && room.columns.count >= Self.leastRoom
  }

  private mutating func addRecord(_ section: Int) {
    let cells = cells(of: section)
    guard let lines = cells.first?.seen.lines, !lines.isEmpty else { return }
    let columns = state.placement.panes(at: state.offsets).body.columns
    let row = Row(
      isExpected: cells.contains { shows($0.item, $0.whole, $0.seen) },
      isHighlighted: isHighlighted(ScreenRect(lines: lines, columns: columns)))
    rows.append(row)
    let isCurrent = section == state.position?.section && state.content.offersSection(section)
    let hasStatus = !state.placement.panes(at: state.offsets).status.isEmpty
    if isCurrent, hasStatus, !wraps, !row.isHighlighted, frame.size.columns >= Self.leastStatus {
      currentIsOutOfSight = true
    }
  }

  private mutating func addItems(of section: Int) {
    for (item, whole, seen) in cells(of: section) where !seen.isEmpty {
      rows.append(
        Row(isExpected: shows(item, whole, seen), isHighlighted: isHighlighted(seen)))
    }
  }
}

/// A picker over random words, and a term that occurs in some of them.
private struct RandomSight {
  private var numbers: SeededGenerator
  let term: String
  let query: String
  let scrolls: Bool

  private static let letters = ["a", "b", "c", "-", "a", "b", "日", "e\u{301}", " "]

  init(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let letters = (0..<Int.random(in: 2...5, using: &numbers)).map { _ in
      ["a", "b", "c", "日"].randomElement(using: &numbers) ?? "a"
    }
    term = letters.joined()
    query = (Bool.random(using: &numbers) ? "'" : "") + term
    scrolls = Int.random(in: 0...3, using: &numbers) == 0
    self.numbers = numbers
  }

  mutating func run() -> PickerRun {
    let layout = Layout.all.randomElement(using: &numbers) ?? .grid
    var settings = PickerSettings(
      layout: layout,
      look: Look(
        theme: Theme(colorCount: 1 << 24, background: RGB(0x15171c)), signs: .unicode))
    settings.options.animates = false
    settings.options.find.dims = number(0...5) == 0
    settings.options.columns = number(0...2) == 0 ? .automatic : .fixed(number(1...4))
    if number(0...2) == 0 {
      settings.options.layout.cell = ScreenSize(lines: number(1...5), columns: number(4...30))
    }
    settings.options.wraps = number(0...1) == 0
    let size = ScreenSize(lines: number(8...16), columns: number(24...80))
    let isList = number(0...3) == 0 && layout.name != "sheet"
    let data: Grid =
      isList
      ? Grid(TestList((0..<number(1...20)).map { _ in word() }))
      : Grid(grid(isOfRecords: layout.name == "sheet"))
    return PickerRun(data, settings: settings, size: size)
  }

  private mutating func grid(isOfRecords: Bool) -> TestGrid {
    let columns = number(1...7)
    let rows: [[String?]] = (0..<number(1...9)).map { _ in
      (0..<columns).map { _ in number(0...9) == 0 ? "·" : word() }
    }
    var grid = TestGrid(rows).titled(
      sections: isOfRecords ? [] : (0..<rows.count).map { "S\($0)" },
      columns: (0..<columns).map { "T\($0)" })
    grid.rowKind = isOfRecords ? .record : .values
    return grid
  }

  /// A word of any length, often with the term somewhere in it.
  private mutating func word() -> String {
    func filler(_ most: Int) -> String {
      (0..<number(1...most)).map { _ in Self.letters.randomElement(using: &numbers) ?? "a" }
        .joined()
    }
    let long = number(0...2) == 0 ? 60 : 8
    return number(0...1) == 0 ? filler(long) : filler(long) + term + filler(long)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }
}
