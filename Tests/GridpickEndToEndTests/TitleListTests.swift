import GridpickTerminal
import GridpickTestSupport
import Testing

/// The column titles of a file for a shell (`--completion titles`).
struct TitleListTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func titles(of text: String, _ options: String...) throws -> String {
    try TextFile.write(text, to: folder.file("data"))
    return try printed(options + [folder.file("data")])
  }

  private func printed(_ arguments: [String], input: Launch.Input = .pipe) throws -> String {
    let terminal = try PseudoTerminal.start(
      Launch([Gridpick.path, "--completion", "titles"] + arguments, input: input))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.complaints == "" && terminal.drawn == [])
    return terminal.printed
  }

  @Test func `each title is one line, read with the options of the command line`() throws {
    #expect(try titles(of: "a,b c,$d\n1,2,3\n", "-F", "csv") == "a\nb c\n$d\n")
    #expect(try titles(of: "a;b\n1;2\n", "-d", ";", "--header") == "a\nb\n")
    #expect(try titles(of: #"[{"a":1,"b":{"c":2}},{"a":2,"b":{"c":3}}]"#) == "a\nb.c\n")
    #expect(try titles(of: "a,b\n1,2\n", "-F", "csv", "--group-by", "b") == "a\nb\n")
    #expect(try titles(of: "PID USER  CMD\n  1 root  init\n 20 me    sh\n") == "PID\nUSER\nCMD\n")
  }

  @Test func `a title with commas is in double quotes`() throws {
    #expect(try titles(of: "x,\"a,b\"\n1,2\n", "-F", "csv") == "x\n\"a,b\"\n")
  }

  @Test func `titles that cannot be typed are left out`() throws {
    let text = "good\t\u{1b}[31mred\tto\u{202e}left\tbell\u{7}\t\tfine\n1\t2\t3\t4\t5\t6\n"
    #expect(try titles(of: text, "-F", "tsv") == "good\nfine\n")
  }

  @Test func `without titles nothing is printed`() throws {
    #expect(try titles(of: "a\nb\n") == "")
    #expect(try titles(of: "[[1,2],[3,4]]") == "")
    #expect(try titles(of: "{", "-F", "json") == "")
    #expect(try titles(of: "a,b\n1,2\n", "-F", "csv", "--only", "z") == "")
    #expect(try printed([folder.file("none")]) == "")
    #expect(try printed([folder.path]) == "")
    #expect(try printed(["/dev/zero"]) == "")
  }

  @Test func `titles come from a file on standard input, which has no name`() throws {
    try TextFile.write("a,b\n1,2\n", to: folder.file("data.csv"))
    #expect(try printed(["-F", "csv"], input: .file(folder.file("data.csv"))) == "a\nb\n")
    #expect(try printed([], input: .file(folder.file("data.csv"))) == "")
  }

  @Test func `a pipe is not read, so nothing waits`() throws {
    #expect(try printed([]) == "")
    try Tool.run(["mkfifo", folder.file("pipe")])
    #expect(try printed([folder.file("pipe")]) == "")
  }

  @Test func `of a large file only the beginning is read, and of many columns a thousand`() throws {
    let titles = (1...5_000).map { "c\($0)" }
    let lines = [titles] + Array(repeating: titles.map { _ in "1" }, count: 500)
    let text = lines.map { $0.joined(separator: ",") + "\n" }.joined()
    #expect(
      try self.titles(of: text, "-F", "csv") == (titles[..<1_000]).map { $0 + "\n" }.joined())
  }
}
