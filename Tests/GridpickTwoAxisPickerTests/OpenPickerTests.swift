import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import TwoAxisPicker

/// A picker that is open and goes on (rule U13).
@MainActor struct OpenPickerTests {
  let terminal = ScriptedTerminal()

  func picker(
    _ rows: [[String]] = [["a1", "a2"], ["b1", "b2"], ["c1", "c2"]]
  ) -> GridPicker<String> {
    var picker = GridPicker(rows: rows) { Cell($0) }
    picker.marks = MarkSettings()
    picker.opening = { [terminal] setup throws(TerminalError) in terminal.opened(setup) }
    terminal.wakes = true
    return picker
  }

  private typealias Event = OpenPicker<String>.Event

  private func words(_ event: Event) -> String {
    switch event {
    case .moved(let move): "moved \(move.item)"
    case .settled(let move): "settled \(move.item)"
    case .scrolled(let from, let to): "scrolled \(from.line)>\(to.line)"
    case .marked(let marks): "marked \(marks.map(\.item))"
    case .query(let text): "query \(text)"
    case .picked(let item, at: _): "picked \(item)"
    case .pickedMarks(let marks): "picked \(marks.map(\.item))"
    }
  }

  /// Hears events until one has these words, and returns all of them but rests.
  func hear(
    _ events: inout OpenPicker<String>.Events.Iterator, until last: String
  ) async -> [String] {
    var heard: [String] = []
    while heard.last != last, let event = await events.next() {
      if case .settled = event { continue }
      heard.append(words(event))
    }
    return heard
  }

  @Test func `U13.1 U13.6 a pick does not end the picker, but close does`() async throws {
    terminal.at(0, .key("j"), .key(Key(.enter)), .key("j"), .key(Key(.enter)))
    try await picker().open { open in
      var events = open.events.makeAsyncIterator()
      #expect(
        await hear(&events, until: "picked c1")
          == ["moved b1", "picked b1", "moved c1", "picked c1"])
      #expect(open.end == nil && open.position == Position(section: 2, index: 0))
      await open.close()
      while await events.next() != nil {}
      guard case .cancelled(at: Position(section: 2, index: 0)?)? = open.end else {
        Issue.record("\(String(describing: open.end))")
        return
      }
      #expect(terminal.isLeft)
    }
  }

  @Test func `U13.1 U13.3 position, query and marks can be set, and actions done`() async throws {
    try await picker().open { open in
      var events = open.events.makeAsyncIterator()
      open.position = Position(section: 1, index: 1)
      open.marks = [Position(section: 0, index: 0), Position(section: 2, index: 1)]
      try open.perform("last")
      // Only one item matches, so that no part of a slow search finds another one first.
      open.query = "b2"
      #expect(
        await hear(&events, until: "query b2") == [
          "moved b2", "marked [\"a1\", \"c2\"]", "moved c2", "query b2",
        ])
      let heard = await hear(&events, until: "moved b2")
      #expect(heard.last == "moved b2", "\(heard), ended: \(String(describing: open.end))")
      #expect(open.query == "b2")
      #expect(open.marks == [Position(section: 0, index: 0), Position(section: 2, index: 1)])
      await open.close()
    }
  }

  @Test func `U13.2 events arrive in order, and none is lost`() async throws {
    for _ in 1...200 { terminal.at(0, .key("j"), .key("k")) }
    terminal.at(0, .key("l"))
    try await picker().open { open in
      var events = open.events.makeAsyncIterator()
      let steps = (1...200).flatMap { _ in ["moved b1", "moved a1"] }
      #expect(await hear(&events, until: "moved a2") == steps + ["moved a2"])
      await open.close()
    }
  }

  @Test func `U13 an update is applied while the picker is open`() async throws {
    try await picker().open { open in
      var events = open.events.makeAsyncIterator()
      open.update(.append([["d1"]]))
      try open.perform("last")
      #expect(await hear(&events, until: "moved d1").last == "moved d1")
      await open.close()
    }
  }

  @Test func `U13.4 a suspended picker leaves the terminal and comes back to its position`()
    async throws
  {
    terminal.at(0, .key("j"), .key("l"), .key(" "))
    try await picker().open { open in
      var events = open.events.makeAsyncIterator()
      _ = await hear(&events, until: "marked [\"b2\"]")
      let frames = terminal.shown.count
      let answer = await open.suspend {
        #expect(terminal.isLeft)
        await Task.yield()
        return 7
      }
      #expect(answer == 7)
      try open.perform("down")
      _ = await hear(&events, until: "moved c2")
      #expect(terminal.shown.count > frames)
      #expect(open.marks == [Position(section: 1, index: 1)])
      await open.close()
      while await events.next() != nil {}
      var ran = false
      await open.suspend { ran = true }
      #expect(ran, "an ended picker has no terminal to leave")
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `U13.5 a pause inside a pause only runs its body`() async throws {
    try await picker().open { open in
      let answer = await open.suspend { await open.suspend { 7 } }
      #expect(answer == 7)
      await open.close()
      for await _ in open.events {}
      #expect(open.end != nil)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `U13.4 a picker closed during a pause does not come back`() async throws {
    try await picker().open { open in
      await open.suspend {
        terminal.at(0, .key(Key(.enter)))
        await open.close()
      }
      var picks = 0
      for await event in open.events { if case .picked = event { picks += 1 } }
      #expect(open.end != nil && picks == 0)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `U13.4 a pause in a cancelled task leaves the terminal and comes back`() async throws {
    try await picker().open { open in
      let suspended = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return await open.suspend { terminal.isLeft }
      }
      #expect(await suspended.value)
      await open.close()
      for await _ in open.events {}
      #expect(open.end != nil)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `U13.7 a picker suspended by two tasks comes back after the last pause`() async throws {
    try await picker().open { open in
      let tasks = [10, 100].map { count in
        Task {
          await open.suspend {
            for _ in 0..<count { await Task.yield() }
            return terminal.isLeft
          }
        }
      }
      try open.perform("last")
      for task in tasks { #expect(await task.value) }
      #expect(!terminal.isLeft)
      var events = open.events.makeAsyncIterator()
      #expect(await hear(&events, until: "moved c1").last == "moved c1")
      await open.close()
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `U13.4 a task started during a pause may suspend the picker later`() async throws {
    try await picker().open { open in
      let later = await open.suspend {
        Task {
          for _ in 0..<100 { await Task.yield() }
          return await open.suspend { terminal.isLeft }
        }
      }
      #expect(await later.value)
      await open.close()
      for await _ in open.events {}
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `U13.8 a picker that ends during a pause cancels its tasks`() async throws {
    var picker = picker()
    var isCancelled = false
    let (asked, continuation) = AsyncStream.makeStream(of: Void.self)
    picker.refresh = { _ in
      continuation.finish()
      try? await Task.sleep(for: .seconds(3_600))
      isCancelled = Task.isCancelled
      return []
    }
    try await picker.open { open in
      try open.perform("reload")
      for await _ in asked {}
      await open.suspend { await open.close() }
      for await _ in open.events {}
      while !isCancelled { await Task.yield() }
    }
  }

  @Test func `U13.6 a person who leaves the picker ends its events`() async throws {
    terminal.at(0, .key("q"))
    try await picker().open { open in
      var count = 0
      for await event in open.events { count += words(event).isEmpty ? 0 : 1 }
      #expect(open.end != nil && count <= 1)
    }
  }
}
