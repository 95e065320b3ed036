import Testing

@testable import GridpickCore
@testable import TwoAxisPicker

/// How often find asks for a cell (rule U1).
struct FindCostTests {
  private static let size = ScreenSize(lines: 12, columns: 40)
  private static let count = 30_000
  /// The cells in view, and those by which the finder knows the data again.
  private static let few = 300

  private final class Counter {
    var count = 0
    var suffix = ""
  }

  private func cell(_ counter: Counter) -> (Int) -> Cell? {
    { number in
      counter.count += 1
      if number == 5 { return nil }
      return Cell("item \(number)\(counter.suffix)", detail: number % 2 == 0 ? "even" : nil)
    }
  }

  private func list(_ counter: Counter) -> GridPicker<Int> {
    GridPicker(list: Array(0..<Self.count), cell: cell(counter))
  }

  private func rows(_ counter: Counter, _ layout: Layout) -> GridPicker<Int> {
    let sections = (0..<Self.count / 10).map { row in
      GridSection(title: "row \(row)", items: Array(row * 10..<row * 10 + 10))
    }
    var picker = GridPicker(sections: sections, cell: cell(counter))
    picker.layout = layout
    return picker
  }

  /// Asks for a query, and returns the number of cells that are asked for.
  private func calls(
    of query: String, _ session: PickerSession<Int>, _ counter: Counter
  ) -> Int {
    counter.count = 0
    session.press(.control("u"))
    session.read(Array("\u{1b}[200~\(query)\u{1b}[201~".utf8))
    _ = session.frame
    return counter.count
  }

  private func matches(_ session: PickerSession<Int>) -> Int {
    session.state.view.filter.matches?.count ?? 0
  }

  @Test func `U1.5 the first query asks for each item of a list once, and later queries for none`()
    throws
  {
    let counter = Counter()
    let session = try list(counter).session(size: Self.size)
    session.press("/")
    #expect(calls(of: "'item", session, counter) <= Self.count + Self.few)
    #expect(matches(session) == Self.count - 1)
    #expect(calls(of: "'even", session, counter) < Self.few)
    #expect(matches(session) == Self.count / 2)
    #expect(calls(of: "!even", session, counter) < Self.few)
    #expect(matches(session) == Self.count / 2 - 1)
    #expect(calls(of: "'item 29999$ | 'none", session, counter) < Self.few)
  }

  @Test(arguments: [Layout.grid, .sheet, .shelves, .tabs])
  func `U1.5 later queries ask for no item of many rows, and find titles too`(layout: Layout) throws
  {
    let counter = Counter()
    let session = try rows(counter, layout).session(size: Self.size)
    session.press("/")
    #expect(calls(of: "'item", session, counter) > Self.count - Self.few)
    for query in ["'even", "'row 2999", "'item 17", "!even"] {
      #expect(calls(of: query, session, counter) < Self.few)
      let known = matches(session)
      let other = try rows(counter, layout).session(size: Self.size)
      other.press("/")
      _ = calls(of: query, other, counter)
      #expect(known == matches(other), "\(query)")
      // In a sheet each row is one record, with an even number.
      #expect(known > 0 || layout == .sheet && query == "!even")
    }
  }

  @Test func `U1.5 U7.7 a query after an update asks only for changed items`() throws {
    let counter = Counter()
    let session = try rows(counter, .grid).session(size: Self.size)
    session.press("/")
    _ = calls(of: "'item", session, counter)
    counter.suffix = " new"
    session.apply(.extend("row 7", by: [40_000]))
    session.apply(.append([[40_001], [40_002]]))
    #expect(calls(of: "'new", session, counter) < Self.few)
    #expect(calls(of: "'item 40000", session, counter) < Self.few)
    #expect(matches(session) == 1)
    #expect(calls(of: "'item 40002", session, counter) < Self.few)
    #expect(matches(session) == 1)
    #expect(calls(of: "'item 75 new", session, counter) < Self.few)
    #expect(matches(session) == 1)
    counter.count = 0
    session.apply(.redraw)
    #expect(counter.count >= Self.count, "the query is asked for anew")
    #expect(calls(of: "!new", session, counter) < Self.few)
    #expect(matches(session) == 0)
  }

  @Test func `U1.5 a redraw of a list forgets all its texts`() throws {
    let counter = Counter()
    for update in [PickerUpdate<Int>.redraw, .replace([[1, 2, 3]])] {
      counter.suffix = ""
      let session = try list(counter).session(size: Self.size)
      session.press("/")
      _ = calls(of: "'item", session, counter)
      counter.suffix = " new"
      session.apply(update)
      _ = calls(of: "'new", session, counter)
      #expect(matches(session) > 2)
      #expect(calls(of: "!new", session, counter) < Self.few)
      #expect(matches(session) == 0)
    }
  }

  @Test func `a memory without room for texts asks again`() {
    let memory = TextMemory(mostBytes: 1 << 20)
    let long = String(repeating: "x", count: 1 << 12)
    var asked = 0
    func read(_ record: Int) -> String? {
      memory.texts(ofRecord: record, count: 1) { _ in
        asked += 1
        return Cell(long)
      }[0]?.label
    }
    let count = 300
    for record in 0..<count { #expect(read(record) == long) }
    #expect(asked == count)
    for record in (0..<count).reversed() { #expect(read(record) == long) }
    #expect((count + 1..<2 * count).contains(asked), "what is remembered is not asked for again")
  }
}
