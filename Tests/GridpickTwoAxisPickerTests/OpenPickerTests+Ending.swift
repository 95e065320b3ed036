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

  @Test(.timeLimit(.minutes(5)))
  func `U13.6 close waits until the terminal is free again`() async throws {
    try await picker().open { open in
      await open.close()
      #expect(terminal.isLeft)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `U13.6 the picker ends with its body, and returns or throws its result`() async throws {
    terminal.at(0, .key("j"))
    let item = try await picker().open { open in
      for await event in open.events { if case .moved(let move) = event { return move.item } }
      return ""
    }
    #expect(item == "b1" && terminal.isLeft)
    #expect(try await next().run() == "next")
    await #expect(throws: CancellationError.self) {
      try await next().open { _ in throw CancellationError() }
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: [true, false])
  func `U5.5 keys read after the key that ends a picker go to the next picker`(isAwaited: Bool)
    async throws
  {
    terminal.at(0, .key("j"), .key(Key(.enter)), .key(Key(.right)), .key(Key(.enter)))
    let picker = picker()
    func run() throws -> String? { try picker.run() }
    let items =
      isAwaited
      ? [try await picker.run(), try await picker.run()] : [try run(), try run()]
    #expect(items == ["b1", "a2"])
  }

  @Test(.timeLimit(.minutes(5)))
  func `U13.6 cancelling the task ends the picker`() async throws {
    let task = Task {
      try await picker().open { open in
        for await _ in open.events {}
        await open.close()
        return terminal.isLeft
      }
    }
    terminal.onShown = { _ in task.cancel() }
    #expect(try await task.value)
  }

  @Test(.timeLimit(.minutes(5)))
  func `U5.1 U13.4 a suspended picker comes back after another picker has left the terminal`()
    async throws
  {
    let first = ScriptedTerminal()
    first.wakes = true
    var picker = GridPicker(rows: [["first"]]) { Cell($0) }
    picker.opening = { [terminal, first] setup throws(TerminalError) in
      guard terminal.isLeft || terminal.shown.isEmpty else { throw .busy }
      return first.opened(setup)
    }
    try await picker.open { open in
      try await open.suspend {
        terminal.at(0, .key("j"))
        try await self.picker().open { other in
          for await event in other.events { if case .moved = event { break } }
        }
      }
      #expect(open.end == nil && !first.isLeft && terminal.isLeft)
    }
    #expect(first.isLeft)
  }

  @Test(.timeLimit(.minutes(5)))
  func `U4.3 U13.1 a timeout also ends an open picker`() async throws {
    terminal.at(1_000, .key("j"))
    try await picker().open(timeout: .seconds(3)) { open in
      for await _ in open.events {}
      guard case .timedOut? = open.end else {
        Issue.record("\(String(describing: open.end))")
        return
      }
    }
  }
}
