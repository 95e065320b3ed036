import GridpickCore
import GridpickTestSupport
import Testing

/// The words of `--preview-window` on a terminal of 80 by 24, and what a preview is told (rule V2).
struct PreviewWindowTests {
  /// A hundred lines, the first of them wider than any pane.
  private static let hundred = "printf '%0100d\\n' 1; seq 2 100"

  private let errands: Errands

  init() throws {
    errands = try Errands()
  }

  private func launch(_ command: String, in window: String, _ options: [String] = []) -> Launch {
    let preview = ["--preview", command, "--preview-window", window]
    return errands.launch(["--columns", "1"] + preview + options, reading: "a 50\nb none\n").inColor
  }

  private func show(
    _ command: String, in window: String, _ options: String...
  ) throws -> PseudoTerminal {
    try .show(launch(command, in: window, options))
  }

  @Test(arguments: [
    ("right,50%,border-left", 1, 37, "│ 2 "), ("right,30,noinfo", 1, 47, "│ 2 "),
    ("left,30", 1, 0, "2 "), ("top,5", 1, 0, " 2 "), ("top,5", 5, 0, "────"),
    ("up,5", 1, 0, " 2 "), ("bottom,5", 20, 0, " 2 "), ("bottom,5", 18, 0, "────"),
    ("bottom,5,border-none", 20, 0, " 2 "), ("bottom,5,border-none", 18, 0, "    "),
    ("right,wrap", 1, 37, "│ 000"), ("right,wrap,nowrap", 1, 37, "│ 2 "),
    ("right:30:wrap", 1, 47, "│ 000"), ("right,follow", 23, 37, "│ 100 "),
    ("right,follow,nofollow", 1, 37, "│ 2 "), ("right,+10", 0, 37, "│ 10 "),
    ("right,+{2}", 0, 37, "│ 50 "), ("right,+{2}-5", 0, 37, "│ 45 "),
    ("right,+{2}/2", 12, 37, "│ 50 "), ("right,~3,+{2}", 3, 37, "│ 50 "),
    ("right,~3,+{2}", 2, 37, "│ 3 "), ("<60(bottom,5)", 20, 0, " 2 "),
    ("right,30,<30(bottom)", 1, 47, "│ 2 "), ("left,30,wrap,default", 13, 0, " 2 "),
    ("right,hidden,nohidden", 1, 37, "│ 2 "),
  ])
  func `V2.18 V2.19 V2.20 V2.23 V2.27 V2.28 V2.29 each word decides where a preview stands`(
    window: String, line: Int, column: Int, text: String
  ) throws {
    let terminal = try show(Self.hundred, in: window)
    try terminal.waitUntil(text) { $0.shows(text, line: line, column: column) }
  }

  @Test func `V2.1 a later option changes only what it names`() throws {
    let terminal = try show(
      Self.hundred, in: "<60(bottom,5)", "--preview-window", "wrap", "--preview-window", "+{2}")
    try terminal.waitUntil("line 50, below") { $0.shows(" 50 ", line: 19, column: 0) }
    terminal.press(.home, .alt)
    try terminal.waitUntil("a folded line") { $0.shows(" 000", line: 20, column: 0) }
  }

  @Test func `V2.6 a hidden preview is shown by p`() throws {
    let terminal = try show("echo run >>runs; echo shown", in: "right,hidden")
    try terminal.waitForRest()
    #expect(errands.text("runs") == "" && !terminal.screen.contains("│"))
    terminal.send("p")
    try terminal.waitUntil("the preview") { $0.contains("│ shown") }
  }

  @Test func `V2.8 V2.18 a preview that follows stays at the end of output that comes`() throws {
    errands.makeFIFO("go")
    let terminal = try show("seq 100; cat go; echo late", in: "right,follow")
    try terminal.waitUntil("the end so far") { $0.shows("│ 100 ", line: 23, column: 37) }
    try errands.write("", to: "go")
    try terminal.waitUntil("the end") { $0.shows("│ late ", line: 23, column: 37) }
  }

  @Test
  func `V1.3 V2.13 V2.24 a narrower screen moves the preview, whose command finds the new size`()
    throws
  {
    let terminal = try show("echo $COLUMNS x $FZF_PREVIEW_LINES", in: "right,50%,<30(down)")
    try terminal.waitUntil("a preview at the right") { $0.shows("│ 40 x 24 ", line: 0, column: 37) }
    terminal.resize(to: ScreenSize(lines: 24, columns: 50))
    try terminal.waitUntil("a preview below") { $0.shows(" 47 x 12 ", line: 12, column: 0) }
    terminal.resize(to: ScreenSize(lines: 24, columns: 70))
    try terminal.waitUntil("a preview at the right") { $0.shows("│ 35 x 24 ", line: 0, column: 32) }
  }

  @Test func `V2.15 refresh-preview goes back to the command of the option`() throws {
    let terminal = try show(
      "echo usual", in: "right", "--bind", "x:preview(echo once),R:refresh-preview")
    try terminal.waitUntil("the usual preview") { $0.contains("│ usual") }
    terminal.send("x")
    try terminal.waitUntil("another one") { $0.contains("│ once") }
    terminal.send("R")
    try terminal.waitUntil("the usual preview") { $0.contains("│ usual") }
  }

  @Test(arguments: [("1c1c/1c1c/1c1c", "15;0"), ("ffff/ffff/ffff", "0;15")])
  func `V2.13 the command finds in COLORFGBG what the terminal says of its background`(
    color: String, variable: String
  ) throws {
    let terminal = try PseudoTerminal.start(launch("echo of $COLORFGBG", in: "right"))
    terminal.screen.backgroundAnswer = "\u{1b}]11;rgb:\(color)\u{7}"
    try terminal.waitUntil(variable) { $0.contains("│ of \(variable)") }
  }
}

extension VirtualTerminal {
  /// Returns true if a text begins at a place, where the end of a line is followed by blanks.
  fileprivate func shows(_ text: String, line: Int, column: Int) -> Bool {
    let line = lines[line] + String(repeating: " ", count: column + text.count)
    return line.dropFirst(column).hasPrefix(text)
  }
}
