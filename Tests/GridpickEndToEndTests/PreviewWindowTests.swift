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
    ("right,50%,border-left", 1, 37, "│ 2 "), ("top,5", 5, 0, "────"),
    ("bottom,5,border-none", 20, 0, " 2 "), ("right:30:wrap", 1, 47, "│ 000"),
    ("right,follow", 23, 37, "│ 100 "), ("right,+{2}/2", 12, 37, "│ 50 "),
    ("right,~3,+{2}", 3, 37, "│ 50 "), ("<60(bottom,5)", 20, 0, " 2 "),
  ])
  func `V2.1 V2.14 V2.15 V2.18 V2.22 words set the place of the preview`(
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

  @Test
  func `V1.2 V2.11 V2.19 a narrower screen moves the preview, whose command finds the new size`()
    throws
  {
    let terminal = try show("echo $COLUMNS x $FZF_PREVIEW_LINES", in: "right,50%,<30(down)")
    try terminal.waitUntil("a preview at the right") { $0.shows("│ 40 x 24 ", line: 0, column: 37) }
    terminal.resize(to: ScreenSize(lines: 24, columns: 50))
    try terminal.waitUntil("a preview below") { $0.shows(" 47 x 12 ", line: 12, column: 0) }
    terminal.resize(to: ScreenSize(lines: 24, columns: 70))
    try terminal.waitUntil("a preview at the right") { $0.shows("│ 35 x 24 ", line: 0, column: 32) }
  }

  @Test(arguments: [("1c1c/1c1c/1c1c", "15;0"), ("ffff/ffff/ffff", "0;15")])
  func `V2.11 COLORFGBG tells the command the background that the terminal reports`(
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
