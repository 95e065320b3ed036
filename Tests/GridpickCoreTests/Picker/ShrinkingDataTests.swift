import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Data that, while it arrives, turns out to be something else than it seemed: most often less.
struct ShrinkingDataTests {
  enum Shown: CaseIterable {
    case manySections
    case fewSections
    case wideSections
    case longList
    case shortList
    case nothing

    var data: Grid {
      switch self {
      case .manySections: sections(100, of: 3)
      case .fewSections: sections(2, of: 3)
      case .wideSections: sections(40, of: 30)
      case .longList: Grid(TestList(count: 500))
      case .shortList: Grid(TestList(count: 3))
      case .nothing: .empty
      }
    }

    private func sections(_ count: Int, of columns: Int) -> Grid {
      let styles = (0..<count).map { ["card", "text", "swatch"][$0 % 3] }
      let grid = TestGrid(rows: count, columns: columns)
      return Grid(grid.titled(sections: styles.map { "of \($0)s" }, styles: styles))
    }
  }

  /// The act under way when the other data comes.
  private static let acts: [@Sendable (inout PickerRun) throws -> Void] = [
    { _ in }, { try $0.press("G end") }, { try $0.press("down right") },
    {
      $0.press(at: 12, 30)
      $0.drag(to: 6, 30)
    },
    {
      $0.press(at: 12, 30)
      $0.drag(to: 12, 9)
    },
    { $0.press(at: 12, 59) },
    {
      $0.press(at: 12, 59)
      $0.drag(to: 18, 59)
    },
    { run in
      guard let edge = run.lastEdge else { return }
      run.press(at: edge.line, edge.column)
      run.drag(to: edge.line, edge.column - 2)
    },
    {
      $0.slide(from: ScreenPoint(line: 14, column: 30), to: ScreenPoint(line: 5, column: 30))
    },
  ]

  @Test func `G16.9 an edge is released when its column is gone`() throws {
    let wide = TestGrid(rows: 5, columns: 6).titled(columns: ["a", "b", "c", "d", "e", "f"])
    let narrow = TestGrid(rows: 5, columns: 2).titled(columns: ["a", "b"])
    for after in [narrow.data, .empty, wide.data] {
      var run = PickerRun.over(wide.data, layout: .sheet, size: ScreenSize(lines: 9, columns: 60))
      let edge = try #require(run.lastEdge)
      run.press(at: edge.line, edge.column)
      run.drag(to: edge.line, edge.column + 5)
      run.take(.content(ContentUpdate(after, isComplete: false)))
      run.drag(to: edge.line, edge.column + 9)
      run.release()
      #expect(run.told.isEmpty)
      _ = run.state.frame()
    }
  }

  @Test(arguments: Layout.all.map(\.name), Shown.allCases)
  func `P8.7 items that are gone are no longer read`(name: String, before: Shown) throws {
    let layout = try #require(Layout.named(name))
    for after in Shown.allCases {
      for act in Self.acts {
        var run = PickerRun.over(before.data, layout: layout, size: .init(lines: 20, columns: 60))
        try act(&run)
        run.take(.content(ContentUpdate(after.data, isComplete: false)))
        _ = run.state.frame()
        run.release()
        run.wait(.milliseconds(500))
        try run.press("down right up left G end")
        _ = run.state.frame()
        #expect((run.current == "nothing") == (after == .nothing))
      }
    }
  }

  @Test func `L2.6 sections that replace more sections have the height of their own style`() {
    var run = PickerRun.over(
      Shown.manySections.data, layout: .shelves, size: ScreenSize(lines: 20, columns: 60))
    let texts = TestGrid(rows: 50, columns: 3).titled(styles: Array(repeating: "text", count: 50))
    run.take(.content(ContentUpdate(Grid(texts), isComplete: true)))
    let fresh = PickerRun.over(
      Grid(texts), layout: .shelves, size: ScreenSize(lines: 20, columns: 60))
    #expect(run.state.frame().text == fresh.state.frame().text)
  }
}

extension TestGrid {
  fileprivate var data: Grid { Grid(self) }
}

extension PickerRun {
  /// The last place of the first line that is the end of a title.
  fileprivate var lastEdge: ScreenPoint? {
    (0..<60).reversed().map { ScreenPoint(line: 0, column: $0) }.first {
      if case .edge = state.hit($0) { true } else { false }
    }
  }
}
