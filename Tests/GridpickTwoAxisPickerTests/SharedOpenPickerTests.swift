import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import TwoAxisPicker

/// Open pickers whose caller is not on the main actor (rules U2, U13).
///
/// A caller whose event loop uses what its callbacks use does not compile: Tools/refused has it.
struct SharedOpenPickerTests {
  private final class Seen {
    var moves: [String] = []
  }

  private func picker(wakingAt keys: TerminalEvent...) -> sending GridPicker<String> {
    let terminal = ScriptedTerminal()
    terminal.wakes = true
    for key in keys { terminal.at(0, key) }
    var picker = GridPicker(rows: [["a1"], ["b1"], ["c1"]]) { Cell($0) }
    picker.opening = { setup throws(TerminalError) in terminal.opened(setup) }
    return picker
  }

  @Test(.timeLimit(.minutes(1)))
  func `U2.5 a caller on no actor hears events beside callbacks on the main actor`() async throws {
    let seen = Seen()
    var picker = picker()
    picker.onMove = { move in
      MainActor.assertIsolated()
      seen.moves.append(move.item)
    }
    picker.status = { _, _ in "\(seen.moves.count) moves" }
    let open = try await picker.open()
    let pressing = Task {
      for number in 1...200 { open.perform(number.isMultiple(of: 2) ? .top : .last) }
    }
    var moves = 0
    for await event in open.events {
      if case .moved = event { moves += 1 }
      if moves == 200 { await open.close() }
    }
    await pressing.value
    #expect(moves == 200 && open.end != nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `U2.5 a picker runs on the actor that it is opened with`() async throws {
    let shop = Shop()
    #expect(try await shop.sell(picker(wakingAt: .key("j"), .key("q"))) == ["b1", "b1"])
  }

  private actor Shop {
    func sell(_ given: sending GridPicker<String>) async throws -> [String] {
      let seen = Seen()
      var picker = given
      picker.onMove = { seen.moves.append($0.item) }
      picker.status = { _, _ in
        self.assertIsolated()
        return ""
      }
      for await event in try await picker.open(isolation: self).events {
        if case .moved(let move) = event { seen.moves.append(move.item) }
      }
      return seen.moves
    }
  }
}
