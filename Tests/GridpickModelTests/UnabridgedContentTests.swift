import GridpickModel
import Testing

/// Whatever content is wrapped in, what is printed of it is whole, and a long value is not looked through.
struct UnabridgedContentTests {
  /// Two items whose labels and titles are cut.
  private struct Cut: GridContent {
    var text = "cut"
    let sectionCount = 1
    let columnCount = 2

    func itemCount(inSection section: Int) -> Int { columnCount }
    func item(at position: Position) -> GridItem? { GridItem(text) }
    func value(at position: Position) -> [UInt8] { Array("long".utf8) }
    func beginning(ofValueAt position: Position, count: Int) -> [UInt8] { Array("lo".utf8) }
    func sectionTitle(_ section: Int) -> String? { text }
    func columnTitle(_ index: Int) -> String? { "\(text) \(index)" }
    var unabridged: any GridContent { Cut(text: "whole") }
  }

  private struct CutList: ItemList {
    var text = "cut"
    let count = 2

    func item(at index: Int) -> GridItem? { GridItem(text) }
    func value(at index: Int) -> [UInt8] { Array("long".utf8) }
    func beginning(ofValueAt index: Int, count: Int) -> [UInt8] { Array("lo".utf8) }
    var unabridged: any ItemList { CutList(text: "whole") }
  }

  /// As `--more` and `--reload` bring it.
  private static func refilled(_ filling: RefilledContent.Filling) -> any GridContent {
    RefilledContent(Cut(), section: 0, with: .list(CutList()), filling)
  }

  private static let wrappers: [@Sendable () -> any GridContent] = [
    { FlowedContent(CutList(), columns: 2, order: .rows) },
    { FlowedContent(JoinedList(CutList(), CutList()), columns: 2, order: .columns) },
    { JoinedContent(Cut(), Cut()) },
    // The columns of the second stand below those of the first in another order.
    { JoinedContent(Cut(text: "other"), Cut()) },
    { refilled(.appending) }, { refilled(.replacing) },
    { RefilledContent(Cut(), section: 0, with: .grid(Cut()), .replacing) },
  ]

  private func places(_ content: any GridContent) -> [Position] {
    (0..<content.sectionCount).flatMap { section in
      (0..<content.itemCount(inSection: section)).map { Position(section: section, index: $0) }
    }
  }

  @Test(arguments: wrappers.indices)
  func `all labels and titles are whole`(number: Int) {
    let content = Self.wrappers[number]().unabridged
    for place in places(content) where content.hasItem(at: place) {
      #expect(content.item(at: place)?.label == "whole")
      #expect(content.sectionTitle(place.section).map { $0 == "whole" } ?? true)
      #expect(content.columnTitle(place.index).map { $0.hasPrefix("whole") } ?? true)
    }
  }

  @Test(arguments: wrappers.indices)
  func `the beginning of a value is asked for as such`(number: Int) {
    let content = Self.wrappers[number]()
    for place in places(content) where content.hasItem(at: place) {
      #expect(content.beginning(ofValueAt: place, count: 3) == Array("lo".utf8))
      #expect(content.value(at: place) == Array("long".utf8))
    }
  }

  @Test func `a pivot's are, too`() throws {
    let fields = PivotFields(row: "0", column: "0", value: "1")
    let pivot = try PivotedContent(Cut(), by: fields)
    let place = Position(section: 0, index: 0)
    #expect(pivot.item(at: place)?.label == "cut")
    #expect(pivot.unabridged.item(at: place)?.label == "whole")
    #expect(pivot.unabridged.sectionTitle(0) == "whole")
    #expect(pivot.beginning(ofValueAt: place, count: 2) == Array("lo".utf8))
  }
}
