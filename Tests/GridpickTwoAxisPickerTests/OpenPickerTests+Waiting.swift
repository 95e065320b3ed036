import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import TwoAxisPicker

/// Keys whose work waits, timeouts, and what ends a picker meanwhile (rules U4, U6, U13).
extension OpenPickerTests {
  @Test(.timeLimit(.minutes(5)))
  func `U6.5 keys typed during a key's work act after the work, in order`()
    async throws
  {
    var picker = picker()
    picker.keys = [
      KeyBinding(key: "x", help: "waits") { _, _ in
        .task { open in
          for _ in 0..<20 { await Task.yield() }
          open.update(.append([["new"]]))
        }
      }
    ]
    terminal.at(0, .key("x"), .key("G"), .key("k"), .key(Key(.enter)))
    let item = try await picker.open { open in
      for await event in open.events { if case .picked(let item, _) = event { return item } }
      return ""
    }
    #expect(item == "c1")
  }

  @Test(.timeLimit(.minutes(5)))
  func `U6.5 after a pause without a picker, keys typed ahead act on the first picker`()
    async throws
  {
    var picker = picker()
    picker.keys = [
      KeyBinding(key: "x", help: "edits") { _, _ in .task { await $0.suspend {} } }
    ]
    terminal.at(0, .key("x"), .key("j"), .key(Key(.enter)))
    let item = try await picker.open { open in
      for await event in open.events { if case .picked(let item, _) = event { return item } }
      return ""
    }
    #expect(item == "b1")
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["task", "body"])
  func `U13.6 U4.4 the end of a picker ends a key's question`(_ end: String) async throws {
    let question = ScriptedTerminal()
    question.wakes = true
    var picker = picker()
    let (shown, noteShown) = AsyncStream.makeStream(of: Void.self)
    picker.keys = [
      KeyBinding(key: "x", help: "asks") { _, _ in
        .task { open in
          var asking = GridPicker(list: ["no", "yes"]) { Cell($0) }
          asking.opening = { setup throws(TerminalError) in question.opened(setup) }
          question.onShown = { _ in noteShown.finish() }
          _ = try? await open.suspend { try await asking.run() }
        }
      }
    ]
    terminal.at(0, .key("x"))
    let task = Task { [picker] in
      try await picker.open { open in
        for await _ in shown {}
        if end == "task" { for await _ in open.events {} }
      }
    }
    for await _ in shown {}
    while !(question.shown.count > 0) { await Task.yield() }
    if end == "task" { task.cancel() }
    try await task.value
    #expect(terminal.isLeft && question.isLeft)
  }

  @Test(.timeLimit(.minutes(5)))
  func `U6.5 keys typed ahead answer the question of a key`() async throws {
    var answers: [String?] = []
    var picker = picker()
    picker.keys = [
      KeyBinding(key: "x", help: "asks") { _, _ in
        .task { open in
          var asking = GridPicker(list: ["no", "yes"], columns: 1) { Cell($0) }
          asking.opening = { [terminal] setup throws(TerminalError) in terminal.opened(setup) }
          answers.append(try? await open.suspend { try await asking.run() })
          await open.close()
        }
      }
    ]
    terminal.at(0, .key("x"), .key("j"), .key(Key(.enter)))
    try await picker.open { open in for await _ in open.events {} }
    #expect(answers == ["yes"])
  }

  @Test(.timeLimit(.minutes(5)))
  func `U13.6 a timeout starts again after a pause`() async throws {
    try await picker().open(timeout: .seconds(3)) { open in
      await open.suspend {}
      for await _ in open.events {}
      guard case .timedOut? = open.end else {
        Issue.record("\(String(describing: open.end))")
        return
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `U13.4 a person who leaves just before a pause ends the picker`() async throws {
    try await picker().open { open in
      try open.perform("cancel")
      await open.suspend {}
      for await _ in open.events {}
      #expect(open.end != nil)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `U13.3 requests before a pause are done before it`() async throws {
    try await picker().open { open in
      open.update(.append([["d1"]]))
      try open.perform("last")
      open.update(.append([["e1"]]))
      await open.suspend {}
      #expect(open.position == Position(section: 3, index: 0))
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `U2.1 updates are received on the caller's actor`() async throws {
    let updates = Updates()
    terminal.onShown = { [unowned terminal] frame in
      if frame.text.contains("late") { terminal.at(0, .key("G"), .key(Key(.enter))) }
    }
    #expect(try await picker().end(updates: updates).item == "late")
    // The pick may end the picker before it asks for another update.
    #expect(updates.places.first == true && updates.places.allSatisfy(\.self))
  }

  /// Updates that note whether they are asked for on an actor.
  private final class Updates: AsyncSequence, AsyncIteratorProtocol {
    var places: [Bool] = []

    func makeAsyncIterator() -> Updates { self }

    func next() async -> PickerUpdate<String>? { nil }

    func next(isolation actor: isolated (any Actor)?) async -> PickerUpdate<String>? {
      places.append(actor != nil)
      return places.count == 1 ? .append([["late"]]) : nil
    }
  }
}
