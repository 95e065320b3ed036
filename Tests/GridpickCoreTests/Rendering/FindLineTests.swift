import GridpickTestSupport
import Testing

@testable import GridpickCore

struct FindLineTests {
  private func frame(
    _ find: Scene.Find, columns: Int = 40, lines: Int = 6, grid: TestGrid = TestGrid([["a"]]),
    signs: Signs = .unicode
  ) -> Frame {
    var picture = Picture(
      grid: grid, size: ScreenSize(lines: lines, columns: columns), signs: signs)
    picture.query = Query(find.text)
    picture.find = find
    return picture.frame
  }

  private func find(
    _ text: String, cursor: Int? = nil, _ matchCount: Int = 12, of total: Int = 1_000,
    isSearching: Bool = false
  ) -> Scene.Find {
    Scene.Find(
      text: text, cursor: cursor ?? text.utf8.count, matchCount: matchCount, total: total,
      isSearching: isSearching)
  }

  @Test func `F3.14 F3.15 the query stands above the cells, with the match count at its end`() {
    let frame = frame(find("deg"))
    #expect(frame.text(ofLine: 0) == "> deg                       12 of 1000")
    #expect(frame.text(ofLine: 5).hasPrefix("  row 1/1"))
    #expect(frame.cursor == ScreenPoint(line: 0, column: 5))
    #expect(frame.showsCursor)
  }

  @Test func `F8.2 a running search is shown beside the count so far`() {
    #expect(
      frame(find("deg", isSearching: true)).text(ofLine: 0)
        == "> deg             searching 12 of 1000")
  }

  @Test(arguments: [
    (30, " 12 of 1000"), (24, " 12 of 1000"), (23, " 12"), (15, " 12"), (13, ""), (9, ""), (2, ""),
  ])
  func `F3.15 on narrow screens the number of all goes first, then that of matches`(
    columns: Int, counts: String
  ) {
    let line = frame(find("deg"), columns: columns).text(ofLine: 0)
    #expect(line.contains("12 of 1000") == counts.contains("of"))
    #expect(line.contains(" 12") == !counts.isEmpty)
    #expect(line.contains("g") == (columns > 2))
  }

  @Test func `F7.9 a long query is shown around its cursor`() {
    let text = String(
      (0..<200).map { Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8($0 % 26))) })
    for columns in [3, 4, 5, 8, 9, 10, 20, 40] {
      for cursor in 0...text.utf8.count {
        let frame = frame(find(text, cursor: cursor), columns: columns)
        let line = Array(frame.text(ofLine: 0).unicodeScalars)
        guard let place = frame.cursor else {
          Issue.record("no cursor")
          return
        }
        #expect(place.line == 0 && place.column < columns)
        let isAtEnd = cursor == text.utf8.count
        if columns > 7, !isAtEnd {
          #expect(String(line[place.column]) == String(Array(text)[cursor]))
        }
        if columns > 9, cursor > 0 {
          #expect(String(line[place.column - 1]) == String(Array(text)[cursor - 1]))
        }
      }
    }
  }

  @Test
  func `F7.9 the cursor stands after wide and combined letters, and controls have stand-ins`() {
    let text = "日e\u{301}\u{1b}[2J"
    #expect(frame(find(text)).text(ofLine: 0).hasPrefix("> 日e\u{301}␛[2J "))
    #expect(frame(find(text)).cursor?.column == 2 + 7)
    #expect(frame(find(text, cursor: 3)).cursor?.column == 2 + 2)
    #expect(frame(find(text, cursor: 99)).cursor?.column == 2 + 7)
    #expect(frame(find(text, cursor: 2)).cursor?.column == 2, "within a letter it is before it")
    #expect(frame(find("é"), signs: .ascii).text(ofLine: 0).hasPrefix("> ? "))
  }

  @Test func `P3.2 without matches a message replaces the cells`() {
    func note(_ find: Scene.Find) -> String {
      frame(find, lines: 5, grid: TestGrid([])).text(ofLine: 2).filter { $0 != " " }
    }
    #expect(note(find("x", 0)) == "nomatches")
    #expect(note(find("x", 0, isSearching: true)) == "searching")
  }

  @Test func `L1.1 only the visible part of a query is measured, however long it is`() {
    let long = TypedLine(text: String(repeating: "e\u{301}", count: 100_000), cursor: 150_000)
    let parts = long.parts(around: 10)
    #expect(parts.before.unicodeScalars.count + parts.after.unicodeScalars.count < 100)
  }
}
