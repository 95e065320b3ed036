import GridpickCore
import GridpickFormats
import GridpickTerminal
import Testing

@testable import GridpickCommand

/// The documents that are shown while an input arrives.
struct DocumentMakerTests {
  private final class Counter {
    var count = 0
  }

  /// A grid that counts how often somebody asks for a title.
  private struct CountedTitles: SourceGrid {
    let grid = WrittenGrid(rows: [[.init("a")]], columnTitles: ["NAME"])
    let titles: Counter

    var sectionCount: Int { grid.sectionCount }
    var columnCount: Int { grid.columnCount }
    func itemCount(inSection section: Int) -> Int { grid.itemCount(inSection: section) }
    func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { grid.item(at: id, extent) }
    func value(at id: ItemID) -> [UInt8] { grid.value(at: id) }
    func record(at id: ItemID) -> [UInt8] { grid.record(at: id) }

    func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
      titles.count += 1
      return grid.columnTitle(index, extent)
    }
  }

  @Test func `X1 columns are asked for in the beginning and at the end alone`() throws {
    let options = try OptionParser.parse(
      [SystemText("--preview"), SystemText("echo {NAMES}")], environment: { _ in nil })
    let maker = DocumentMaker(options: options, banner: [], name: "input")
    let titles = Counter()
    let data = GridData.grid(Grid(CountedTitles(titles: titles)))
    func part(hasEnded: Bool) -> Loader.Part {
      Loader.Part(document: ReadDocument(data, extent: 1), hasEnded: hasEnded)
    }
    #expect(maker.update(from: part(hasEnded: false)).notice == nil)
    #expect(titles.count == 0)
    #expect(maker.update(from: part(hasEnded: true)).notice?.contains("NAMES") == true)
    #expect(try maker.document(from: part(hasEnded: false)).unknownColumn != nil)
  }
}
