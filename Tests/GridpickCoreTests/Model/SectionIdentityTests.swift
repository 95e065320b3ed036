import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The identity of sections (rule P6).
struct SectionIdentityTests {
  private func grid(_ titles: [String]) -> Grid {
    Grid(TestGrid(titles.map { [$0] }).titled(sections: titles))
  }

  @Test func `P6.2 P8.10 a section is found as the nearest with its title, or is gone`() {
    let old = grid(["a", "b", "a", "d"])
    #expect(grid(["b", "c", "a", "a"]).sections(0..<4, of: old) == [0: 2, 1: 0, 2: 2])
    #expect(grid(["a"]).sections([2], of: old) == [2: 0])
  }

  @Test func `P8.10 an untitled section is found by its number`() {
    let old = Grid(TestGrid([["x"], ["y"], ["z"]]).titled(sections: ["a"]))
    #expect(old.sections(0..<3, of: old) == [0: 0, 1: 1, 2: 2])
    #expect(grid(["a", "b", "c"]).sections([1, 2], of: old) == [:])
    #expect(Grid(TestGrid([["x"], ["y"]])).sections(0..<3, of: old) == [1: 1])
  }

  @Test func `P8.14 sections beyond the searched distance count as gone`() {
    let far = RowKeys.seenAtOnce
    let old = Grid(TitledSections(count: 2 * far) { "\($0)" })
    let near = Grid(TitledSections(count: 2 * far) { "\($0 + far / 2 - 1)" })
    #expect(near.sections([far], of: old) == [far: far / 2 + 1])
    let shifted = Grid(TitledSections(count: 3 * far) { "\($0 + far)" })
    #expect(shifted.sections([2 * far - 1], of: old) == [:])
  }

  @Test func `L1 P8.10 the keys of newer data are read once, however many sections are found`() {
    let old = Grid(KeyedSections(count: 1_000, first: 0))
    let newer = KeyedSections(count: 1_000, first: 1)
    let found = Grid(newer).sections(0..<500, of: old)
    #expect(found.count == 499)
    #expect(found[7] == 6)
    #expect(found[0] == nil)
    #expect(newer.asked.count <= 2_000)
  }

  @Test func `P8.14 of sections with the same key the nearest is found`() {
    var (old, newer) = (TestGrid([["a"], ["b"], ["c"]]), TestGrid([["a"], ["b"], ["c"], ["d"]]))
    old.sectionKeys = ["x", "k", "y"]
    newer.sectionKeys = ["k", "x", "k", "y"]
    #expect(Grid(newer).sections([0, 1, 2], of: Grid(old)) == [0: 1, 1: 0, 2: 3])
  }

  @Test func `P8.10 P8.14 a search for many sections finds the same as single searches`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      let old = grid((0..<1_200).map { _ in "\(Int.random(in: 0..<500, using: &generator))" })
      let new = grid((0..<1_000).map { _ in "\(Int.random(in: 0..<500, using: &generator))" })
      let wanted = (0..<1_200).filter { _ in Bool.random(using: &generator) }
      let expected = wanted.compactMap { section in
        new.sections([section], of: old)[section].map { (section, $0) }
      }
      #expect(new.sections(wanted, of: old) == Dictionary(uniqueKeysWithValues: expected))
    }
  }

  @Test func `P8.14 a search for many sections reads a limited number of titles`() {
    let old = TitledSections(count: 1_000_000) { "\($0)" }
    let new = TitledSections(count: 1_000_000) { "\($0)" }
    #expect(Grid(new).sections(0..<1_500, of: Grid(old)).count == 1_500)
    #expect(old.asked.count <= 1_500)
    #expect(new.asked.count <= RowKeys.seenAtOnce)
  }

  @Test func `P8.10 P8.11 an item of a record is found by the record's key and its column's title`()
  {
    func table(_ keys: [String], _ titles: [String]) -> Grid {
      var table = TestGrid(keys.map { [$0 + titles[0], $0 + titles[1]] }).titled(columns: titles)
      table.sectionKeys = keys
      return Grid(table)
    }
    let old = table(["1", "2", "3"], ["a", "b"])
    let newer = table(["9", "3", "2"], ["b", "a"])
    #expect(
      newer.position(of: Position(section: 1, index: 0), in: old) == Position(section: 2, index: 1))
    #expect(
      newer.position(of: Position(section: 2, index: 1), in: old) == Position(section: 1, index: 0))
    // Whatever lies in its place.
    #expect(newer.position(of: Position(section: 0, index: 0), in: old) == nil)
    #expect(newer.sections([0, 1, 2], of: old) == [1: 2, 2: 1])
  }
}

/// Sections that hold nothing but their titles, and count how often these are asked for.
private struct TitledSections: Source {
  final class Asked {
    var count = 0
  }

  let sectionCount: Int
  let asked = Asked()
  private let title: (Int) -> String?

  init(count: Int, _ title: @escaping (Int) -> String?) {
    sectionCount = count
    self.title = title
  }

  var columnCount: Int { 0 }

  func itemCount(inSection section: Int) -> Int { 0 }
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { nil }
  func value(at id: ItemID) -> [UInt8] { [] }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    asked.count += 1
    return title(section)
  }
}

/// Sections with numbers as keys, which count how often a key is asked for.
private struct KeyedSections: Source {
  final class Asked {
    var count = 0
  }

  let count: Int
  let first: Int
  let asked = Asked()

  var sectionCount: Int { count }
  var columnCount: Int { 1 }
  func itemCount(inSection section: Int) -> Int { 1 }
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { GridItem("item") }
  func value(at id: ItemID) -> [UInt8] { [] }

  func sectionKey(_ section: Int) -> [UInt8]? {
    asked.count += 1
    return Array("\(first + section)".utf8)
  }
}
