import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Whatever a grid is made of, what is printed of it is whole, and a long value is not looked through.
struct TextExtentTests {
  /// Two items whose labels and titles are cut where they are shown.
  private struct Cut: Source {
    var seen = "cut"
    let sectionCount = 1
    let columnCount = 2

    func text(_ extent: TextExtent) -> String {
      switch extent {
      case .seen: seen
      case .searched, .whole: "whole"
      }
    }

    func itemCount(inSection section: Int) -> Int { columnCount }
    func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { GridItem(text(extent)) }
    func value(at id: ItemID) -> [UInt8] { Array("long".utf8) }
    func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] { Array("lo".utf8) }
    func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? { text(extent) }
    func columnTitle(_ index: Int, _ extent: TextExtent) -> String? { "\(text(extent)) \(index)" }
  }

  private struct CutList: ListSource {
    let mayHaveGaps = false
    let count = 2

    func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { Cut().item(at: id, extent) }
    func value(at id: ItemID) -> [UInt8] { Cut().value(at: id) }
    func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] { Array("lo".utf8) }
  }

  /// As `--more` and `--reload` bring it.
  private static func refilled(_ filling: RefilledGrid.Filling) -> Grid {
    Grid(RefilledGrid(Grid(Cut()), section: 0, with: Grid(CutList()), filling))
  }

  private static let made: [@Sendable () -> Grid] = [
    { Grid(CutList()).flowed(columns: 2) },
    { Grid(CutList()).joined(with: Grid(CutList()), in: nil).flowed(columns: 2, .columns) },
    { Grid(JoinedGrid(Grid(Cut()), Grid(Cut()))) },
    // The columns of the second stand below those of the first in another order.
    { Grid(JoinedGrid(Grid(Cut(seen: "other")), Grid(Cut()))) },
    { refilled(.appending) }, { refilled(.replacing) },
    { Grid(RefilledGrid(Grid(Cut()), section: 0, with: Grid(Cut()), .replacing)) },
  ]

  private func places(_ grid: Grid) -> [Position] {
    (0..<grid.sectionCount).flatMap { section in
      (0..<grid.itemCount(inSection: section)).map { Position(section: section, index: $0) }
    }
  }

  @Test(arguments: made.indices)
  func `L1.5 labels and titles can be read whole`(number: Int) {
    let grid = Self.made[number]()
    for place in places(grid) where grid.hasItem(at: place) {
      let label = grid.id(at: place).flatMap { grid.source.item(at: $0, .whole)?.label }
      #expect(label == "whole")
      #expect(grid.sectionTitle(place.section, .whole).map { $0 == "whole" } ?? true)
      #expect(grid.columnTitle(place.index, .whole).map { $0.hasPrefix("whole") } ?? true)
    }
  }

  @Test(arguments: made.indices)
  func `the beginning of a value can be read alone`(number: Int) {
    let grid = Self.made[number]()
    for place in places(grid) where grid.hasItem(at: place) {
      #expect(grid.beginning(ofValueAt: place, count: 3) == Array("lo".utf8))
      #expect(grid.value(at: place) == Array("long".utf8))
    }
  }

  @Test func `a pivot reads whole labels and beginnings of values too`() throws {
    let fields = PivotFields(row: "1", column: "1", value: "2")
    let pivot = Grid(try PivotedGrid(Grid(Cut()), by: fields))
    let place = Position(section: 0, index: 0)
    #expect(pivot.item(at: place)?.label == "cut")
    #expect(pivot.source.item(at: ItemID(section: 0, index: 0), .whole)?.label == "whole")
    #expect(pivot.sectionTitle(0, .whole) == "whole")
    #expect(pivot.beginning(ofValueAt: place, count: 2) == Array("lo".utf8))
  }
}
