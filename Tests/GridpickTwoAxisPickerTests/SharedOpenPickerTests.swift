import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import TwoAxisPicker

/// Open pickers whose caller is not on the main actor (rules U2, U13).
struct SharedOpenPickerTests {
  /// A value that neither side locks.
  private final class Seen {
    var moves: [String] = []
  }

  private func picker(wakingAt keys: TerminalEvent...) -> GridPicker<String> {
    let terminal = ScriptedTerminal()
    terminal.wakes = true
    for key in keys { terminal.at(0, key) }
    var picker = GridPicker(rows: [["a1"], ["b1"], ["c1"]]) { Cell($0) }
    picker.opening = { setup throws(TerminalError) in terminal.opened(setup) }
    return picker
  }

  @Test(.timeLimit(.minutes(5)))
  func `U2.4 if the caller has no actor, the body and the callbacks share one`() async throws {
    let seen = Seen()
    var picker = picker()
    picker.onMove = { seen.moves.append($0.item) }
    picker.status = { _, _ in "\(seen.moves.count) moves" }
    try await picker.open { open in
      let pressing = Task {
        for number in 1...200 { try open.perform(number.isMultiple(of: 2) ? "top" : "last") }
      }
      var moves = 0
      for await event in open.events {
        if case .moved(let move) = event {
          moves += 1
          seen.moves.append(move.item)
        }
        if moves == 200 { await open.close() }
      }
      try await pressing.value
    }
    #expect(seen.moves.count == 400)
  }

  @Test(.timeLimit(.minutes(5)))
  func `U2.4 code in a pause stays on that actor`() async throws {
    try await picker().open { open in
      let here = await Self.here()
      let away = await open.suspend { await Self.here() }
      #expect(here != nil && away == here)
    }
  }

  private nonisolated(nonsending) static func here() async -> ObjectIdentifier? {
    (#isolation).map { ObjectIdentifier($0) }
  }

  @Test(.timeLimit(.minutes(5)))
  func `U2.4 a picker runs on the actor of its caller`() async throws {
    let shop = Shop()
    #expect(try await shop.sell(Handed(picker(wakingAt: .key("j"), .key("q")))) == ["b1", "b1"])
  }

  private actor Shop {
    func sell(_ given: Handed<GridPicker<String>>) async throws -> [String] {
      let seen = Seen()
      var picker = given.value
      picker.onMove = { seen.moves.append($0.item) }
      picker.status = { _, _ in
        self.assertIsolated()
        return ""
      }
      try await picker.open { open in
        self.assertIsolated()
        for await event in open.events {
          if case .moved(let move) = event { seen.moves.append(move.item) }
        }
      }
      return seen.moves
    }
  }
}
