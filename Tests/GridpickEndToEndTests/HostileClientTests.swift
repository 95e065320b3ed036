import GridpickTerminal
import GridpickTestSupport
import Testing

/// Clients of the socket that mean no good (rule B8).
struct HostileClientTests {
  private let folder: TemporaryFolder
  private let terminal: PseudoTerminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = try PseudoTerminal.show(
      Gridpick.launch(
        ["--columns", "1", "--listen", folder.file("socket")], reading: "one\ntwo\nthree\n"))
  }

  private func call() throws -> SocketCall { try SocketCall(folder.file("socket")) }

  /// Expects the picker to answer the socket and the keys, with nothing of a client on the screen.
  private func expectUnharmed() throws {
    #expect(
      try call().answer(to: "GET / HTTP/1.1\r\n\r\n".utf8).hasPrefix("HTTP/1.1 200 OK\r\n"))
    terminal.send("j")
    try terminal.waitForPlace("row 2/3 · column 1/1")
    #expect(terminal.screen.lines[0].contains("one"))
    try expect("two\n", pickedFrom: terminal)
  }

  @Test(arguments: ["", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nX: ", "POST / HTTP/1.1\r\n\u{1b}"])
  func `B8.12 a line of a megabyte is refused`(beginning: String) throws {
    let line = String(repeating: "a", count: 1 << 20)
    let answer = try call().answer(to: (beginning + line).utf8)
    #expect(answer.hasPrefix("HTTP/1.1 413 "))
    try expectUnharmed()
  }

  @Test func `B8.11 escape sequences of a client draw nothing`() throws {
    let escapes = "\u{1b}[2J\u{1b}]0;bad\u{7}\u{9b}2J"
    let head = "GET / HTTP/1.1\r\nX: \(escapes)\r\n\r\n"
    #expect(try !call().answer(to: head.utf8).contains("\u{1b}[2J"))
    let body = "change-title(\(escapes))"
    let title = "POST / HTTP/1.1\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    #expect(try call().answer(to: title.utf8).hasPrefix("HTTP/1.1 200 "))
    try terminal.waitUntil("the title") { $0.lines[0].contains("␛[2J␛]0;bad␇") }
    let bad = "POST / HTTP/1.1\r\nContent-Length: \(escapes.utf8.count)\r\n\r\n\(escapes)"
    let answer = try call().answer(to: bad.utf8)
    #expect(answer.hasPrefix("HTTP/1.1 400 ") && !answer.contains("\u{1b}"))
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test(arguments: [
    "", "G", "GET / HTTP/1.1\r\nHost", "POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\nup",
  ])
  func `B8 half a request does nothing`(half: String) throws {
    let answer = try call().answer(to: half.utf8, ending: true)
    #expect(answer.hasPrefix("HTTP/1.1 400 ") && answer.contains("the request is incomplete"))
    try expectUnharmed()
  }

  @Test func `B8.12 a client that says nothing is sent away, and wakes nobody meanwhile`() throws {
    let client = try call()
    try terminal.waitUntilAsleep()
    let before = try terminal.activity()
    terminal.watch(for: 0.5)
    #expect(try terminal.activity() == before)
    let answer = try client.answer(to: [])
    #expect(answer.hasPrefix("HTTP/1.1 408 Refused\r\n"))
    try expectUnharmed()
  }

  @Test func `B8.13 two hundred clients do not hold up keys`() throws {
    // The kernel lets only so many wait; the others are turned away there.
    let clients = (0..<200).compactMap { _ in try? call() }
    #expect(clients.count > 100)
    terminal.send("jj")
    try terminal.waitForPlace("row 3/3 · column 1/1")
    withExtendedLifetime(clients) {}
  }

  @Test func `B8 clients that leave before the answer harm nothing`() throws {
    for _ in 0..<100 {
      guard let client = try? call() else { continue }
      client.send("GET / HTTP/1.1\r\n\r\n".utf8)
    }
    try Deadline.retry(
      "room for a client", within: Deadline.patience, seen: { () throws(HarnessError) in "" },
      until: { () throws(HarnessError) in (try? call()) != nil })
    try expectUnharmed()
  }
}
