import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import TwoAxisPicker

/// Texts about the current item that a program makes (rule U14).
@MainActor struct PreviewTests {
  private static let size = ScreenSize(lines: 12, columns: 100)

  private func picker() -> GridPicker<String> {
    var picker = GridPicker(rows: [["a"], ["b"], ["c"]]) { Cell($0) }
    picker.preview = { "\u{1b}[1mabout \($0)\u{1b}[0m\nline 2" }
    return picker
  }

  @Test func `U14.1 U14.2 a preview shows the item that has stayed current`() async throws {
    var asked: [String] = []
    var picker = picker()
    picker.preview = { item in
      asked.append(item)
      return "about \(item)"
    }
    let session = try picker.session(size: Self.size)
    session.press("j")
    session.advance(by: .milliseconds(20))
    session.press("j")
    #expect(!session.isFetching, "nothing rests yet")
    session.advance(by: .milliseconds(100))
    #expect(session.isFetching)
    await session.fetch()
    #expect(asked == ["c"])
    #expect(session.frame.text.contains("│ about c"))
    session.press("k")
    #expect(session.frame.text.contains("about c"), "the text stays until another one is there")
    session.advance(by: .milliseconds(100))
    await session.fetch()
    #expect(session.frame.text.contains("about b") && !session.frame.text.contains("about c"))
  }

  @Test func `U14.4 escape sequences are styles, and the program sets the window`() async throws {
    var picker = picker()
    picker.previewWindow = PreviewWindow(.down, .cells(4))
    let session = try picker.session(size: Self.size)
    session.advance(by: .milliseconds(100))
    await session.fetch()
    let frame = session.frame
    let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[7].contains("──"))
    #expect(lines[8].contains("about a") && lines[9].contains("line 2"))
    #expect(!frame.text.contains("\u{1b}"))
  }

  @Test func `U14.5 a hidden preview is made when it is shown`() async throws {
    var picker = picker()
    picker.previewWindow.isHidden = true
    let session = try picker.session(size: Self.size)
    session.advance(by: .milliseconds(100))
    #expect(!session.isFetching)
    session.press("p")
    session.advance(by: .milliseconds(100))
    #expect(session.isFetching)
    await session.fetch()
    #expect(session.frame.text.contains("about a"))
  }

  @Test func `S2.2 without a preview, its key says that there is none`() throws {
    var picker = picker()
    picker.preview = nil
    let session = try picker.session(size: Self.size)
    session.press("p")
    #expect(session.frame.text.contains("nothing to preview"))
  }

  @Test func `U14.2 newer data makes a new preview`() async throws {
    var picker = GridPicker(rows: [[1], [2]]) { Cell("\($0)") }
    var count = 0
    picker.preview = { item in
      count += 1
      return "\(item) for the \(count). time"
    }
    let session = try picker.session(size: Self.size)
    session.advance(by: .milliseconds(100))
    await session.fetch()
    session.apply(.redraw)
    session.advance(by: .milliseconds(100))
    await session.fetch()
    #expect(session.frame.text.contains("1 for the 2. time"))
  }

  @Test(.timeLimit(.minutes(5)))
  func `U14.3 leaving an item cancels its task`() async throws {
    let terminal = ScriptedTerminal()
    terminal.wakes = true
    var picker = picker()
    var cancelled: [String] = []
    picker.preview = { item in
      MainActor.assertIsolated()
      guard item == "a" else { return "about \(item)" }
      terminal.at(0, .key("j"))
      try? await Task.sleep(for: .seconds(3_600))
      if Task.isCancelled { cancelled.append(item) }
      return "too late"
    }
    picker.previewWindow = PreviewWindow(.down, .cells(5))
    picker.opening = { setup throws(TerminalError) in terminal.opened(setup) }
    var isShown = false
    terminal.onShown = { [unowned terminal] frame in
      #expect(!frame.text.contains("too late"))
      guard frame.text.contains("about b"), !isShown else { return }
      isShown = true
      terminal.at(0, .key(Key(.enter)))
    }
    // A key wakes nobody in this terminal, so an update that changes nothing does.
    let (updates, continuation) = AsyncStream.makeStream(
      of: PickerUpdate<String>.self, bufferingPolicy: .bufferingNewest(1))
    let ticking = Task {
      while !Task.isCancelled {
        continuation.yield(.append([]))
        await Task.yield()
      }
    }
    let end = try await picker.end(updates: updates)
    ticking.cancel()
    #expect(end.item == "b")
    #expect(cancelled == ["a"])
  }
}
