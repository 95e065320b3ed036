import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// Coloured output of other programs, as a picker shows and prints it (rules Z1, Z2, Z3).
struct ColoredInputTests {
  private func show(
    _ text: String, _ options: String..., with changes: [String: String?] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal.show(
      Gridpick.launch(["--ansi"] + options, reading: text).inColor.with(changes))
  }

  /// The output of a command, in a folder with a few files under git.
  private func real(_ command: String) throws -> String {
    let folder = try TemporaryFolder()
    let script =
      """
      cd "$1" && mkdir sub && echo needle >plain && echo x >run && chmod +x run && ln -s plain link \
      && export HOME="$1" GIT_CONFIG_NOSYSTEM=1 && git init -q . && git add plain \
      && git -c user.name=n -c user.email=e commit -qm first && unset LS_COLORS && \(command)
      """
    return String(
      decoding: try Tool.run(["sh", "-c", script, "sh", folder.path]), as: UTF8.self)
  }

  private func colored(_ terminal: PseudoTerminal, _ color: UInt8) -> [String] {
    terminal.screen.texts { $0.foreground == .palette(color) }
  }

  @Test func `Z1.3 Z2.2 a list of files keeps its colours, and a pick has none`() throws {
    let terminal = try show(try real("ls --color=always"), "--columns", "1")
    try terminal.waitUntil("the files") { $0.contains("sub") }
    #expect(colored(terminal, 4) == ["sub"])
    #expect(colored(terminal, 2) == ["run"])
    terminal.send("/su")
    try terminal.waitUntil("the match") { $0.contains("1 of 4") }
    try expect("sub\n", pickedFrom: terminal)
  }

  @Test func `Z3.1 a table of files is detected, and its columns line up`() throws {
    let terminal = try show(try real("ls -l --color=always"), "-d", "aligned", "--no-header")
    try terminal.waitUntil("the files") { $0.contains("sub") }
    #expect(colored(terminal, 4).contains { $0.contains("sub") })
    let plain = try PseudoTerminal.show(
      try real("ls -l --color=never"), "-d", "aligned", "--no-header")
    try plain.waitUntil("the files") { $0.contains("sub") }
    #expect(terminal.screen.lines.map(\.count) == plain.screen.lines.map(\.count))
  }

  @Test func `Z2.1 commits keep their colours`() throws {
    let terminal = try show(
      "current\n" + (try real("git log --color=always --oneline --graph")), "-F", "lines",
      "--columns", "1")
    try terminal.waitUntil("the commit") { $0.contains("first") }
    // Its name, in the yellow that git has for it.
    #expect(colored(terminal, 3).first?.allSatisfy { $0.isHexDigit || $0 == " " } == true)
    #expect(!terminal.screen.contains("[33m"))
  }

  @Test(.needs("rg")) func `Z2.1 search results keep their colours`() throws {
    let terminal = try show(
      "first\n" + (try real("rg --color=always -n needle")), "-F", "lines", "--columns", "1")
    try terminal.waitUntil("the line") { $0.contains("needle") }
    #expect(colored(terminal, 1) == ["needle"])
  }

  @Test func `Z2.4 a style continues from field to field, but not from line to line`() throws {
    let terminal = try show("x\ty\n\u{1b}[31ma\tb\nc\td\n", "-d", "\\t", "--layout", "grid")
    try terminal.waitUntil("the fields") { $0.contains("d") }
    #expect(words(colored(terminal, 1)) == ["a", "b"])
  }

  @Test
  func `Z2.1 Z2.3 colours of any kind are shown in those of the terminal, and hidden text too`()
    throws
  {
    let text =
      "first\n\u{1b}[38;5;208mmany\u{1b}[m\n\u{1b}[38:2::1:2:3mdirect\u{1b}[m\n\u{1b}[8mhidden\n"
      + "\u{1b}[1;4mbold\n"
    let terminal = try show(
      text, "--columns", "1", with: ["COLORTERM": "truecolor", "NO_COLOR": nil])
    try terminal.waitUntil("the lines") { $0.contains("bold") && $0.contains("hidden") }
    #expect(terminal.screen.texts { $0.foreground != .terminal }.contains("many"))
    #expect(terminal.screen.texts { $0.foreground == .rgb(0x010203) } == ["direct"])
    #expect(terminal.screen.texts { $0.attributes == [.bold, .underline] } == ["bold"])
  }

  @Test func `Z2.2 without colours bold text stays bold`() throws {
    let terminal = try show(
      "first\n\u{1b}[1;31mbold\n", "--columns", "1", with: ["NO_COLOR": "1"])
    try terminal.waitUntil("the lines") { $0.contains("bold") }
    #expect(terminal.screen.texts { $0.attributes == .bold } == ["bold"])
    #expect(colored(terminal, 1).isEmpty)
  }

  @Test func `Z1.1 Z1.3 no sequence reaches the terminal or the output`() throws {
    let text =
      "a\u{1b}[2J\u{1b}]0;x\u{7}\u{1b}[5;5H\u{1b}[?25hb\u{1b}]8;;http://e\u{1b}\\c\u{1b}]8;;\u{1b}\\"
      + "\u{1b}P1q\u{1b}\\d\u{1b}\n"
    let terminal = try show(text, "--columns", "1")
    try terminal.waitUntil("the line") { $0.contains("▌ abcd") }
    try expect("abcd\n", pickedFrom: terminal)
  }

  @Test func `Z1 without --ansi the text is shown and printed unchanged`() throws {
    let terminal = try PseudoTerminal.show("\u{1b}[31mred\u{1b}[m\n", "--columns", "1")
    try terminal.waitUntil("the line") { $0.contains("␛[31mred␛[m") }
    try expect("\u{1b}[31mred\u{1b}[m\n", pickedFrom: terminal)
  }

  @Test func `Z1.1 the output of a command is read in the same way`() throws {
    let terminal = try show(
      "one\n", "--columns", "1", "--reload", #"printf 'x\n\033[31mnew\033[m\n'"#)
    terminal.send("r")
    try terminal.waitUntil("the new line") { $0.contains("new") && !$0.contains("[31m") }
    #expect(colored(terminal, 1) == ["new"])
  }

  @Test func `Z1.4 an escape that JSON writes as a number is text`() throws {
    let terminal = try show(#"["a","\u001b[31mred\u001b[m"]"#, "--columns", "1")
    try terminal.waitUntil("the escape") { $0.contains("␛[31mred␛[m") }
    #expect(colored(terminal, 1).isEmpty)
    terminal.send("j")
    try expect("\u{1b}[31mred\u{1b}[m\n", pickedFrom: terminal)
  }

  @Test func `Z2.5 on a block the colours are those of the block`() throws {
    let terminal = try show(
      "\u{1b}[31mred\tx\u{1b}[m\n", "-d", "\\t", "--no-header", "--layout", "grid")
    try terminal.waitUntil("the fields") { $0.contains("x") }
    #expect(words(colored(terminal, 1)) == ["x"])
    terminal.send("l")
    try terminal.waitUntil("the second field") { $0.current == ["x"] }
    #expect(words(colored(terminal, 1)) == ["red"])
  }

  @Test func `Z2.6 an item that does not match has no colours`() throws {
    let terminal = try show("a\n\u{1b}[31mbc\u{1b}[m\n", "--columns", "1", "--dim")
    try terminal.waitUntil("the lines") { $0.contains("bc") }
    #expect(words(colored(terminal, 1)) == ["bc"])
    terminal.send("/a")
    try terminal.waitUntil("the match") { $0.contains("1 of 2") }
    #expect(terminal.screen.contains("bc") && colored(terminal, 1).isEmpty)
  }

  @Test func `Z2.7 the colours of matched letters go over those of the text`() throws {
    let terminal = try show("red\n\u{1b}[31mredden\u{1b}[m\n", "--columns", "1")
    try terminal.waitUntil("the lines") { $0.contains("redden") }
    #expect(words(colored(terminal, 1)) == ["redden"])
    terminal.send("/red")
    try terminal.waitUntil("the matches") { $0.contains("2 of 2") }
    #expect(words(colored(terminal, 1)) == ["den"])
  }
}
