import GridpickCore
import GridpickTestSupport
import Testing

/// A picker below a prompt, as `--height` has it (rule I1).
struct Inline {
  /// The earlier output of a shell.
  let textBefore: String
  let screen: ScreenSize
  let terminal: PseudoTerminal

  /// Numbered lines, and a prompt below them; with none of its own the prompt is an empty line.
  static func text(linesAbove count: Int, prompt: String = "$ pick") -> String {
    (0..<count).map { "line \($0)\r\n" }.joined() + prompt
  }

  /// At its first frame.
  init(
    _ options: [String], reading text: String, below textBefore: String = text(linesAbove: 3),
    on screen: ScreenSize = .usual, type: String = "xterm-256color"
  ) throws {
    let launch = Gridpick.launch(options, reading: text).on(screen).with(["TERM": type])
    try self.init(launch, below: textBefore)
    try terminal.waitUntil("the first frame") { $0.modes.contains(2004) }
  }

  /// Not yet at its first frame.
  init(_ launch: Launch, below textBefore: String) throws {
    self.textBefore = textBefore
    screen = launch.size
    terminal = try PseudoTerminal.start(launch.below(textBefore))
  }

  /// The screen as it was before.
  var before: VirtualTerminal {
    let before = VirtualTerminal(size: screen)
    before.feed(textBefore)
    return before
  }

  /// The first line of the picker on the screen.
  var origin: Int { terminal.screen.cursor.line }

  /// The lines of other programs on the screen.
  var linesAbove: [String] { terminal.screen.history(upTo: origin) }

  /// Waits for the status line to begin so, wherever it is.
  func waitForPlace(_ place: String) throws {
    try terminal.waitUntil(place) { $0.lines.contains { $0.place == place } }
  }

  func lines(_ count: Int) -> [String] { Array(terminal.screen.lines[origin...].prefix(count)) }

  /// Expects all that was there before to be there still, and the lines to be what they would be on a
  /// screen that has no others.
  func expectShown(
    _ count: Int, like options: [String], reading text: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    try terminal.waitForRest()
    let size = ScreenSize(lines: count, columns: terminal.screen.size.columns)
    let whole = try PseudoTerminal.show(Gridpick.launch(options, reading: text).on(size))
    try whole.waitForRest()
    #expect(lines(count) == whole.screen.lines, sourceLocation: location)
    #expect(
      terminal.screen.lines[(origin + count)...].joined().isEmpty, sourceLocation: location)
    #expect(!terminal.screen.isAlternateScreen, sourceLocation: location)
  }

  /// Expects that nothing is left but what was there, with the cursor at its place.
  func expectLeft(
    _ status: GridpickTestSupport.ExitStatus, at location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try terminal.waitForExit() == status, sourceLocation: location)
    let (now, before) = (terminal.screen, before)
    #expect(
      now.history(upTo: now.cursor.line + 1) == before.history(upTo: before.cursor.line + 1),
      sourceLocation: location)
    #expect(now.cursor.column == before.cursor.column, sourceLocation: location)
    #expect(
      now.lines[(now.cursor.line + 1)...].joined().isEmpty, sourceLocation: location)
    #expect(now.modes == before.modes && now.isCursorVisible, sourceLocation: location)
    #expect(terminal.terminalModes == terminal.initialModes, sourceLocation: location)
  }
}

extension VirtualTerminal {
  /// All lines, those that went off the screen too, up to one of the screen.
  func history(upTo line: Int) -> [String] { scrollback + lines[..<line] }
}

extension Launch {
  /// On a terminal with such a text on it already.
  func below(_ text: String) -> Launch {
    let escaped = text.replacing("\r", with: "\\r").replacing("\n", with: "\\n")
    return through(#"printf '\#(escaped)' >/dev/tty; exec "$@""#)
  }
}
