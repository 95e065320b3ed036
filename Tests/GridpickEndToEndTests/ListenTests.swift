import GridpickTerminal
import GridpickTestSupport
import Testing

/// A picker that is asked, and acts, over a socket (rule B8).
struct ListenTests {
  private let errands: Errands

  init() throws {
    errands = try Errands()
  }

  private var path: String { errands.folder.file("socket") }

  private func show(_ options: String...) throws -> PseudoTerminal {
    try PseudoTerminal.show(launch(options))
  }

  private func launch(_ options: [String] = []) -> Launch {
    errands.launch(
      ["--columns", "1", "--listen", "socket"] + options, reading: "one\ntwo\nthree\n")
  }

  private func get() throws -> String {
    try SocketCall(path).answer(to: "GET / HTTP/1.1\r\nHost: x\r\n\r\n".utf8)
  }

  private func post(_ actions: String) throws -> String {
    try SocketCall(path).answer(
      to: "POST / HTTP/1.1\r\nContent-Length: \(actions.utf8.count)\r\n\r\n\(actions)".utf8)
  }

  @Test(.needs("curl")) func `B8.1 B8.7 B8.9 B8.10 curl gets the state, and acts`() throws {
    let terminal = try show("-m")
    let curl = ["curl", "-sS", "--unix-socket", path]
    let done = try Tool.run(curl + ["-d", "down+toggle+down", "http://x/"])
    #expect(String(decoding: done, as: UTF8.self) == "{}\n")
    let told = String(decoding: try Tool.run(curl + ["http://x/"]), as: UTF8.self)
    #expect(told.hasPrefix(#"{"query":"","position":{"section":2,"index":0},"item":{"#))
    #expect(told.contains(#""marked":1,"marks":[{"section":0,"index":1,"#))
    try errands.write("put(\(String(repeating: "x", count: 5_000)))", to: "body")
    let large = ["--data-binary", "@\(errands.folder.file("body"))"]
    #expect(String(decoding: try Tool.run(curl + large + ["http://x/"]), as: UTF8.self) == "{}\n")
    #expect(try Tool.run(curl + ["-d", "accept", "http://x/"]) == Array("{}\n".utf8))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "two\n")
    #expect(errands.folder.names == ["body"])
  }

  @Test func `B8.11 an error is one line`() throws {
    let terminal = try show()
    let answer = try post("nosuch")
    #expect(answer.hasPrefix("HTTP/1.1 400 Refused\r\n"))
    #expect(answer.contains(#"{"error":"'nosuch' is not an action;"#))
    try expect("one\n", pickedFrom: terminal)
  }

  @Test func `B8.2 the socket is for its user alone`() throws {
    let terminal = try show()
    var status = stat()
    #expect(lstat(path, &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFSOCK && status.st_mode & 0o777 == 0o600)
    try expect("one\n", pickedFrom: terminal)
  }

  @Test(.needs("setpriv", "curl"), .enabled(if: geteuid() == 0))
  func `B8.2 a client of another user is refused whatever the modes`() throws {
    let terminal = try show()
    chmod(path, 0o666)
    chmod(errands.folder.path, 0o755)
    let curl = ["curl", "-sS", "--unix-socket", path, "http://x/"]
    let other = ["setpriv", "--reuid", "65534", "--clear-groups"]
    #expect(throws: HarnessError.self) { try Tool.run(other + curl) }
    #expect(try Tool.run(curl).first == UInt8(ascii: "{"))
    try expect("one\n", pickedFrom: terminal)
  }

  @Test(arguments: ["q", "\r", "b", "\u{3}"])
  func `B8.5 the socket is removed at the end`(key: String) throws {
    let terminal = try show("--bind", "b:become(ls >listed)")
    terminal.send(key)
    _ = try terminal.waitForExit()
    #expect(!TextFile.exists(path))
    #expect(errands.text("listed") == (key == "b" ? "listed\n" : ""))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV])
  func `B8.5 the socket is removed by a signal that ends the picker`(number: Int32) throws {
    let terminal = try show()
    #expect(TextFile.exists(path))
    terminal.signal(number)
    #expect(try terminal.waitForExit() == .signalled(number))
    #expect(!TextFile.exists(path))
  }

  @Test func `B8.4 only a socket that nobody listens on is replaced`() throws {
    let killed = try show()
    killed.signal(SIGKILL)
    _ = try killed.waitForExit()
    #expect(TextFile.exists(path))
    let terminal = try show()
    #expect(try get().hasPrefix("HTTP/1.1 200 OK\r\n"))
    try expectRefusal(launch(), "--listen: socket: Address already in use")
    #expect(try get().hasPrefix("HTTP/1.1 200 OK\r\n"))
    try expect("one\n", pickedFrom: terminal)
    try errands.write("text", to: "socket")
    try expectRefusal(launch(), "--listen: socket: Address already in use")
    #expect(errands.text("socket") == "text")
  }

  @Test func `B8.5 a file that replaced the socket stays`() throws {
    let terminal = try show()
    unlink(path)
    try errands.write("text", to: "socket")
    try expect("one\n", pickedFrom: terminal)
    #expect(errands.text("socket") == "text")
  }

  @Test(arguments: ["6266", "localhost:6266", ":6266", "0.0.0.0:0", ""])
  func `B8.3 a port is refused with the reason`(value: String) throws {
    try expectRefusal(
      Gridpick.launch(["--listen", value], reading: ""),
      "--listen: '\(value)' is not a path; use a Unix socket, e.g. /tmp/pick.sock,"
        + " which no network reaches")
  }

  @Test func `B8.6 commands get the socket's path, and inherit no socket`() throws {
    let terminal = try show(
      "--bind", "x:execute-silent(ls -l /proc/self/fd >files; echo $GRIDPICK_SOCKET >name)+down")
    let client = try SocketCall(path)
    terminal.send("x")
    try terminal.waitForPlace("row 2/3 · column 1/1")
    #expect(errands.text("name") == path + "\n")
    #expect(errands.text("files").contains("/dev/null"))
    #expect(!errands.text("files").contains("socket:"))
    _ = try client.answer(to: [], ending: true)
    try expect("two\n", pickedFrom: terminal)
  }

  @Test func `B8.15 while a command is using the terminal requests are refused`() throws {
    errands.makeFIFO("gate")
    let terminal = try show("--bind", "load:last")
    let begun = try post("execute(echo ready; read line <gate)+up")
    #expect(begun.hasPrefix("HTTP/1.1 200 OK\r\n"))
    try terminal.waitUntil("the command") { $0.lines.contains("ready") }
    #expect(try get().hasPrefix("HTTP/1.1 503 Refused\r\n"))
    #expect(try post("accept").contains(#"{"error":"the picker is busy"}"#))
    try errands.write("go\n", to: "gate")
    try terminal.waitForPlace("row 2/3 · column 1/1")
    #expect(try get().hasPrefix("HTTP/1.1 200 OK\r\n"))
    try expect("two\n", pickedFrom: terminal)
  }

  @Test func `B8.7 B8.9 the picker answers while data arrives and find is on`() throws {
    let launch = Launch(
      [Gridpick.path, "--columns", "1", "--listen", path], input: .pipe)
    let terminal = try PseudoTerminal.start(launch)
    terminal.feedInput(Array("one\ntwo\nfour\n".utf8))
    try terminal.waitForPlace("row 1/3 · column 1/1")
    #expect(try get().contains(#""count":3,"loading":true,"#))
    _ = try post("down")
    try terminal.waitForPlace("row 2/3 · column 1/1")
    terminal.feedInput(Array("five\n".utf8))
    try terminal.waitForPlace("row 2/4 · column 1/1")
    terminal.send("/o")
    try terminal.waitUntil("the matches") { $0.text.contains("3 of 4") }
    #expect(try get().contains(#""matches":3,"#))
    #expect(try post("change-query(fo)").hasPrefix("HTTP/1.1 200 OK\r\n"))
    try terminal.waitUntil("the match") { $0.text.contains("1 of 4") }
    try expect("four\n", pickedFrom: terminal)
  }

  @Test func `B8.9 an item that a client has made current stays current after the sorting`() throws
  {
    let launch = Launch(
      [Gridpick.path, "-F", "csv", "--header", "--sort", "n", "--listen", path], input: .pipe)
    let terminal = try PseudoTerminal.start(launch)
    terminal.feedInput(Array("n\n3\n1\n2\n".utf8))
    try terminal.waitForPlace("row 1/3 · column 1/1")
    _ = try post("last")
    try terminal.waitForPlace("row 3/3 · column 1/1")
    terminal.closeInput()
    try terminal.waitForPlace("row 2/3 · column 1/1")
    try expect("2\n", pickedFrom: terminal)
  }

  @Test func `B8.16 without a screen there is no socket`() throws {
    let terminal = try PseudoTerminal.talk(launch(["--plain"]), ["2"])
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(errands.folder.names == [])
  }
}
