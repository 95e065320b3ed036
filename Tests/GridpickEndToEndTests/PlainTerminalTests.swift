import GridpickTestSupport
import Testing

/// Without colours and without Unicode everything can still be read.
struct PlainTerminalTests {
  @Test(arguments: ["grid", "cards"], ["posters", "emoji"])
  func `with NO_COLOR no colours are sent`(layout: String, name: String) throws {
    let plain = try driven(["-l", layout], name, ["NO_COLOR": "1"])
    #expect(EscapeReader.sequences(in: plain.drawn).filter(\.setsColor) == [])
    #expect(plain.screen.current != [], "the current item is seen all the same")
    let colorful = try driven(["-l", layout], name, ["NO_COLOR": ""])
    let sequences = EscapeReader.sequences(in: colorful.drawn)
    #expect(sequences.contains { $0.setsColor })
  }

  @Test(
    arguments: [
      ("accent:red", true), ("dark", true), ("bw", false), ("bw,accent:red", false),
      ("auto", false),
    ])
  func `--color wins over NO_COLOR, unless it only sets a scheme`(
    spec: String, hasColors: Bool
  ) throws {
    let terminal = try driven(["--color", spec, "-l", "grid"], "posters", ["NO_COLOR": "1"])
    let sequences = EscapeReader.sequences(in: terminal.drawn)
    #expect(sequences.contains(where: \.setsColor) == hasColors)
  }

  @Test(arguments: ["vt100", "xterm-mono"])
  func `a terminal without colours gets no colours`(type: String) throws {
    let terminal = try driven(["-l", "grid"], "posters", ["TERM": type])
    #expect(EscapeReader.sequences(in: terminal.drawn).filter(\.setsColor) == [])
  }

  @Test(arguments: ["grid", "cards"], ["posters", "emoji"])
  func `with --ascii only ASCII is sent`(layout: String, name: String) throws {
    let terminal = try driven(["--ascii", "-l", layout], name, [:])
    #expect(terminal.drawn.allSatisfy { $0 < 0x80 })
    #expect(terminal.screen.contains("row 3/"))
  }

  @Test(
    arguments: [
      ["LANG": "C"], ["LC_ALL": "C"], ["LC_CTYPE": "POSIX"], ["LANG": nil],
      ["LANG": "no_SUCH.ISO-8859-1"],
    ] as [[String: String?]])
  func `a locale that is not UTF-8 gets ASCII alone`(variables: [String: String?]) throws {
    let terminal = try driven(["-l", "grid"], "posters", variables)
    #expect(terminal.drawn.allSatisfy { $0 < 0x80 })
    terminal.press(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "orange-50x70\n")
  }

  @Test(
    arguments: [
      ["LANG": "no_SUCH.UTF-8"], ["LC_ALL": "C.UTF-8", "LANG": "C"], ["LC_CTYPE": "C.utf8"],
    ] as [[String: String?]])
  func `a UTF-8 locale gets Unicode, installed or not`(
    variables: [String: String?]
  ) throws {
    #expect(try driven(["-l", "grid"], "posters", variables).screen.contains("海报"))
  }

  @Test(.needs("strace"))
  func `a UTF-8 locale gets Unicode on a system without any locale`() throws {
    let files = ["locale-archive", "C.utf8/LC_CTYPE", "C.UTF-8/LC_CTYPE"].flatMap {
      ["-P", "/usr/lib/locale/\($0)"]
    }
    let hidden = ["strace", "-o", "/dev/null"] + files + ["-e", "inject=openat:error=ENOENT"]
    #expect(try driven(["-l", "grid"], "posters", [:], by: hidden).screen.contains("海报"))
  }

  @Test func `a pick in ASCII mode still has the bytes of the input`() throws {
    let terminal = try PseudoTerminal.show("[\"世界\"]", "--ascii")
    try expect("世界\n", pickedFrom: terminal)
  }

  /// The demo data after some keys, with the help opened and closed once.
  private func driven(
    _ options: [String], _ name: String, _ variables: [String: String?], by tracer: [String] = []
  ) throws -> PseudoTerminal {
    let launch = Launch(tracer + [Gridpick.path] + options + [Gridpick.demo("\(name).json")])
    let terminal = try PseudoTerminal.show(launch.with(variables))
    terminal.send("?")
    try terminal.waitUntil("the help") { $0.contains("jump by letters") }
    terminal.send("\u{1b}")
    try terminal.waitUntil("no help") { !$0.contains("jump by letters") }
    terminal.send("jjl")
    try terminal.waitUntil("the third row") { screen in
      screen.lines.last.map { $0.contains("3/") && $0.contains("2/") } == true
    }
    try terminal.waitForRest()
    return terminal
  }
}
