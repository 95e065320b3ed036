import GridpickCore
import GridpickTestSupport
import Testing

/// A banner is read from a file, and collapses as the grid goes down (rule L4).
struct BannerTests {
  private func shown(_ banner: String) throws -> PseudoTerminal {
    let folder = try TemporaryFolder()
    try TextFile.write(banner, to: folder.file("banner"))
    return try PseudoTerminal.show(
      Gridpick.launch(
        ["--columns", "1", "--banner", folder.file("banner")], reading: Sample.numbers(40)
      ).on(ScreenSize(lines: 12, columns: 60)))
  }

  private func lines(_ terminal: PseudoTerminal, _ count: Int) -> [String] {
    terminal.screen.lines.prefix(count).map {
      // Without the scroll bar.
      $0.split(separator: " ").filter { !"│┃".contains($0) }.joined(separator: " ")
    }
  }

  @Test func `L4.3 L4.6 going down closes the banner, and g opens it again`() throws {
    // Blank lines at the end and returns are left out.
    let terminal = try shown("first line\r\nsecond line\n\n\n")
    #expect(lines(terminal, 3) == ["first line", "second line", "1"])
    terminal.send("G")
    try terminal.waitUntil("the end") { $0.current == ["40"] }
    #expect(terminal.screen.point(of: "first line") == nil)
    #expect(terminal.screen.point(of: "second line") == nil)
    terminal.send("g")
    try terminal.waitUntil("the start") { $0.current == ["1"] }
    #expect(lines(terminal, 3) == ["first line", "second line", "1"])
  }

  @Test func `L7.8 a banner does not control the terminal`() throws {
    #expect(try lines(shown("a\u{1b}[31mred\u{7}\tb"), 1) == ["a␛[31mred␇ b"])
  }

  @Test(arguments: ["", "\n", "\r\n\n"])
  func `an empty banner takes no line`(text: String) throws {
    #expect(try lines(shown(text), 1) == ["1"])
  }

  @Test func `a banner longer than the screen leaves room for items`() throws {
    let terminal = try shown((1...500).map { "line \($0)\n" }.joined())
    #expect(terminal.screen.current == ["1"])
    #expect(lines(terminal, 1) == ["line 1"])
  }

  @Test func `a banner's file is closed once it is read`() throws {
    let terminal = try shown("line\n")
    let process = "/proc/\(terminal.processID)"
    let open = String(decoding: try Tool.run(["ls", "-l", "\(process)/fd"]), as: UTF8.self)
    #expect(open.contains("/dev/tty"))
    #expect(!open.contains("/banner"), "\(open)")
    let mappings = try TextFile.read("\(process)/maps")
    #expect(!mappings.contains("/banner"), "\(mappings)")
  }

  @Test(arguments: [("missing", "No such file or directory"), ("/", "is a directory, not a file")])
  func `a banner that cannot be read is reported`(path: String, reason: String) throws {
    try expectRefusal(
      Gridpick.launch(["--banner", path], reading: "a"), "--banner: \(path): \(reason)")
  }
}
