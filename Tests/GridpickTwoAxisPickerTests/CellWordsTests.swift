import GridpickCore
import Testing

@testable import TwoAxisPicker

/// The words of a program about its items, beside their cells.
struct CellWordsTests {
  private func session(
    _ layout: Layout = .grid, size: ScreenSize = ScreenSize(lines: 14, columns: 60),
    _ change: (inout GridPicker<String>) -> Void
  ) throws -> PickerSession<String> {
    var picker = GridPicker(rows: [["one", "two"], ["three", "-"]]) {
      $0 == "-" ? nil : Cell($0, detail: "about \($0)")
    }
    picker.layout = layout
    change(&picker)
    return try picker.session(size: size)
  }

  /// The lines of the panel, without its frame and their blanks.
  private func panel(_ session: PickerSession<String>) -> [String] {
    session.frame.text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "│", omittingEmptySubsequences: false)
      guard parts.count == 3 else { return nil }
      return parts[1].split(separator: " ").joined(separator: " ")
    }
  }

  @Test func `G10.4 G10.5 a peek shows label and detail`() throws {
    let session = try session { _ in }
    session.press("v")
    #expect(panel(session) == ["one", "about one"])
  }

  @Test(arguments: Layout.all.map(\.name), ["v", "hold"])
  func `G10 a peek shows the program's text for the item`(name: String, way: String) throws {
    let layout = try #require(Layout.named(name))
    let session = try session(layout) { $0.peek = { "first of \($0)\n\nlast" } }
    if way == "v" {
      session.press("v")
    } else {
      let start = try #require(session.frame.cursor)
      session.beginDrag(at: start)
      session.advance(by: .milliseconds(600))
    }
    let text = session.frame.text
    #expect(text.contains("first of one") && text.contains("last"))
  }

  @Test func `G10.2 a held record shows the label and the detail of each item`() throws {
    let session = try session(.sheet) { $0.columnTitles = ["A", "B"] }
    session.beginDrag(at: try #require(session.frame.cursor))
    session.advance(by: .milliseconds(600))
    #expect(panel(session) == ["A one", "about one", "B two", "about two"])
  }

  @Test func `G10.6 a very long text shows its beginning and a note`() throws {
    let session = try session { $0.peek = { _ in String(repeating: "é ", count: 1 << 20) } }
    session.press("v")
    #expect(session.frame.text.contains("é é é"))
    for _ in 0..<200 { session.press(Key(.pageDown)) }
    #expect(session.frame.text.contains("… the rest is not shown"))
  }

  @Test func `U11 M3.4 the status line shows the program's text`() throws {
    let session = try session {
      $0.status = { "\($0) at \($1.section),\($1.index)\u{1b}" }
      $0.marks = MarkSettings()
    }
    func status() -> String {
      String(session.frame.text.split(separator: "\n", omittingEmptySubsequences: false)[13])
    }
    #expect(status().hasPrefix("  one at 0,0"))
    #expect(!status().contains("row") && !status().contains("\u{1b}"))
    session.press("l")
    #expect(status().hasPrefix("  two at 0,1"))
    session.press(" ")
    #expect(status().contains("two at 0,1") && status().contains("1 marked"))
    session.apply(.notice("look"))
    #expect(status().hasPrefix("  two at 0,1") && status().hasSuffix(" look"))
  }

  @Test func `M3.4 a text of any length leaves room for the number of marks`() throws {
    let session = try session {
      $0.status = { _, _ in String(repeating: "long ", count: 100_000) }
      $0.marks = MarkSettings()
    }
    session.press(" ")
    #expect(session.frame.text.contains("1 marked"))
    #expect(session.frame.text.contains("…"))
  }

  @Test func `an empty status shows only the number of marks`() throws {
    let session = try session {
      $0.status = { _, _ in "" }
      $0.marks = MarkSettings()
    }
    session.press(" ")
    let status = session.frame.text.split(separator: "\n", omittingEmptySubsequences: false)[13]
    #expect(status.hasPrefix("          ") && status.contains("Enter pick 1 marked"))
  }

  // MARK: - Help

  private func help(_ change: (inout GridPicker<String>) -> Void) throws -> String {
    let session = try session(size: ScreenSize(lines: 100, columns: 80), change)
    session.press("?")
    return session.frame.text
  }

  @Test func `the help shows only the keys that apply`() throws {
    let help = try help { _ in }
    #expect(help.contains("one step left"))
    for word in ["--", "refresh", "preview", "marks", "pull"] {
      #expect(!help.contains(word), "\(word)")
    }
  }

  @Test func `the help shows the program's texts, and no option of the command`() throws {
    let help = try help {
      $0.refresh = { _ in [] }
      $0.marks = MarkSettings()
      $0.keys = [KeyBinding(key: "x", help: "throws it away") { _, _ in .handled }]
    }
    for word in ["refresh", "pull past an end", "right button", "mark", "throws it away"] {
      #expect(help.contains(word), "\(word)")
    }
    #expect(!help.contains("--"))
    #expect(try self.help { $0.more = { _ in [] } }.contains("pull past an end"))
  }
}
