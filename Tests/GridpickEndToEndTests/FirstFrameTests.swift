import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// After several frames a terminal shows the same as after painting all anew.
struct FirstFrameTests {
  static let types = [
    "xterm-256color", "xterm", "screen-256color", "tmux-256color", "linux", "vt220", "vt100",
    "xterm-mono",
  ]

  @Test(arguments: types, ["grid", "cards", "shelves"])
  func `the first frame equals the frame painted after a stop`(type: String, layout: String)
    throws
  {
    let terminal = try shown(["-l", layout], "posters", ["TERM": type])
    let first = picture(terminal)
    try repaint(terminal)
    expect(picture(terminal), first)
  }

  @Test(arguments: types, ["posters", "emoji"])
  func `frames painted in steps equal a frame painted whole`(type: String, name: String) throws {
    let terminal = try shown(["-l", "grid"], name, ["TERM": type])
    for column in 2...4 {
      terminal.send("l")
      try terminal.waitUntil("a step") { $0.place.contains("column \(column)/") }
    }
    try terminal.waitForRest()
    let built = picture(terminal)
    try repaint(terminal)
    expect(picture(terminal), built)
  }

  @Test(
    arguments: [
      ["COLORTERM": "truecolor"], ["COLORTERM": "24bit", "TERM": "xterm"], ["NO_COLOR": "1"],
      ["LC_ALL": "C"], ["LANG": nil], ["LANG": "no_SUCH.UTF-8"],
    ] as [[String: String?]])
  func `both frames are equal in any colours and letters`(variables: [String: String?]) throws {
    let terminal = try shown(["-l", "grid"], "posters", variables)
    let first = picture(terminal)
    try repaint(terminal)
    expect(picture(terminal), first)
  }

  @Test func `a resize before the first frame is applied after it`() throws {
    let terminal = try PseudoTerminal.start(Launch([Gridpick.path, Gridpick.demo("posters.json")]))
    terminal.resize(to: ScreenSize(lines: 12, columns: 50))
    try terminal.waitUntil("a frame of the new size") { $0.lines.count == 12 && $0.place != "" }
    try terminal.waitForRest()
    let built = picture(terminal)
    try repaint(terminal)
    expect(picture(terminal), built)
  }

  /// Demo data with colours and wide glyphs, at its first frame and all that comes with it.
  private func shown(
    _ options: [String], _ name: String, _ variables: [String: String?]
  ) throws -> PseudoTerminal {
    let launch = Launch(
      [Gridpick.path, "--no-animation"] + options + [Gridpick.demo("\(name).json")])
    let terminal = try PseudoTerminal.show(launch.with(variables))
    try terminal.waitForRest()
    return terminal
  }

  /// Taken up after a stop, it paints everything anew.
  private func repaint(_ terminal: PseudoTerminal) throws {
    let mark = terminal.mark()
    terminal.signal(SIGCONT)
    try terminal.waitUntil("a frame") { _ in terminal.bytes(since: mark).count > 100 }
    try terminal.waitForRest()
  }

  /// A cell as far as anybody sees it.
  private struct Seen: Equatable {
    let text: String
    let style: Style

    init(_ cell: TerminalCell) {
      text = cell.text
      if cell.isContinuation {
        // libvterm keeps no style in the right half of a wide glyph.
        style = .plain
      } else if cell.text == " ", !cell.style.attributes.contains(.reverse) {
        // A blank has no colour of its own, and is neither bold nor dim.
        style = Style(
          background: cell.style.background,
          attributes: cell.style.attributes.intersection(.underline))
      } else {
        style = cell.style
      }
    }
  }

  /// Everything that a terminal shows.
  private struct Picture {
    let cells: [[Seen]]
    let cursor: ScreenPoint
    let modes: Set<Int>
    let isAlternate: Bool
    let isCursorVisible: Bool
  }

  private func picture(_ terminal: PseudoTerminal) -> Picture {
    let screen = terminal.screen
    let cells = (0..<screen.size.lines).map { line in
      (0..<screen.size.columns).map {
        Seen(screen.cell(at: ScreenPoint(line: line, column: $0)))
      }
    }
    return Picture(
      cells: cells, cursor: screen.cursor, modes: screen.modes,
      isAlternate: screen.isAlternateScreen, isCursorVisible: screen.isCursorVisible)
  }

  private func expect(_ picture: Picture, _ other: Picture) {
    for (line, cells) in picture.cells.enumerated() where cells != other.cells[line] {
      let differing = cells.indices.filter { cells[$0] != other.cells[line][$0] }
      Issue.record("line \(line), columns \(differing)")
    }
    #expect(picture.cursor == other.cursor)
    #expect(picture.modes == other.modes)
    #expect(picture.isAlternate == other.isAlternate)
    #expect(picture.isCursorVisible == other.isCursorVisible)
  }
}
