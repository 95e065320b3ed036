import Testing

@testable import GridpickCore

struct PaneTests {
  /// Every size up to this is tried: large enough for all panes to be there.
  private static let largest = ScreenSize(lines: 12, columns: 44)

  private static let wishes = [
    wish(titleLines: 1), wish(), wish(titleLines: 1, width: 0), wish(width: 0),
    wish(titleLines: 1, width: 99), wish(titleLines: 1, hasQuery: true),
    wish(width: 0, hasQuery: true),
  ]

  /// A grid that asks for a column of section titles, and for a line of column titles if it does.
  private static func wish(
    titleLines: Int = 0, width: Int = 8, hasQuery: Bool = false, bannerLines: Int = 0
  ) -> GridMeasures {
    GridMeasures(
      sectionCount: 9, columnCount: 9, cell: ScreenSize(lines: 1, columns: 6),
      sectionTitleWidth: width, hasColumnTitles: width > 0, titleLines: titleLines,
      hasQuery: hasQuery, bannerLines: bannerLines)
  }

  private static func panes(_ size: ScreenSize, _ wishes: GridMeasures) -> Panes {
    Panes(size, for: .grid, wishes)
  }

  /// An error at any size is reported once.
  private func forEverySize(
    at location: SourceLocation = #_sourceLocation, _ isRight: (ScreenSize) -> Bool
  ) {
    let sizes = (1...Self.largest.lines).flatMap { lines in
      (1...Self.largest.columns).map { ScreenSize(lines: lines, columns: $0) }
    }
    let wrong = sizes.filter { !isRight($0) }
    #expect(wrong == [], sourceLocation: location)
  }

  @Test func `L6.4 a large screen has every pane`() {
    let panes = Self.panes(ScreenSize(lines: 12, columns: 44), Self.wishes[0])
    #expect(panes.title == ScreenRect(lines: 0..<1, columns: 1..<42))
    #expect(panes.top == ScreenRect(lines: 1..<2, columns: 10..<42))
    #expect(panes.left == ScreenRect(lines: 2..<11, columns: 1..<9))
    #expect(panes.body == ScreenRect(lines: 2..<11, columns: 10..<42))
    #expect(panes.status == ScreenRect(lines: 11..<12, columns: 1..<42))
  }

  @Test(arguments: [(12, 5), (10, 4), (9, 3), (8, 2), (7, 1), (6, 0), (5, 0), (2, 0)])
  func `L6.4 with fewer lines the banner is left out first, line by line`(lines: Int, banner: Int) {
    let wishes = Self.wish(titleLines: 1, bannerLines: 5)
    let panes = Self.panes(ScreenSize(lines: lines, columns: 44), wishes)
    #expect(panes.mostBannerLines == banner)
    #expect(panes.status.isEmpty == (lines <= 5))
  }

  @Test func `L4.2 the open part of the banner moves everything below it down`() {
    let wishes = Self.wish(titleLines: 1, bannerLines: 5)
    let panes = Self.panes(ScreenSize(lines: 20, columns: 44), wishes)
    for lines in 0...5 {
      let opened = panes.opened(by: lines)
      #expect(opened.banner == ScreenRect(lines: 1..<1 + lines, columns: 1..<42))
      #expect(opened.top.lines == 1 + lines..<2 + lines)
      #expect(opened.left.lines == 2 + lines..<19)
      #expect(opened.body.lines == 2 + lines..<19)
      #expect(opened.status == panes.status)
    }
  }

  @Test(arguments: wishes.indices)
  func `L6.3 at every size the panes lie on the screen and do not overlap`(ordinal: Int) {
    forEverySize { size in
      let panes = Self.panes(size, Self.wishes[ordinal])
      let all = [panes.title, panes.top, panes.left, panes.body, panes.query, panes.status]
        .filter { !$0.isEmpty }
      return all.enumerated().allSatisfy { place, pane in
        pane.intersection(ScreenRect(size)) == pane
          && all[(place + 1)...].allSatisfy { pane.intersection($0).isEmpty }
      }
    }
  }

  @Test(arguments: wishes.indices)
  func `L6.3 at every size the cells keep some room`(ordinal: Int) {
    forEverySize { size in
      !Self.panes(size, Self.wishes[ordinal]).body.isEmpty
    }
  }

  @Test(arguments: wishes.indices)
  func `F3.14 the query has a line above the cells, however low the screen is`(ordinal: Int) {
    let wishes = Self.wishes[ordinal]
    forEverySize { size in
      let panes = Self.panes(size, wishes)
      let isThere = !panes.query.lines.isEmpty
      return isThere == (wishes.hasQuery && size.lines > 1)
        && (!isThere
          || panes.query.lines == panes.title.lines.upperBound..<panes.banner.lines.lowerBound)
    }
  }

  @Test func `F3.14 on a low screen the status line, the titles, then the query are left out`() {
    for lines in 1...12 {
      let wishes = Self.wish(titleLines: 1, hasQuery: true)
      let panes = Self.panes(ScreenSize(lines: lines, columns: 44), wishes)
      #expect(panes.status.isEmpty == (lines < 7))
      #expect(panes.title.isEmpty == (lines < 5) && panes.top.isEmpty == (lines < 5))
      #expect(panes.query.isEmpty == (lines < 2))
    }
  }

  @Test(arguments: wishes.indices)
  func `L6.4 with fewer lines the status line is left out first, then titles, then the column`(
    ordinal: Int
  ) {
    forEverySize { size in
      let wishes = Self.wishes[ordinal]
      let panes = Self.panes(size, wishes)
      let widest = Self.panes(ScreenSize(lines: 12, columns: size.columns), wishes)
      let hasTitles =
        panes.title.isEmpty == (wishes.titleLines == 0)
        && panes.top.isEmpty == !wishes.hasColumnTitles
      return (panes.status.isEmpty || hasTitles) && panes.left.isEmpty == widest.left.isEmpty
    }
  }

  @Test(arguments: wishes.indices)
  func `L6.4 a larger screen has every pane that a smaller one has`(ordinal: Int) {
    forEverySize { size in
      let wishes = Self.wishes[ordinal]
      let smaller = Self.panes(size, wishes)
      return [
        ScreenSize(lines: size.lines + 1, columns: size.columns),
        ScreenSize(lines: size.lines, columns: size.columns + 1),
      ].allSatisfy { larger in
        let panes = Self.panes(larger, wishes)
        return [\Panes.query, \.status, \.title, \.left].allSatisfy {
          smaller[keyPath: $0].isEmpty || !panes[keyPath: $0].isEmpty
        }
      }
    }
  }

  @Test(arguments: [(1, 1, true), (9, 2, true), (1, 3, false), (24, 80, false), (0, 9, true)])
  func `L6.5 below three columns a screen is too small`(lines: Int, columns: Int, isTooSmall: Bool)
  {
    let panes = Self.panes(ScreenSize(lines: lines, columns: columns), Self.wishes[0])
    #expect(panes.isTooSmall == isTooSmall)
  }

  @Test func `L3.1 the frozen column takes at most a third of the screen`() {
    forEverySize { size in
      Self.panes(size, Self.wishes[4]).left.columns.count <= size.columns / 3
    }
  }
}
