import Synchronization
import Testing

@testable import GridpickCore

struct TabBarTests {
  /// Lists that have nothing but titles, and know which of them they were asked for.
  private struct Titles: Source {
    let sectionCount: Int
    let title: @Sendable (Int) -> String?
    let asked = Asked()

    var columnCount: Int { 1 }
    func itemCount(inSection section: Int) -> Int { 1 }
    func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { GridItem("item") }
    func value(at id: ItemID) -> [UInt8] { [] }

    func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
      asked.sections.withLock { $0.append(section) }
      return title(section)
    }
  }

  private final class Asked: Sendable {
    let sections = Mutex([Int]())
  }

  private static let titles: [@Sendable (Int) -> String?] = [
    { "tab \($0)" },
    { _ in nil },
    { _ in String(repeating: "wide ", count: 50) },
    { String(repeating: "红", count: 1 + $0 % 7) },
    { $0.isMultiple(of: 3) ? String(repeating: "很", count: 60) : "x" },
    { $0.isMultiple(of: 2) ? "" : "👩‍👩‍👧 family" },
  ]
  private static let bars = [3..<6, 0..<3, 1..<12, 5..<36, 1..<78]

  /// Every bar, over some of the tabs of each kind, with one of them current.
  private func forEveryBar(
    _ count: Int, check: (TabBar, _ titles: Titles, _ current: Int, _ columns: Range<Int>) -> Void
  ) {
    for title in Self.titles {
      for columns in Self.bars {
        for current in Set([0, 1, 2, count / 2, count - 3, count - 1]) where 0..<count ~= current {
          for counts in Self.counts {
            let titles = Titles(sectionCount: count, title: title)
            let bar = TabBar(
              of: Grid(titles), around: current, in: columns, signs: .unicode,
              counts: counts)
            check(bar, titles, current, columns)
          }
        }
      }
    }
  }

  /// The count that each tab shows for its section; nil is none.
  private static let counts: [(@Sendable (Int) -> Int)?] = [nil, { $0 * 7 % 1_000 }]

  @Test(arguments: [1, 3, 1_000])
  func `L8.6 the current tab is whole in view`(count: Int) {
    forEveryBar(count) { bar, _, current, columns in
      let tab = bar.tabs.first { $0.section == current }
      #expect(tab.map { columns.lowerBound <= $0.columns.lowerBound } == true)
      #expect(tab.map { $0.columns.upperBound <= columns.upperBound } == true)
    }
  }

  @Test(arguments: [1, 3, 1_000])
  func `L8.6 tabs are side by side, and no tab is left out that would fit`(count: Int) {
    forEveryBar(count) { bar, _, _, columns in
      for (tab, next) in zip(bar.tabs, bar.tabs.dropFirst()) {
        #expect(next.section == tab.section + 1)
        #expect(next.columns.lowerBound == tab.columns.upperBound)
      }
      let start = bar.tabs.first.map { $0.columns.lowerBound } ?? .max
      let end = bar.tabs.last.map { $0.columns.upperBound } ?? .min
      #expect(start <= columns.lowerBound, "what is hidden to the left would fit")
      #expect(end >= columns.upperBound || bar.tabs.last?.section == count - 1)
      let hidesFirst = start < columns.lowerBound || bar.tabs.first?.section != 0
      #expect(end >= columns.upperBound || !hidesFirst, "all the way to the right or none")
    }
  }

  @Test(arguments: [1, 3, 1_000])
  func `L2.1 every cell of a tab hits it, and no other cell hits a tab`(count: Int) {
    for title in Self.titles {
      for current in [0, count / 2, count - 1] {
        let titles = Grid(Titles(sectionCount: count, title: title))
        let placement = Placement(
          .tabs,
          measures: GridMeasures(
            sectionCount: count, columnCount: 1, cell: ScreenSize(lines: 1, columns: 6)),
          on: ScreenSize(lines: 8, columns: 40))
        let offsets = Offsets(section: 0, item: 0)
        let pane = placement.panes(at: offsets).top
        for counts in Self.counts {
          let bar = TabBar(
            of: titles, around: current, in: pane.columns, signs: .unicode,
            counts: counts)
          for column in 0..<40 {
            let point = ScreenPoint(line: pane.lines.lowerBound, column: column)
            let seen = bar.tabs.filter { $0.columns.contains(column) }.map(\.section)
            let hit = placement.hit(point, offsets: offsets, in: titles, tabs: bar)
            let isInBar = pane.columns.contains(column) && !seen.isEmpty
            #expect(hit == (isInBar ? .title(.section, page: seen[0]) : .nothing))
          }
        }
      }
    }
  }

  @Test(arguments: [3, 1_000, 100_000_000])
  func `L1.1 only titles that may fit the bar are read`(count: Int) {
    forEveryBar(count) { _, titles, current, columns in
      // Two blanks are the least that a tab takes.
      let most = columns.count / 2 + 1
      let asked = titles.asked.sections.withLock { $0 }
      #expect(asked.allSatisfy { abs($0 - current) <= most })
    }
  }

  @Test(arguments: [2, 3, 1_000])
  func `L1.2 no title is read twice`(count: Int) {
    for title in Self.titles {
      for section in Set([0, count / 2, count - 2]) {
        let titles = Titles(sectionCount: count, title: title)
        _ = TabBar(
          of: Grid(titles), around: section, in: 1..<78, signs: .unicode)
        let asked = titles.asked.sections.withLock { $0 }
        #expect(asked.count == Set(asked).count)
      }
    }
  }

  @Test func `L8.6 if not all tabs fit, the current one is in the middle`() {
    let titles = Grid(Titles(sectionCount: 90) { "tab \($0)" })
    for columns in [1..<36, 0..<50, 3..<78] {
      let bar = TabBar(
        of: titles, around: 45, in: columns, signs: .unicode)
      let tab = bar.tabs.first { $0.section == 45 }?.columns ?? 0..<0
      let rooms = (tab.lowerBound - columns.lowerBound, columns.upperBound - tab.upperBound)
      #expect(abs(rooms.0 - rooms.1) <= 1, "\(columns)")
    }
  }

  @Test func `F3.4 a tab shows its title and its match count if the bar has room`() {
    let titles = Grid(Titles(sectionCount: 3) { ["Errors", "红", "x"][$0] })
    func tabs(_ columns: Range<Int>) -> [TabBar.Tab] {
      TabBar(
        of: titles, around: 0, in: columns, signs: .unicode,
        counts: { [3, 120, 0][$0] }
      ).tabs
    }
    #expect(tabs(0..<40).map(\.title) == ["Errors", "红", "x"])
    #expect(tabs(0..<40).map(\.count) == [" 3", " 120", " 0"])
    #expect(tabs(0..<40).map(\.columns) == [0..<10, 10..<18, 18..<23])
    #expect(tabs(0..<10).map(\.count) == [" 3"])
    #expect(tabs(0..<9).first?.count == "")
  }

  @Test func `a grid without sections has no tabs`() {
    let titles = Grid(Titles(sectionCount: 0) { _ in nil })
    #expect(
      TabBar(of: titles, around: 0, in: 1..<40, signs: .unicode)
        .tabs.isEmpty)
  }

  @Test func `L8.6 the bar reports tabs, or parts of them, beyond its ends`() {
    let titles = Grid(Titles(sectionCount: 5) { "tab \($0)" })
    func hidden(_ current: Int, _ columns: Range<Int>) -> [Bool] {
      let bar = TabBar(
        of: titles, around: current, in: columns, signs: .unicode)
      return [bar.hidden.before, bar.hidden.after]
    }
    #expect(hidden(0, 0..<35) == [false, false])
    #expect(hidden(0, 0..<34) == [false, true])
    #expect(hidden(2, 0..<20) == [true, true])
    #expect(hidden(4, 0..<20) == [true, false])
  }
}
