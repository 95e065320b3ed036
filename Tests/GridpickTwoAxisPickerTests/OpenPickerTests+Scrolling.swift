import GridpickCore
import GridpickTestSupport
import Testing

@testable import TwoAxisPicker

/// The offsets of an open picker, set by its program.
extension OpenPickerTests {
  @Test func `U13.9 the view can be scrolled, but not past its ends`() async throws {
    try await picker((0..<40).map { ["a\($0)", "b\($0)"] }).open { open in
      var events = open.events.makeAsyncIterator()
      open.offsets.line += 5
      _ = await hear(&events, until: "scrolled 0>5")
      #expect(open.offsets == ScreenPoint(line: 5, column: 0))
      #expect(terminal.shown.last?.text.contains("a0") == false)
      open.offsets = ScreenPoint(line: 1_000, column: 1_000)
      #expect(await hear(&events, until: "scrolled 5>31").last == "scrolled 5>31")
      #expect(open.offsets == ScreenPoint(line: 31, column: 0))
      open.offsets.line = -3
      #expect(await hear(&events, until: "scrolled 31>0").last == "scrolled 31>0")
      await open.close()
    }
  }

  @Test func `U13.9 in cards, a line can be set without a column`() async throws {
    var picker = picker((0..<9).map { ["a\($0)", "b\($0)", "c\($0)"] })
    picker.layout = .cards
    try await picker.open { open in
      var events = open.events.makeAsyncIterator()
      try open.perform("right")
      #expect(await hear(&events, until: "moved b0").last == "moved b0")
      await settle(&events)
      let start = open.offsets
      open.offsets = start
      open.offsets.line += 1_000
      #expect(await hear(&events, until: "moved b8").last == "moved b8")
      // A line that the view has on its way asks for nothing.
      await settle(&events)
      open.offsets.line = start.line
      #expect(await hear(&events, until: "moved b0").last == "moved b0")
      await open.close()
    }
  }

  /// Awaits the end of a move that was told.
  private func settle(_ events: inout OpenPicker<String>.Events.Iterator) async {
    while let event = await events.next() {
      if case .settled = event { return }
    }
  }
}
