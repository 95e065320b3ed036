import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Synchronization
import Testing

@testable import TwoAxisPicker

/// Pickers that are waited for, on the actor of who waits (rules U2, U4).
@MainActor
struct WaitingTests {
  /// A value that only its own actor may touch.
  final class Shirt {
    let name: String

    init(_ name: String) { self.name = name }
  }

  private let terminal = ScriptedTerminal()

  private func picker(_ rows: [[String]] = [["S", "M"], ["L"]]) -> GridPicker<Shirt> {
    var picker = GridPicker(rows: rows.map { $0.map(Shirt.init) }) { shirt in
      MainActor.assertIsolated()
      return Cell(shirt.name)
    }
    picker.opening = { [terminal] setup throws(TerminalError) in terminal.opened(setup) }
    return picker
  }

  @Test func `U2 the item comes back to the actor that waits, which hears of every move`()
    async throws
  {
    var picker = picker()
    var moves: [String] = []
    picker.onMove = { move in
      MainActor.assertIsolated()
      moves.append(move.item.name)
    }
    terminal.at(10, .key("l"))
    terminal.at(20, .key(Key(.enter)))
    #expect(try await picker.run()?.name == "M")
    #expect(moves == ["M"])
    #expect(terminal.isLeft)
  }

  @Test func `what is new is shown while it is open, and one may pick it`() async throws {
    let picker = picker()
    let (updates, continuation) = AsyncStream.makeStream(of: PickerUpdate<Shirt>.self)
    continuation.yield(.append(rows: [[Shirt("XL")]]))
    continuation.yield(.move(to: Position(section: 2, index: 0)))
    terminal.wakes = true
    terminal.onShown = { [terminal] frame in
      if frame.text.contains("row 3/3") { terminal.at(0, .key(Key(.enter))) }
    }
    let end = try await picker.run(updates: updates)
    #expect(end.item?.name == "XL")
  }

  @Test func `U4 to cancel the task ends the picker, and the terminal is left`() async throws {
    let picker = picker()
    let task = Task { try await picker.run()?.name }
    terminal.wakes = true
    terminal.onShown = { _ in task.cancel() }
    #expect(try await task.value == nil)
    #expect(terminal.isLeft)
  }

  @Test func `a task that is cancelled before it begins shows nothing for long`() async throws {
    let picker = picker()
    terminal.wakes = true
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      if case .cancelled = try await picker.end() { return true }
      return false
    }
    #expect(try await task.value)
  }

  @Test func `what is got runs where one waits, and is shown`() async throws {
    var picker = picker()
    let name = "new"
    picker.refresh = {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      return [[Shirt(name)]]
    }
    terminal.wakes = true
    terminal.at(0, .key("r"))
    terminal.onShown = { [terminal] frame in
      if frame.text.contains("new") { terminal.at(0, .key(Key(.enter))) }
    }
    #expect(try await picker.run()?.name == "new")
  }

  @Test func `U2 who holds the actor has what is got without waiting, and is told of the rest`()
    async throws
  {
    var picker = picker()
    var names: [String] = []
    picker.refresh = {
      MainActor.assertIsolated()
      if !names.isEmpty { await Task.yield() }
      names.append("new")
      return [names.map(Shirt.init)]
    }
    terminal.wakes = true
    terminal.at(0, .key("r"))
    terminal.onShown = { [terminal] frame in
      if frame.text.contains("refreshed") { terminal.at(0, .key("r")) }
      if frame.text.contains("holds the main actor") { terminal.at(0, .key(Key(.enter))) }
    }
    #expect(try holding(picker).item?.name == "new")
    #expect(names == ["new"])
  }

  @Test func `nobody picks in time`() async throws {
    guard case .timedOut = try await picker().end(timeout: .seconds(3)) else {
      Issue.record("not timed out")
      return
    }
    #expect(terminal.time == .seconds(3))
    guard case .timedOut = try holding(picker()) else {
      Issue.record("not timed out")
      return
    }
  }

  /// The same, holding the thread.
  private func holding(_ picker: GridPicker<Shirt>) throws -> PickerEnd<Shirt> {
    try picker.end(timeout: .seconds(3))
  }

  @Test func `a terminal that cannot be had is told, by each way to ask for it`() async throws {
    var picker = picker()
    picker.opening = { _ throws(TerminalError) in throw .noType }
    let reason = PickerError.unsuitableTerminal(TerminalError.noType.description)
    do {
      _ = try await picker.run()
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == reason)
    }
    #expect(throws: reason) { try holding(picker) }
  }
}

/// The same for who is on no actor.
struct WaitingNowhereTests {
  private final class Seen {
    var steps: [String] = []
    var isBusy = false
    var overlap = false
  }

  @Test func `U2 who is on no actor has callbacks that are on one all the same`() async throws {
    let terminal = ScriptedTerminal()
    let seen = Seen()
    var picker = GridPicker(rows: [["a", "b"]]) { Cell($0) }
    picker.opening = { setup throws(TerminalError) in terminal.opened(setup) }
    picker.onMove = { move in
      seen.overlap = seen.overlap || seen.isBusy
      seen.steps.append(move.item)
    }
    picker.refresh = {
      seen.isBusy = true
      let end = ContinuousClock.now + .milliseconds(50)
      while ContinuousClock.now < end {}
      seen.isBusy = false
      return [["new"]]
    }
    terminal.wakes = true
    terminal.at(0, .key("r"))
    for number in 1...200 { terminal.at(Double(number) / 10, .key(number % 2 == 0 ? "h" : "l")) }
    terminal.onShown = { frame in
      if frame.text.contains("new") { terminal.at(0, .key(Key(.enter))) }
    }
    #expect(try await picker.run() == "new")
    #expect(!seen.overlap && seen.steps.count > 100)
  }
}
