import Testing
import TwoAxisPicker

/// What is written around an open picker, without a terminal (rule U10).
@MainActor struct OpenSessionTests {
  private let session = GridPicker(rows: [["S", "M"], ["L"]]) { Cell($0) }
    .session(size: ScreenSize(lines: 8, columns: 40))

  /// Sells until a size is sold out.
  private func sell(_ open: OpenPicker<String>) async -> [String] {
    var sold: [String] = []
    for await event in open.events {
      guard case .picked(let size, _) = event else { continue }
      sold.append(size)
      open.update(.notice("sold \(size)"))
      open.perform("last-of-all")
      if size == "L" { break }
    }
    await open.close()
    return sold
  }

  @Test func `U10.4 a session is an open picker for the program around it`() async {
    let open = session.open()
    let selling = Task { await sell(open) }
    session.press("l", Key(.enter))
    await session.idle()
    #expect(session.end == nil && session.item == "L")
    #expect(session.frame.text.contains("sold M"))
    #expect(open.position == Position(section: 1, index: 0))
    session.press(Key(.enter))
    await session.idle()
    #expect(await selling.value == ["M", "L"])
    guard case .cancelled? = session.end, case .cancelled? = open.end else {
      Issue.record("\(String(describing: session.end))")
      return
    }
  }

  @Test func `U10.4 the person leaves, and the events end`() async {
    let open = session.open()
    let selling = Task { await sell(open) }
    session.press(Key(.enter), "q")
    #expect(await selling.value == ["S"])
    #expect(session.end != nil)
  }

  @Test func `U10.4 query, marks and offsets are told and can be set`() async {
    var picker = GridPicker(list: (0..<40).map { "item \($0)" }, columns: 1) { Cell($0) }
    picker.marks = MarkSettings()
    let session = picker.session(size: ScreenSize(lines: 8, columns: 40))
    let open = session.open()
    let hearing = Task {
      var queries: [String] = []
      for await event in open.events { if case .query(let query) = event { queries.append(query) } }
      return queries
    }
    open.marks = [Position(section: 0, index: 2)]
    open.offsets.line = 7
    await session.idle()
    #expect(open.offsets.line == 7 && open.marks.count == 1)
    open.query = "39"
    await session.idle()
    #expect(session.item == "item 39" && open.query == "39" && open.matchCount == 1)
    open.update(.cancel)
    await session.idle()
    #expect(await hearing.value == ["39"])
  }
}
