import Testing
import TwoAxisPicker

/// What is written around an open picker, without a terminal (rules U10, U13, U16).
@MainActor struct OpenSessionTests {
  private let screen = PickerScreen(size: ScreenSize(lines: 8, columns: 40))

  /// Sells until the large size is sold.
  private func sell(_ sizes: [[String]]) async throws -> [String] {
    try await GridPicker(rows: sizes) { Cell($0) }.open { open in
      var sold: [String] = []
      for await event in open.events {
        guard case .picked(let size, _) = event else { continue }
        sold.append(size)
        open.update(.notice("sold \(size)"))
        try open.perform("last-of-all")
        if size == "L" { break }
      }
      return sold
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `U13.1 U16.1 a picker stays open after a pick, and does what is asked`() async throws {
    let selling = Task { try await screen.run { try await sell([["S", "M"], ["L"]]) } }
    await screen.idle()
    screen.press("l", Key(.enter))
    await screen.idle()
    #expect(screen.frame?.text.contains("sold M") == true)
    screen.press(Key(.enter))
    await screen.idle()
    #expect(try await selling.value == ["M", "L"] && screen.frame == nil)
  }

  @Test(.timeLimit(.minutes(5)))
  func `U13.6 the events end when the person leaves`() async throws {
    let selling = Task { try await screen.run { try await sell([["S"]]) } }
    await screen.idle()
    screen.press(Key(.enter), "q")
    #expect(try await selling.value == ["S"])
  }

  @Test func `U10.4 a session reports and does the same as an open picker`() throws {
    var picker = GridPicker(list: (0..<40).map { "item \($0)" }, columns: 1) { Cell($0) }
    picker.marks = MarkSettings()
    let session = try picker.session(size: ScreenSize(lines: 8, columns: 40))
    let open = session.open()
    open.marks = [Position(section: 0, index: 2)]
    open.offsets.line = 7
    session.advance(by: .zero)
    #expect(open.offsets.line == 7 && open.marks.count == 1)
    open.query = "39"
    session.press(Key(.enter), Key(.enter))
    #expect(session.item == "item 39" && open.query == "39" && open.matchCount == 1)
    #expect(session.end == nil)
    try open.perform("abort")
    session.advance(by: .zero)
    #expect(session.end != nil && open.end != nil)
  }

  @Test(.timeLimit(.minutes(5)))
  func `U13.3 requests before an update are done before it`() async throws {
    let picking = Task {
      try await screen.run {
        try await GridPicker(list: ["old"]) { Cell($0) }.open { open in
          try open.perform("accept")
          open.update(.replace([["new"]]))
          for await event in open.events { if case .picked(let item, _) = event { return item } }
          return ""
        }
      }
    }
    await screen.idle()
    #expect(try await picking.value == "old")
  }

  @Test(.timeLimit(.minutes(5)))
  func `U16.2 a second picker outside a pause is refused`() async throws {
    let nesting = Task {
      try await screen.run {
        try await GridPicker(list: ["a"]) { Cell($0) }.open { _ in
          try await GridPicker(list: ["b"]) { Cell($0) }.run()
        }
      }
    }
    await #expect(throws: PickerError.busy) { try await nesting.value }
  }

  /// Shows a picker from no actor.
  private nonisolated func choose() async throws -> String? {
    try await GridPicker(list: ["a", "b"], columns: 1) { name in
      MainActor.assertIsolated()
      return Cell(name)
    }.run()
  }

  @Test(.timeLimit(.minutes(5)))
  func `U16.1 a picker whose caller has no actor runs on the screen's actor`() async throws {
    let choosing = Task { try await screen.run { try await choose() } }
    await screen.idle()
    screen.press(Key(.down), Key(.enter))
    #expect(try await choosing.value == "b")
  }

  @Test(.timeLimit(.minutes(5)))
  func `U16.1 an open picker without items waits for updates`() async throws {
    let filling = Task {
      try await screen.run {
        try await GridPicker(list: [String]()) { Cell($0) }.open { open in
          open.update(.append([["late"]]))
          for await event in open.events { if case .picked(let item, _) = event { return item } }
          return ""
        }
      }
    }
    await screen.idle()
    screen.press(Key(.enter))
    #expect(try await filling.value == "late")
  }
}
