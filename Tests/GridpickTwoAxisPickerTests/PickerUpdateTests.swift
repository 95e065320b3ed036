import GridpickCore
import Testing
import TwoAxisPicker

/// Updates while a picker is open (rules U1, U7, U8).
struct PickerUpdateTests {
  private struct Shirt: Equatable {
    let name: String
    var stock = 1
  }

  private func picker(_ rows: [[String]] = [["S", "M"], ["L"]]) -> GridPicker<Shirt> {
    GridPicker(rows: rows.map { $0.map { Shirt(name: $0) } }) { Cell("\($0.name) \($0.stock)") }
  }

  private static let size = ScreenSize(lines: 10, columns: 60)

  private func session(of picker: GridPicker<Shirt>) throws -> PickerSession<Shirt> {
    try picker.session(size: Self.size)
  }

  @Test func `P8.2 an extended row moves no earlier item`() throws {
    let session = try session(of: picker())
    session.press("j")
    session.apply(.extend("1", by: [Shirt(name: "XL")]))
    #expect(session.item?.name == "L")
    session.press("l")
    #expect(session.item?.name == "XL")
  }

  @Test func `U7.4 rows are appended, and items for an unknown row begin it`() throws {
    let session = try session(of: picker())
    session.apply(.append([[Shirt(name: "XXL")], []]))
    session.apply(.extend("ties", by: [Shirt(name: "tie")]))
    session.apply(.extend("ties", by: [Shirt(name: "bow")]))
    session.press("G", "l", Key(.enter))
    #expect(session.end?.item?.name == "bow")
    guard case .picked(_, at: Position(section: 4, index: 1))? = session.end else {
      Issue.record("\(String(describing: session.end))")
      return
    }
  }

  @Test(arguments: ["007", "+1", "1.0"])
  func `U7.4 only a number as it is written names a row without a name`(name: String) throws {
    let session = try session(of: picker())
    session.apply(.extend(name, by: [Shirt(name: "new")]))
    session.press("G")
    #expect(session.item?.name == "new" && session.position == Position(section: 2, index: 0))
  }

  @Test func `P8.10 newer rows keep the current item by its id, at any place`() throws {
    var picker = picker()
    picker.id = { $0.name }
    let session = try session(of: picker)
    session.press("j")
    session.apply(
      .replace([
        [Shirt(name: "XS")], [Shirt(name: "S"), Shirt(name: "M"), Shirt(name: "L", stock: 7)],
      ]))
    #expect(session.position == Position(section: 1, index: 2))
    #expect(session.item?.stock == 7)
  }

  @Test func `M2.2 a marked item stays marked by its id`() throws {
    var picker = picker()
    picker.id = { $0.name }
    picker.marks = MarkSettings()
    let session = try session(of: picker)
    session.press(" ", "j", " ")
    session.apply(.replace([[Shirt(name: "L")], [Shirt(name: "S")], [Shirt(name: "XS")]]))
    session.press(Key(.enter))
    guard case .marked(let items)? = session.end else {
      Issue.record("\(String(describing: session.end))")
      return
    }
    #expect(items.map(\.item.name) == ["L", "S"])
  }

  @Test func `U1.1 U7.5 cells are asked for again only if they may have changed`() throws {
    var stock = 1
    var asked = 0
    let picker = GridPicker(rows: [["S", "M"], ["L"]]) { name in
      asked += 1
      return Cell("\(name) \(stock)")
    }
    let session = try picker.session(size: Self.size)
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

  @Test func `G11.5 U7.1 a redraw does not end a drag`() throws {
    var picker = picker([["a", "b"], ["c", "d"], ["e", "f"]])
    picker.cellSize = ScreenSize(lines: 3, columns: 10)
    let session = try session(of: picker)
    session.beginDrag(at: ScreenPoint(line: 6, column: 4))
    session.moveDrag(to: ScreenPoint(line: 3, column: 4))
    session.apply(.redraw)
    session.moveDrag(to: ScreenPoint(line: 2, column: 4))
    session.advance(by: .milliseconds(200))
    session.endDrag(at: ScreenPoint(line: 2, column: 4))
    session.advance(by: .seconds(2))
    #expect(session.position?.section == 1)
  }

  @Test func `a notice stays until a key is pressed, and an update may also move`() throws {
    var picker = picker()
    var moves: [Position] = []
    picker.onMove = { moves.append($0.to) }
    let session = try session(of: picker)
    session.apply(.notice("sold out"))
    #expect(session.frame.text.contains("sold out"))
    #expect(session.state.notice == nil, "it is no fault")
    session.press("l")
    #expect(!session.frame.text.contains("sold out"))
    session.apply(.move(to: Position(section: 1, index: 0)))
    #expect(moves == [Position(section: 0, index: 1), Position(section: 1, index: 0)])
  }

  @Test func `U7.6 an extended list flows into columns`() throws {
    let picker = GridPicker(list: ["a", "b", "c"], columns: 2) { Cell($0) }
    let session = try picker.session(size: Self.size)
    session.apply(.append([["d"], ["e"]]))
    session.press("l", "j")
    #expect(session.item == "d")
    #expect(session.position == Position(section: 0, index: 3))
    session.apply(.replace([["x"], ["y", "z"]]))
    session.press("g", Key(.enter))
    #expect(["x", "y"].contains(session.end?.item ?? ""))
  }

  @Test func `R1.3 R2.2 U8.1 R3 the program provides newer rows and more rows`() async throws {
    var picker = picker([["a"], ["b"]])
    picker.refresh = { _ in [[Shirt(name: "a"), Shirt(name: "new")]] }
    picker.more = { _ in [] }
    let session = try session(of: picker)
    session.press("r")
    await session.fetch()
    #expect(session.frame.text.contains("new 1"))
    #expect(session.frame.text.contains("refreshed"))
  }

  @Test func `R2.3 U8.3 a failure is reported, and the data stays unchanged`() async throws {
    struct Refused: Error, CustomStringConvertible { let description = "no route to the shop" }
    var picker = picker()
    picker.refresh = { _ in throw Refused() }
    let session = try session(of: picker)
    session.press("r")
    await session.fetch()
    #expect(session.frame.text.contains("no route to the shop"))
    #expect(session.item?.name == "S")
  }

  @Test func `F8.4 rows appended during a search are found, and none is lost`() throws {
    let many = (0..<6_000).map { "item \($0)" }
    let list = try GridPicker(list: many, columns: 1) { Cell($0) }.session(size: Self.size)
    list.type("/item 5999")
    #expect(list.item == "item 5999")
    list.apply(.append([["item 59990"]]))
    list.press(Key(.down))
    #expect(list.item == "item 59990")
    list.press(Key(.up), Key(.enter))
    #expect(list.end?.item == "item 5999")
  }

  @Test func `F8.4 items appended to a searched row are found`() throws {
    let session = try GridPicker(rows: [["ab", "cd"], ["ef"]]) { Cell($0) }.session(size: Self.size)
    session.type("/zz")
    #expect(session.item == nil)
    session.apply(.extend("0", by: ["zz"]))
    #expect(session.item == "zz")
  }

  @Test func `L3.2 columns that arrive later are frozen too`() throws {
    var picker = GridPicker(rows: [[String]]()) { Cell($0) }
    picker.refresh = { _ in [] }
    picker.layout = .sheet
    picker.frozenColumns = 1
    let session = try picker.session(size: Self.size)
    session.apply(.replace([GridSection(items: (0..<40).map { "column \($0)" })]))
    session.press(Key(.end))
    #expect(session.item == "column 39")
    #expect(session.frame.text.contains("column 0"))
  }

  @Test func `U4.3 a session that begins empty receives rows`() throws {
    let session = try GridPicker(rows: [[String]]()) { Cell($0) }.session(size: Self.size)
    session.apply(.redraw)
    guard case .nothingToPick? = session.end else {
      Issue.record("there is still nothing")
      return
    }
    session.apply(.append([["one"]]))
    session.press(Key(.enter))
    #expect(session.end?.item == "one")
  }

  @Test
  func `U8.1 U8.2 more rows arrive until there are none, and newer rows may have more again`()
    async throws
  {
    var picker = GridPicker(rows: (0..<20).map { [$0] }) { Cell("item \($0)") }
    var calls = 0
    picker.more = { section in
      #expect(section == nil)
      calls += 1
      return calls == 1 ? [[20]] : []
    }
    let session = try picker.session(size: Self.size)
    session.press("G", "j")
    await session.fetch()
    #expect(session.item == 20)
    session.press("j")
    await session.fetch()
    #expect(session.frame.text.contains("no more"))
    session.press("k", "j", "j")
    #expect(!session.isFetching)
    session.apply(.replace((0..<21).map { [$0] }))
    session.press("G", "j")
    #expect(session.isFetching)
    #expect(calls == 2)
  }

  @Test func `P4.1 a start before the first item becomes the first item`() throws {
    let list = try GridPicker(list: ["a", "b", "c"]) { Cell($0) }.session(size: Self.size)
    list.press(Key(.end))
    list.apply(.move(to: Position(section: .min, index: .min)))
    #expect(list.item == "a")
  }

  @Test func `U7.6 a list stays a list when its rows are replaced`() throws {
    var picker = GridPicker(list: ["a"], columns: 2) { Cell($0) }
    picker.sections = [["x", "y"], ["z"]]
    let session = try picker.session(size: Self.size)
    session.press("j")
    #expect(session.item == "z")
    #expect(session.position == Position(section: 0, index: 2))
  }

}
