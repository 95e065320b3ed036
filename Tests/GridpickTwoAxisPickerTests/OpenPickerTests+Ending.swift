import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import TwoAxisPicker

/// What comes behind an open picker that ends (rules U5, U13).
extension OpenPickerTests {
  /// A picker that is refused until the terminal of the first one is given back, and then picks.
  private func next() -> GridPicker<String> {
    var picker = GridPicker(rows: [["next"]]) { Cell($0) }
    picker.opening = { [terminal] setup throws(TerminalError) in
      guard terminal.isLeft else { throw .busy }
      let own = ScriptedTerminal()
      own.wakes = true
      own.at(0, .key(Key(.enter)))
      return own.opened(setup)
    }
    return picker
  }

  @Test(.timeLimit(.minutes(1)))
  func `U13.6 close waits until the terminal is given back`() async throws {
    let open = try await picker().open()
    await open.close()
    #expect(terminal.isLeft && open.end != nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `U5.1 U13.6 behind a loop that is left another picker waits for the terminal`() async throws
  {
    let open = try await picker().open()
    terminal.at(0, .key("j"))
    for await event in open.events { if case .moved = event { break } }
    #expect(open.end == nil)
    #expect(try await next().run() == "next")
    #expect(open.end != nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `U5.1 another open picker waits for one that nobody keeps any more`() async throws {
    _ = try await picker().open()
    for await event in try await next().open().events {
      if case .picked(let item, _) = event { #expect(item == "next") }
      break
    }
    #expect(terminal.isLeft)
  }

  @Test(.timeLimit(.minutes(1)))
  func `U13.6 to cancel the task of the loop ends the picker`() async throws {
    let open = try await picker().open()
    let task = Task {
      for await _ in open.events {}
      return terminal.isLeft
    }
    task.cancel()
    #expect(await task.value)
  }

  @Test(.timeLimit(.minutes(1)))
  func `U5.1 another picker waits for one whose task is cancelled`() async throws {
    let task = Task { try await picker().run() }
    terminal.onShown = { _ in task.cancel() }
    while !task.isCancelled { await Task.yield() }
    #expect(try await next().run() == "next")
    #expect(try await task.value == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `U5.1 U13.4 a suspended picker comes back once another one has left the terminal`()
    async throws
  {
    let first = ScriptedTerminal()
    first.wakes = true
    var picker = GridPicker(rows: [["first"]]) { Cell($0) }
    picker.opening = { [terminal, first] setup throws(TerminalError) in
      guard terminal.isLeft || terminal.shown.isEmpty else { throw .busy }
      return first.opened(setup)
    }
    let open = try await picker.open()
    let other = try await open.suspend {
      terminal.at(0, .key("j"))
      let other = try await self.picker().open()
      for await event in other.events { if case .moved = event { break } }
      return other
    }
    #expect(open.end == nil && !first.isLeft && other.end != nil)
    await open.close()
    #expect(first.isLeft)
  }
}
