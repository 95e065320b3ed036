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

  @Test func `U2.1 the waiting actor gets the item and every reported move`()
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

  @Test func `updates are shown while the picker is open, and can be picked`() async throws {
    let picker = picker()
    let (updates, continuation) = AsyncStream.makeStream(of: PickerUpdate<Shirt>.self)
    continuation.yield(.append([[Shirt("XL")]]))
    continuation.yield(.move(to: Position(section: 2, index: 0)))
    terminal.wakes = true
    terminal.onShown = { [unowned terminal] frame in
      if frame.text.contains("row 3/3") { terminal.at(0, .key(Key(.enter))) }
    }
    let end = try await picker.end(updates: updates)
    #expect(end.item?.name == "XL")
  }

  @Test func `U4.4 cancelling the task ends the picker and frees the terminal`() async throws {
    let picker = picker()
    let task = Task { try await picker.run()?.name }
    terminal.wakes = true
    terminal.onShown = { _ in task.cancel() }
    #expect(try await task.value == nil)
    #expect(terminal.isLeft)
  }

  @Test func `U4.4 a task cancelled before its start ends the picker at once`() async throws {
    let picker = picker()
    terminal.wakes = true
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      if case .cancelled = try await picker.end() { return true }
      return false
    }
    #expect(try await task.value)
  }

  @Test func `U2.1 fetched rows arrive on the waiting actor, and are shown`() async throws {
    var picker = picker()
    let name = "new"
    picker.refresh = { _ in
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      return [[Shirt(name)]]
    }
    terminal.wakes = true
    terminal.at(0, .key("r"))
    terminal.onShown = { [unowned terminal] frame in
      if frame.text.contains("new") { terminal.at(0, .key(Key(.enter))) }
    }
    #expect(try await picker.run()?.name == "new")
  }

  @Test func `U2.3 a busy actor gets rows that need no wait, and a message about other rows`()
    async throws
  {
    var picker = picker()
    var names: [String] = []
    picker.refresh = { _ in
      MainActor.assertIsolated()
      if !names.isEmpty { await Task.yield() }
      names.append("new")
      return [GridSection(items: names.map(Shirt.init))]
    }
    terminal.wakes = true
    terminal.at(0, .key("r"))
    terminal.onShown = { [unowned terminal] frame in
      if frame.text.contains("refreshed") { terminal.at(0, .key("r")) }
      if frame.text.contains("holds the main actor") { terminal.at(0, .key(Key(.enter))) }
    }
    #expect(try holding(picker).item?.name == "new")
    #expect(names == ["new"])
  }

  @Test func `U4.3 a wait ends at its timeout`() async throws {
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

  @Test func `U2.1 a picker that blocks its thread calls the program on that thread`() throws {
    let here = pthread_self()
    var places: [Bool] = []
    func note() { places.append(pthread_equal(pthread_self(), here) != 0) }
    var picker = GridPicker(rows: [["S", "M"]]) { name in
      note()
      return Cell(name)
    }
    picker.onMove = { _ in note() }
    picker.opening = { [terminal] setup throws(TerminalError) in terminal.opened(setup) }
    terminal.at(10, .key("l"))
    terminal.at(20, .key(Key(.enter)))
    #expect(try held(picker) == "M")
    #expect(places.count > 2 && places.allSatisfy(\.self))
  }

  private func held(_ picker: GridPicker<String>) throws -> String? { try picker.run() }

  @Test func `an unusable terminal is reported by each way to run`() async throws {
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

  @Test func `U2.1 P10.2 a caller without an actor gets its callbacks on one actor`() async throws {
    let terminal = ScriptedTerminal()
    let seen = Seen()
    var picker = GridPicker(rows: [["a", "b"]]) { Cell($0) }
    picker.opening = { setup throws(TerminalError) in terminal.opened(setup) }
    picker.onMove = { move in
      seen.overlap = seen.overlap || seen.isBusy
      seen.steps.append(move.item)
    }
    picker.refresh = { _ in
      seen.isBusy = true
      let end = ContinuousClock.now + .milliseconds(50)
      while ContinuousClock.now < end {}
      seen.isBusy = false
      return [["new"]]
    }
    terminal.wakes = true
    terminal.at(0, .key("r"))
    for number in 1...200 { terminal.at(Double(number) / 10, .key(number % 2 == 0 ? "h" : "l")) }
    terminal.onShown = { [unowned terminal] frame in
      if frame.text.contains("new") { terminal.at(0, .key(Key(.enter))) }
    }
    #expect(try await picker.run() == "new")
    #expect(!seen.overlap && seen.steps.count > 100)
  }
}
