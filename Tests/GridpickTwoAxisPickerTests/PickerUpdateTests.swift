import GridpickScreen
import Testing
import TwoAxisPicker

/// What is new while a picker is open (rules U1, U7, U8).
struct PickerUpdateTests {
  private struct Shirt: Equatable {
    let name: String
    var stock = 1
  }

  private func picker(_ rows: [[String]] = [["S", "M"], ["L"]]) -> GridPicker<Shirt> {
    GridPicker(rows: rows.map { $0.map { Shirt(name: $0) } }) { Cell("\($0.name) \($0.stock)") }
  }

  private static let size = ScreenSize(lines: 10, columns: 60)

  private func session(of picker: GridPicker<Shirt>) -> PickerSession<Shirt> {
    picker.session(size: Self.size)
  }

  @Test func `P8 a row goes on, and nothing that is there moves`() {
    let session = session(of: picker())
    session.press("j")
    session.apply(.append([Shirt(name: "XL")], toSection: 1))
    #expect(session.item?.name == "L")
    session.press("l")
    #expect(session.item?.name == "XL")
  }

  @Test func `U7 more rows stand behind, the one behind the last begins, and others are left out`()
  {
    let session = session(of: picker())
    session.apply(.append(rows: [[Shirt(name: "XXL")], []]))
    session.apply(.append([Shirt(name: "tie")], toSection: 4))
    session.apply(.append([Shirt(name: "nowhere")], toSection: 9))
    session.apply(.append([Shirt(name: "nowhere")], toSection: -1))
    #expect(session.frame.text.contains("XXL 1"))
    #expect(session.frame.text.contains("tie 1"))
    #expect(!session.frame.text.contains("nowhere"))
  }

  @Test func `P8 newer rows keep what is current by its id, wherever it is`() {
    var picker = picker()
    picker.id = { AnyHashable($0.name) }
    let session = session(of: picker)
    session.press("j")
    session.apply(
      .replace([
        [Shirt(name: "XS")], [Shirt(name: "S"), Shirt(name: "M"), Shirt(name: "L", stock: 7)],
      ]))
    #expect(session.position == Position(section: 1, index: 2))
    #expect(session.item?.stock == 7)
  }

  @Test func `M2 what is marked stays marked by its id`() {
    var picker = picker()
    picker.id = { AnyHashable($0.name) }
    picker.marks = MarkOptions()
    let session = session(of: picker)
    session.press(" ", "j", " ")
    session.apply(.replace([[Shirt(name: "L")], [Shirt(name: "S")], [Shirt(name: "XS")]]))
    session.press(Key(.enter))
    guard case .marked(let items)? = session.end else {
      Issue.record("\(String(describing: session.end))")
      return
    }
    #expect(items.map(\.name) == ["L", "S"])
  }

  @Test func `U1 cells are asked for again where they may have changed, and only then`() {
    var stock = 1
    var asked = 0
    let picker = GridPicker(rows: [["S", "M"], ["L"]]) { name in
      asked += 1
      return Cell("\(name) \(stock)")
    }
    let session = picker.session(size: Self.size)
    _ = session.frame
    #expect(asked == 3)
    session.press("l", "j", "k")
    _ = session.frame
    #expect(asked == 3)
    stock = 1_000
    session.apply(.redraw)
    #expect(session.frame.text.contains("S 1000"), "in the width that it has now")
    #expect(asked == 6)
  }

  @Test func `G11 what is drawn anew takes nothing out of a hand`() {
    var picker = picker([["a", "b"], ["c", "d"], ["e", "f"]])
    picker.cellSize = ScreenSize(lines: 3, columns: 10)
    let session = session(of: picker)
    session.beginDrag(at: ScreenPoint(line: 6, column: 4))
    session.moveDrag(to: ScreenPoint(line: 3, column: 4))
    session.apply(.redraw)
    session.moveDrag(to: ScreenPoint(line: 2, column: 4))
    session.advance(by: .milliseconds(200))
    session.endDrag(at: ScreenPoint(line: 2, column: 4))
    session.advance(by: .seconds(2))
    #expect(session.position?.section == 1)
  }

  @Test func `a notice stands until a key, a move is one, and cancel ends`() {
    var picker = picker()
    var moves: [Position] = []
    picker.onMove = { moves.append($0.to) }
    let session = session(of: picker)
    session.apply(.notice("sold out"))
    #expect(session.frame.text.contains("sold out"))
    session.press("l")
    #expect(!session.frame.text.contains("sold out"))
    session.apply(.move(to: Position(section: 1, index: 0)))
    #expect(moves == [Position(section: 0, index: 1), Position(section: 1, index: 0)])
    session.apply(.cancel)
    guard case .cancelled? = session.end else {
      Issue.record("not cancelled")
      return
    }
  }

  @Test func `a list goes on, and is flowed into columns`() {
    let picker = GridPicker(list: ["a", "b", "c"], columns: 2) { Cell($0) }
    let session = picker.session(size: Self.size)
    session.apply(.append(rows: [["d"], ["e"]]))
    session.press("l", "j")
    #expect(session.item == "d")
    #expect(session.position == Position(section: 0, index: 3))
    session.apply(.replace([["x"], ["y", "z"]]))
    session.press("g", Key(.enter))
    #expect(["x", "y"].contains(session.end?.item ?? ""))
  }

  @Test func `U8 R1 R3 newer rows and more of them come from the program`() async {
    var picker = picker([["a"], ["b"]])
    var counts: [Int] = []
    picker.refresh = { [[Shirt(name: "a"), Shirt(name: "new")]] }
    picker.more = { count in
      counts.append(count)
      return []
    }
    let session = session(of: picker)
    session.press("r")
    await session.fetch()
    #expect(session.frame.text.contains("new 1"))
    #expect(session.frame.text.contains("refreshed"))
  }

  @Test func `R2 a failure is told, and what was there stays`() async {
    struct Refused: Error, CustomStringConvertible { let description = "no route to the shop" }
    var picker = picker()
    picker.refresh = { throw Refused() }
    let session = session(of: picker)
    session.press("r")
    await session.fetch()
    #expect(session.frame.text.contains("no route to the shop"))
    #expect(session.item?.name == "S")
  }
}
