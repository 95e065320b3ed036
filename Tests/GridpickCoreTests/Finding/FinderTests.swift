import GridpickTestSupport
import Testing

@testable import GridpickCore

struct FinderTests {
  @Test func `F2.1 the column that titles records is searched as well as the shown columns`() {
    var grid = TestGrid([["a", "b", "c"]])
    grid.rowKind = .record
    var search = Search(Query("a"))
    search.look(in: [1, 2], of: Grid(grid), in: .grid)
    #expect(search.titleColumn == 0)
    search.look(in: [2, 0], of: Grid(grid), in: .grid)
    #expect(search.titleColumn == nil && search.columns == [0, 2])
  }

  @Test
  func `F3.5 a flat list is sorted by score, then by length, then in its original order`() {
    let list = TestList(["xab", "ab_long", "ab", "zab", "nothing"])
    #expect(members(of: "ab", in: list) == [2, 1, 0, 3])
  }

  @Test(arguments: [
    ("git push", ["git push", "git push -f", "sudo git push", "push to git", "git; push"]),
    ("Push ", ["Push"]), ("  ", nil),
  ])
  func `F1.10 F1.11 in a history the typed phrase counts before scores, and then age`(
    query: String, expected: [String]?
  ) {
    let texts = [
      "push to git", "sudo git push", "ls", "git push -f", "a/git xpush", "git push", "git; push",
      "Push",
    ]
    var search = Search(Query(query), unit: .line)
    search.isOfHistory = true
    var finder = Finder()
    let found = finder.find(search, in: Grid(TestList(texts)))
    let members = found?.members?.map { texts[Int($0)] } ?? []
    let known = ["a/git xpush"]
    #expect(
      members.filter { !known.contains($0) } == expected ?? texts.filter { !known.contains($0) })
    search.isRanked = false
    let inOrder = finder.find(search, in: Grid(TestList(texts)))
    #expect(inOrder?.best == inOrder?.members?.first.map { ItemID(row: Int($0)) })
  }

  @Test func `F3.6 matches of equal score keep the order of a flat list`() {
    #expect(members(of: "!c", in: TestList(["long_one", "c", "x"])) == [0, 2])
    #expect(members(of: "", in: TestList(["long_one", "c", "x"])) == [0, 1, 2])
  }

  @Test(arguments: [
    ("blue 400", ["1,1"]), ("blue", ["0,1", "1,1"]), ("400", ["1,0", "1,1"]), ("matt", ["1,0"]),
    ("400 !blue", ["1,0"]), ("!matt", ["0,0", "0,1", "1,1"]), ("!red !200", ["1,1"]),
    ("left 200", ["0,0"]), ("!left", ["0,1", "1,1"]), ("eft", []),
    ("400 | blue", ["0,1", "1,0", "1,1"]),
  ])
  func `F1.2 F2.1 F2.2 each term is matched by itself against label, detail and both titles`(
    query: String, places: [String]
  ) {
    let grid = TestGrid([["red", "blue", nil], ["red/matt", "blue"]])
      .titled(sections: ["200", "400"], columns: ["Left", "Right", "None"])
    #expect(cells(of: Search(Query(query)), in: Grid(grid)) == places)
  }

  @Test func `F2.5 an empty slot never matches`() {
    let grid = TestGrid([["a", nil]]).titled(sections: ["s"], columns: ["A", "B"])
    #expect(cells(of: Search(Query("!x")), in: Grid(grid)) == ["0,0"])
    #expect(cells(of: Search(Query("")), in: Grid(grid)) == ["0,0"])
  }

  @Test func `F2.3 a term that names a column is searched in that column alone`() {
    let grid = TestGrid([["10", "10"], ["11", "20"]]).titled(columns: ["Size", "Age"])
    let query = Query("size:1", by: FindSettings(), columnsOf: Grid(grid))
    #expect(cells(of: Search(query), in: Grid(grid)) == ["0,0", "1,0"])
    let without = Query("!AGE:10", by: FindSettings(), columnsOf: Grid(grid))
    #expect(sections(of: Search(without, unit: .row), in: Grid(grid)) == [1])
  }

  @Test(arguments: [
    ("ann", [0]), ("paris", [1, 2]), ("ann paris", []), ("bob paris", [1]), ("!paris", [0]),
    ("city", []),
    ("!bob !cid", [0]), ("ann | bob", [0, 1]),
  ])
  func `F2.4 a record matches if each term matches any of its cells or its title`(
    query: String, sections: [Int]
  ) {
    let grid = TestGrid([["1", "rome"], ["2", "paris"], ["3", "paris"]])
      .titled(sections: ["ann", "bob", "cid"], columns: ["number", "city"])
    let found = self.sections(of: Search(Query(query), unit: .row), in: Grid(grid))
    #expect(found == sections.map(UInt32.init))
  }

  @Test func `F2.5 a record with nothing in it never matches`() {
    let grid = TestGrid([[nil], ["x"]]).titled(sections: ["a", "b"])
    #expect(sections(of: Search(Query("!q"), unit: .row), in: Grid(grid)) == [1])
  }

  @Test func `F2.6 only shown columns are searched`() {
    let grid = TestGrid([["a", "b"], ["b", "a"]])
    #expect(cells(of: Search(Query("a"), columns: [1]), in: Grid(grid)) == ["1,1"])
    #expect(sections(of: Search(Query("a"), unit: .row, columns: [0]), in: Grid(grid)) == [0])
  }

  @Test(arguments: [
    (ItemID(section: 2, index: 2), ItemID(section: 2, index: 3)),
    (ItemID(section: 3, index: 0), ItemID(section: 2, index: 0)),
    (ItemID(section: 1, index: 1), ItemID(section: 0, index: 0)),
    (nil, ItemID(section: 0, index: 0)),
  ])
  func `F5.2 of equal matches the nearest is the best, first by section, then by item`(
    origin: ItemID?, best: ItemID
  ) {
    let grid = TestGrid([["a"], ["-", "-", "-"], ["a", "-", "-", "a"], ["-"]])
    var finder = Finder()
    #expect(finder.find(Search(Query("a"), origin: origin), in: Grid(grid))?.best == best)
  }

  @Test
  func `F5.1 a search that stays in its section ranks a match there first`() {
    let grid = TestGrid([["ab"], ["-", "xxaxxbx"], ["ab"]])
    var finder = Finder()
    let origin = ItemID(section: 1, index: 0)
    let search = Search(Query("ab"), origin: origin)
    #expect(finder.find(search, in: Grid(grid))?.best == ItemID(section: 0, index: 0))
    var staying = search
    staying.staysInSection = true
    #expect(finder.find(staying, in: Grid(grid))?.best == ItemID(section: 1, index: 1))
  }

  @Test func `F5.3 the best item of the matching records is the best match in the best record`() {
    let grid = TestGrid([["-", "xaxb", "ab"], ["-", "axb", "-"]]).titled(sections: ["x", "y"])
    var finder = Finder()
    let search = Search(Query("ab"), unit: .row)
    #expect(finder.find(search, in: Grid(grid))?.best == ItemID(section: 0, index: 2))
    let byTitle = Search(Query("y"), unit: .row)
    #expect(finder.find(byTitle, in: Grid(grid))?.best == ItemID(section: 1, index: 0))
  }

  @Test func `F8.3 an unwanted search stops, and the next one is correct`() {
    var finder = Finder()
    let list = TestList(["a", "ab", "b"])
    _ = finder.find(Search(Query("a"), unit: .line), in: Grid(list))
    let unwanted = PartedWork(isWanted: { false })
    #expect(finder.find(Search(Query("ab"), unit: .line), in: Grid(list), unwanted) == nil)
    let search = Search(Query("b"), unit: .line, isRanked: false)
    let findings = finder.find(search, in: Grid(list))
    #expect(findings?.matches == .rows(RowOrder([1, 2], isInOrder: true)))
  }

  @Test(arguments: [1, 2])
  func `F8.2 a long search reports its findings so far`(parts: Int) throws {
    let list = TestList(count: 800_000)
    var finder = Finder()
    var told: [Findings] = []
    // The last part comes first, and does all.
    let work = PartedWork(partCount: parts) { (0..<$0).reversed().forEach($1) }
    let search = Search(Query("7"), unit: .line, isRanked: false)
    let findings = try #require(finder.find(search, in: Grid(list), work) { told.append($0) })
    #expect(findings.isComplete && !told.isEmpty && told.allSatisfy { !$0.isComplete })
    let whole = try #require(findings.members)
    #expect(whole == (0..<800_000).filter { String($0).contains("7") }.map(UInt32.init))
    for part in told {
      let members = try #require(part.members)
      #expect(members.count < whole.count && members == Array(whole.prefix(members.count)))
    }
    #expect(told.map(\.count) == told.map(\.count).sorted())
  }

  private func members(of query: String, in list: TestList) -> [UInt32]? {
    var finder = Finder()
    return finder.find(Search(Query(query), unit: .line), in: Grid(list))?.members
  }

  private func sections(of search: Search, in grid: Grid) -> [UInt32]? {
    var finder = Finder()
    return finder.find(search, in: grid)?.members
  }

  private func cells(of search: Search, in grid: Grid) -> [String]? {
    var finder = Finder()
    return finder.find(search, in: grid)?.places
  }
}

extension Findings {
  var members: [UInt32]? {
    switch matches {
    case .rows(let rows): rows.members
    case .cells: nil
    }
  }

  /// `section,index` of each cell.
  var places: [String]? {
    guard case .cells(let cells) = matches else { return nil }
    return cells.sections.indices.flatMap { place in
      cells.indexes[Int(cells.starts[place])..<Int(cells.starts[place + 1])].map {
        "\(cells.sections[place]),\($0)"
      }
    }
  }
}
