import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// The output of a preview's command on a terminal (rules V1, V2, V3, L7).
struct PreviewOutputTests {
  private let errands: Errands

  init() throws {
    errands = try Errands()
  }

  private func show(
    _ command: String, _ options: String..., reading text: String = "one\ntwo\nthree\n"
  ) throws -> PseudoTerminal {
    let options = ["--columns", "1", "--preview", command] + options
    return try PseudoTerminal.show(errands.launch(options, reading: text).inColor)
  }

  @Test func `V1.2 V1.5 V1.9 the preview shows the current item, in its own style`() throws {
    let terminal = try show(#"printf '\033[1;31mred\033[m of <%s>\n' {}"#)
    try terminal.waitUntil("the preview") { $0.contains("red of <one>") }
    #expect(
      words(terminal.screen.texts { $0.attributes == .bold && $0.foreground == .palette(1) })
        == ["red"])
    terminal.send("j")
    try terminal.waitUntil("the next one") { $0.contains("red of <two>") }
    #expect(!terminal.screen.contains("<one>"))
  }

  @Test func `R5.6 V3.4 no text of an item is run as a command`() throws {
    let item = "$(touch ran) `touch ran`"
    let terminal = try show("echo 'of '{}", reading: item + "\n")
    try terminal.waitUntil("the preview") { $0.contains("of " + item) }
    #expect(!errands.folder.names.contains("ran"))
  }

  @Test func `L7.8 V1.10 the output does not control the terminal`() throws {
    let terminal = try show(
      #"printf 'a\033[2J\033]0;x\007\033[5;5H\033]8;;file:/b\033\\b\033]8;;\033\\\010\033[?25h\n'"#)
    try terminal.waitUntil("the preview") { $0.contains("ab␈") }
    #expect(!terminal.screen.isCursorVisible)
    #expect(terminal.screen.contains("three"))
  }

  @Test(arguments: [
    ("exit 3", "status 3"), ("yes", "rest not shown"),
  ])
  func `V1.7 V1.8 the preview reports how its command ended`(command: String, note: String) throws {
    let terminal = try show(command)
    try terminal.waitUntil("the note") { $0.contains(note) }
  }

  @Test(arguments: ["sleep 1000", "yes", "trap '' TERM; while :; do :; done", "exit 1"])
  func `F8.1 keys stay live`(command: String) throws {
    let terminal = try show(command, reading: Sample.numbers(60))
    for row in 2...20 {
      terminal.send("j")
      try terminal.waitUntil("row \(row)") { $0.contains(" \(row)/60 ") }
    }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func `V2.11 the reported columns and lines fit the pane`() throws {
    let command =
      "i=1; while [ $i -lt $GRIDPICK_PREVIEW_LINES ]; do echo $i; i=$((i + 1)); done;"
      + "printf '%0*d' $((COLUMNS - 1)) 0; echo '|'"
    let terminal = try show(command)
    try terminal.waitUntil("the last line") { $0.contains("000|") }
    #expect(!terminal.screen.contains("…"))
    let other = try show(command.replacing("COLUMNS - 1", with: "COLUMNS"))
    try other.waitUntil("the last line") { $0.contains("000…") }
  }
}
