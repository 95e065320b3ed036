import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Which cells of some data the rules paint, and how.
struct PaintingTests {
  private let pods = PaintedTable(
    ["NAME", "READY", "Status", "RESTARTS", "AGE"],
    [
      ["a", "1/1", "Running", "0", "2d"], ["b", "0/1", "Error", "7", "4m"],
      ["c", "0/1", "Completed", "1", "41d"], ["Running", "1/2", "Running", "3", "1h"],
    ])

  private func paints(_ rules: [String], _ table: PaintedTable? = nil) -> [[CellPaint?]] {
    let table = table ?? pods
    guard let painting = Painting.of(table.data, rules) else { return [] }
    return table.rows.indices.map { record in
      table.titles.indices.map { painting.paint(record, $0)?.paint }
    }
  }

  private let none: CellPaint? = nil

  @Test func `Q3.1 states have colours only in columns that have a title of states`() {
    #expect(
      paints([]) == [
        [nil, nil, CellPaint(.good), nil, nil],
        [nil, CellPaint(.wait), CellPaint(.bad), nil, nil],
        [nil, CellPaint(.dim), CellPaint(.dim), nil, nil],
        [nil, CellPaint(.wait), CellPaint(.good), nil, nil],
      ])
  }

  @Test func `Q3.1 nothing is painted without a rule and without a column of states`() {
    let table = PaintedTable(["NAME", "STAT"], [["a", "Running"]])
    #expect(Painting.of(table.data, []) == nil)
    #expect(Painting.of(Grid(TestList(["Running"])), []) == nil)
    #expect(Painting.of(pods.data, [], paintsStates: false) == nil)
    #expect(Painting.of(table.data, ["LOAD=heat"]) == nil, "no column has the title")
  }

  @Test func `Q3.6 cells of a pivot are states if the field of the values has states`() throws {
    let records = PaintedTable(
      ["HOST", "SERVICE", "STATE"],
      [["a", "web", "running"], ["a", "mail", "failed"], ["b", "mail", "ignoredOptions of"]])
    func painting(of value: String?) throws -> Painting? {
      let fields = PivotFields(row: "HOST", column: "SERVICE", value: value)
      return Painting.of(try pivot(records, by: fields), [])
    }
    let states = try #require(try painting(of: "STATE"))
    #expect(states.paint(0, 0)?.paint == CellPaint(.good))
    #expect(states.paint(0, 1)?.paint == CellPaint(.bad))
    #expect(states.paint(1, 1) == nil)
    #expect(try painting(of: "HOST") == nil)
    #expect(try painting(of: nil) == nil)
  }

  @Test func `Q3.4 colours of the data win over states, and a rule wins over both`() {
    var table = pods
    table.rows[1][2].color = .terminal(4)
    table.rows[3][2].labelStyles = [StyledRun(0..<3, Style(attributes: .bold))]
    #expect(paints([], table).map { $0[2] } == [CellPaint(.good), nil, CellPaint(.dim), nil])
    let ruled = paints(["status:n=red", "status:rro=blue"], table).map { $0[2] }
    let red = CellPaint(.color(.palette(1)))
    #expect(ruled == [red, CellPaint(.color(.palette(4)), nil), CellPaint(.dim), red])
  }

  @Test func `Q1.3 a rule is looked for in its column, in any case, or in all columns`() {
    #expect(paints(["STATUS:^Running$=wait"]).map { $0[0] } == [nil, nil, nil, nil])
    #expect(paints(["STATUS:^Running$=wait"])[3][2] == CellPaint(.wait))
    #expect(paints(["^Running$=wait"])[3][0] == CellPaint(.wait))
    #expect(paints(["^Running$=wait"])[3][2] == CellPaint(.wait))
  }

  @Test func `Q1.3 spaces belong to the term, with a backslash before them or without`() {
    let table = PaintedTable(["A", "B"], [["up 2", ""], ["up and 2", ""], ["2 up", "up 2"]])
    for rule in ["A:'up 2=bad", "A:'up\\ 2=bad"] {
      #expect(paints([rule], table).map { $0[0] } == [CellPaint(.bad), nil, nil], "\(rule)")
    }
  }

  @Test func `Q1.1 of rules that match, the later one wins`() {
    let rules = ["Running=wait", "name:Running=good", "AGE:h=bad:row"]
    #expect(paints(rules)[0][2] == CellPaint(.wait))
    #expect(paints(Array(rules.prefix(2)))[3][0] == CellPaint(.good))
    #expect(paints(rules)[3] == Array(repeating: CellPaint(.bad), count: 5))
    #expect(paints([rules[2], rules[0]])[3][2] == CellPaint(.wait))
  }

  @Test func `Q1.6 a rule with row paints each cell of the record, whatever column matches`() {
    let rows = paints(["Error=bad:row"])
    #expect(rows[1] == Array(repeating: CellPaint(.bad), count: 5))
    #expect(rows[0][0] == none && rows[0][2] == CellPaint(.good))
    let others = paints(["!Error=done:row"])
    #expect(others[1][0] == none)
    #expect(others[0] == Array(repeating: CellPaint(.dim), count: 5))
  }

  @Test func `Q2.1 Q2.2 Q2.3 Q2.4 heat and age paint their column, and win over other rules`() {
    let rules = ["RESTARTS=heat", "age=age", "name:b=bad:row"]
    #expect(
      paints(rules).map { $0[3] } == [
        CellPaint(.dim), CellPaint(.heat3), CellPaint(.heat1), CellPaint(.heat2),
      ])
    #expect(
      paints(rules).map { $0[4] } == [.text, CellPaint(.age1), CellPaint(.dim), CellPaint(.age2)])
    #expect(paints(rules)[1][0] == CellPaint(.bad))
    #expect(paints(["4=heat"])[1][3] == CellPaint(.heat3), "a number names a column too")
  }

  @Test func `Q2.1 Q2.5 the first records decide the scale of heat, also while more come`() throws {
    var rows = (0..<2_000).map { ["r", String($0)] }
    let first = try #require(Painting.of(PaintedTable(["a", "n"], rows).data, ["n=heat"]))
    #expect(first.paint(1_500, 1)?.paint == CellPaint(.heat3))
    rows += [["r", "-50"]]
    let later = Painting(
      PaintOptions(["n=heat"]), of: PaintedTable(["a", "n"], Array(rows.reversed())).data,
      searched: nil, isLiteral: false, earlier: first)
    #expect(later?.paint(2_000, 1)?.paint == CellPaint(.dim))
    #expect(later?.paint(1_000, 1)?.paint == CellPaint(.heat3))
  }

  @Test func `Q1.7 in a flat list an item is a row, and its detail is searched too`() throws {
    let data = Grid(TestList(["an_ERROR", "b/ERROR", "c", "·"]))
    let painting = try #require(Painting.of(data, ["'ERROR=bad:row"]))
    let items = ["an ERROR", "b", "c"].map { GridItem($0, detail: $0 == "b" ? "ERROR" : nil) }
    let cells = items.enumerated().map { row, item in
      painting.cell(item, column: 0, in: painting.row(ofRecord: row))
    }
    let bad = PaintedCell(paint: CellPaint(.bad), isAsked: true, isOfRow: true)
    #expect(cells == [bad, bad, nil])
  }
}

// MARK: - What find finds

extension PaintingTests {
  private static let signs = ["", "", "'", "^", "!", "!^", "!'"]

  private func term(_ lines: inout MadeUpLines) -> String {
    let text = lines.line().split(whereSeparator: \.isWhitespace).joined(separator: "\\ ")
    let length = lines.number(0..<8)
    return lines.one(of: Self.signs) + text.prefix(length) + lines.one(of: ["", "", "$", "'"])
  }

  @Test(arguments: [false, true])
  func `Q1.3 Q1.4 a rule colours exactly what find finds with its term in its column`(
    isLiteral: Bool
  ) {
    var lines = MadeUpLines(seed: isLiteral ? 31 : 32)
    var found = 0
    for _ in 0..<60 {
      let titles = ["one", "t w:o", "Three"]
      let table = PaintedTable(
        titles, (0..<40).map { _ in titles.map { _ in lines.line() } })
      for _ in 0..<12 {
        let column = lines.number(0..<titles.count)
        let term = titles[column].replacing(" ", with: "\\ ") + ":" + term(&lines)
        guard let painting = Painting.of(table.data, [term + "=bad"], isLiteral: isLiteral)
        else { continue }
        let painted = table.rows.indices.filter { painting.paint($0, column) != nil }
        let elsewhere = table.rows.indices.filter { record in
          titles.indices.contains { $0 != column && painting.paint(record, $0) != nil }
        }
        let matches = records(with: term, in: table.data, isLiteral)
        #expect(painted == matches && elsewhere.isEmpty, "\(term)")
        found += painted.count
      }
    }
    #expect(found > 100, "the terms are made up too badly")
  }

  @Test func `Q1.6 a rule with row paints exactly the records that find finds`() {
    var lines = MadeUpLines(seed: 33)
    for _ in 0..<60 {
      let table = PaintedTable(
        ["one", "two"], (0..<40).map { _ in [lines.line(), lines.line()] })
      for _ in 0..<12 {
        let term = term(&lines)
        guard (try? PaintRule(reading: term + "=bad:row")) != nil,
          let painting = Painting.of(table.data, [term + "=bad:row"])
        else { continue }
        let painted = table.rows.indices.filter { painting.paint($0, 0) != nil }
        #expect(painted == records(with: term, in: table.data, false), "\(term)")
      }
    }
  }

  private func records(with term: String, in data: Grid, _ isLiteral: Bool) -> [Int] {
    var finder = Finder()
    var settings = FindSettings()
    settings.isLiteral = isLiteral
    let query = Query(term, by: settings, columnsOf: data)
    let search = Search(query, unit: .row, isRanked: false)
    guard query.alternatives.count == 1,
      case .rows(let found)? = finder.find(search, in: data)?.matches
    else { return [] }
    return found.members.map(Int.init)
  }
}
