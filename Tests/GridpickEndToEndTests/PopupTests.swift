import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// A picker in a popup of tmux, on a client that a pseudo-terminal shows (rule I2).
@Suite(.needs("tmux"))
struct PopupTests {
  private let folder: TemporaryFolder
  private let tmux: TmuxSession
  private let client: PseudoTerminal

  /// A client of tmux whose pane waits for a line, and then runs a script.
  ///
  /// In it `$0` is gridpick, and the folder is the working one, where the socket is made too.
  init() throws {
    folder = try TemporaryFolder()
    try TextFile.write(Sample.table(rows: 9, columns: 9), to: folder.file("table.json"))
    tmux = try TmuxSession.start(
      [
        "sh", "-c", #"cd "$1" && read go && . ./script; echo "status $?"; read rest"#,
        Gridpick.path, folder.path,
      ], environment: ["TMPDIR": folder.path, "MARK": "it's $(touch pwned)"])
    client = try PseudoTerminal.start(Launch(tmux.attaching))
    try client.wait(for: "the client") { [tmux] _ in
      (try? tmux.value(of: "session_attached")) == "1"
    }
  }

  private func run(_ script: String) throws {
    try TextFile.write(script + "\n", to: folder.file("script"))
    client.send("\r")
  }

  private func waitForPicker(at place: String = "1/9 · 1/9") throws {
    try client.waitUntil("the picker in a popup") { screen in
      screen.contains(place) && screen.contains("┌")
    }
  }

  /// The end, after which nothing is left of the popup, of its socket and of a hostile text.
  private func expectEnd(status: Int, printing pick: String? = nil) throws {
    try client.waitUntil("the end") { $0.contains("status \(status)") && !$0.contains("┌") }
    #expect(try pick == nil || TextFile.read(folder.file("pick")) == pick)
    #expect(!folder.names.contains { $0.hasPrefix("gridpick-") || $0 == "pwned" })
  }

  @Test func `I2.1 a pick in a popup is printed to the output of the command in the pane`() throws {
    try run(#"{ echo before; "$0" --tmux --cell 10x2 <table.json; } >pick"#)
    try waitForPicker()
    client.send("\u{1b}[B\u{1b}[C")
    try waitForPicker(at: "2/9 · 2/9")
    client.send("\r")
    try expectEnd(status: 0, printing: "before\nr2c2\n")
  }

  @Test func `I2.3 I2.5 I2.7 arguments, folder, environment and input are those of the pane`()
    throws
  {
    let script = """
      printf '%s\\n' 'a $(touch pwned) b' "c'; touch pwned; '" |
        "$0" --tmux=bottom,100%,90% --columns 1 --title '#{pane_id} `touch pwned`;' \\
          --preview 'echo "$PWD|$MARK|"{}' --preview-window down --height 3 >pick
      """
    try run(script)
    try client.waitUntil("the preview") {
      $0.contains("\(folder.path)|it's $(touch pwned)|a $(touch pwned) b")
        && $0.contains("#{pane_id} `touch pwned`;")
    }
    client.send("j\r")
    try expectEnd(status: 0, printing: "c'; touch pwned; '\n")
  }

  @Test func `I2 a drag in a popup moves one card`() throws {
    try run(#""$0" --tmux=center,90%,90% -l cards --start 2,2 table.json >pick"#)
    try waitForPicker(at: "row 3/9 · column 3/9")
    let start = ScreenPoint(line: 12, column: 40)
    client.drag(through: [start] + start.path(to: start.moved(columns: -25)))
    try waitForPicker(at: "row 3/9 · column 4/9")
    client.send("\r")
    try expectEnd(status: 0, printing: "r3c4\n")
  }

  @Test(arguments: ["\u{1b}", "\u{03}", "q"])
  func `I2.8 a key that cancels in a popup cancels`(key: String) throws {
    try run(#""$0" --tmux table.json >pick"#)
    try waitForPicker()
    client.send(key)
    try expectEnd(status: 130, printing: "")
  }

  @Test(arguments: [["display-popup", "-C"], ["detach-client"]])
  func `I2.6 I2.8 a popup that is closed or lost cancels`(command: [String]) throws {
    try run(#""$0" --tmux table.json >pick"#)
    try waitForPicker()
    try tmux.command(command)
    try tmux.waitUntil("the end") { $0.contains("status 130") }
    #expect(!folder.names.contains { $0.hasPrefix("gridpick-") })
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGUSR1])
  func `I2.9 a signal to the process in the pane closes the popup`(signal: Int32) throws {
    try run(#""$0" --tmux table.json >pick & echo $! >process; wait $!"#)
    try waitForPicker()
    let process = try #require(Int32(try TextFile.read(folder.file("process")).filter(\.isNumber)))
    kill(process, signal)
    try expectEnd(status: 128 + Int(signal))
  }

  @Test func `I2.5 a pick that cannot be written is an error`() throws {
    try run(#""$0" --tmux table.json >/dev/full"#)
    try waitForPicker()
    client.send("\r")
    try expectEnd(status: 2)
  }

  @Test func `I2.5 become has the status of its command, which takes Ctrl-C itself`() throws {
    // A shell whose signal comes just before it starts a program waits for that program.
    let command = #"trap "exit 4" INT; echo up; while :; do sleep 1; done"#
    try run(#"trap : INT; "$0" --tmux --bind 'enter:become(\#(command))' table.json"#)
    try waitForPicker(at: "row 1/9 · column 1/9")
    client.send("\r")
    try client.waitUntil("the command") { $0.contains("up") && !$0.contains("┌") }
    client.send("\u{3}")
    try expectEnd(status: 4)
  }

  @Test func `I2.5 the command of become runs in the pane, with its files`() throws {
    try run(
      #""$0" --tmux --bind 'enter:become(cat {f}; ps -o tty= -p $$)' table.json >pick; tty | cut -c6- >>pick"#
    )
    try waitForPicker(at: "row 1/9 · column 1/9")
    client.send("\r")
    try expectEnd(status: 0)
    let lines = try TextFile.read(folder.file("pick")).split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == "r1c1" && lines[1] == lines[2])
  }

  @Test func `I2.5 a bad input is reported in the pane, with status 2`() throws {
    try run(#""$0" --tmux missing.json"#)
    try expectEnd(status: 2)
    #expect(client.screen.contains("missing.json: No such file"))
  }

  @Test(arguments: [
    #"env -u TMUX "$0" --tmux table.json >pick"#, #""$0" --tmux=99,99 table.json >pick"#,
    #"TMUX=/nowhere,1,0 "$0" --tmux table.json >pick"#,
    #"PATH=/nowhere "$0" --tmux table.json >pick"#,
  ])
  func `I2.4 if no popup is possible the picker is in the pane`(script: String) throws {
    try run(script)
    try client.waitUntil("the picker") { $0.contains("row 1/9") && !$0.contains("┌") }
    client.send("\r")
    try expectEnd(status: 0, printing: "r1c1\n")
  }

  @Test func `I2.4 without a screen there is no popup`() throws {
    try run(#""$0" --tmux -f r9c9 table.json >pick"#)
    try expectEnd(status: 0, printing: "r9c9\n")
  }
}
