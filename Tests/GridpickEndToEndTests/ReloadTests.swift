import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// Newer data by a command: `--reload` (rules R1, R2, P8).
struct ReloadTests {
  private let errands: Errands

  init() throws {
    errands = try Errands()
  }

  @Test func `R2.1 R2.2 keys are answered while a slow command runs, and then newer data comes`()
    throws
  {
    errands.makeFIFO("go")
    let terminal = try errands.show("--reload", "cat go; seq 101 103")
    terminal.send("r")
    try terminal.waitForStatus("reloading")
    terminal.send("j")
    try terminal.waitUntil("the second row") { $0.current == ["2"] }
    try errands.write("", to: "go")
    try terminal.waitForPlace("row 2/3 · column 1/1")
    try terminal.waitForNoStatus("reloading")
    try expect("102\n", pickedFrom: terminal)
  }

  @Test func `R2.3 the status and error of a failed command stay until the next key`() throws {
    let terminal = try errands.show(
      "--reload", "echo no such host >&2; echo and more >&2; seq 3; exit 7")
    terminal.send("r")
    try terminal.waitForStatus("--reload: status 7: no such host")
    #expect(!terminal.screen.contains("and more"))
    terminal.send("j")
    try terminal.waitForPlace("row 2/60 · column 1/1")
    #expect(terminal.screen.current == ["2"])
    try expect("2\n", pickedFrom: terminal)
  }

  @Test(arguments: [
    ("json", #"["a","b"]"#, "echo oops", "--reload:1:1: expected"),
    ("json", #"["a","b"]"#, "kill -9 $$", "--reload: ended by signal 9"),
  ])
  func `R2.3 bad output keeps the data`(
    format: String, text: String, command: String, told: String
  ) throws {
    let terminal = try errands.show("-F", format, "--reload", command, reading: text)
    terminal.send("r")
    try terminal.waitForStatus(told)
    try expect("a\n", pickedFrom: terminal)
  }

  @Test func `R2.2 omitted csv rows are reported, and the others are shown`() throws {
    let terminal = try errands.show(
      "-F", "csv", "--reload", #"printf 'a,b\n1,2\n3,"4\n'"#, reading: "a,b\n1,2\n")
    terminal.send("r")
    try terminal.waitForStatus("--reload:3:3: expected a closing quote")
    terminal.send("j")
    try terminal.waitForPlace("row 2/2 · column 1/2")
  }

  @Test(arguments: ["lines", "csv", "ndjson"])
  func `R2.5 empty output is an empty list`(format: String) throws {
    let terminal = try errands.show("-F", format, "--reload", ":", reading: "1\n2\n")
    terminal.send("r")
    try terminal.waitUntil("nothing") { !$0.place.hasPrefix("row 1/") }
    terminal.send("\rjq")
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func `R2.5 empty output is an error if the format is JSON`() throws {
    let terminal = try errands.show("-F", "json", "--reload", ":", reading: #"["a"]"#)
    terminal.send("r")
    try terminal.waitForStatus("--reload:1:1: expected")
    try expect("a\n", pickedFrom: terminal)
  }

  @Test(arguments: [
    (["-F", "csv", "--row-titles"], "n,a,b\n1,x,y\n2,z,u\n", "n,a,b\n1,x,new\n", "new"),
    (["-F", "ndjson"], #"{"n":1,"a":"x","b":"y"}"#, #"{"n":1,"a":"x","b":"new"}"#, "new"),
    (["-F", "json"], #"[{"n":1,"a":"x","b":"y"}]"#, #"[{"n":1,"a":"x","b":"new"}]"#, "new"),
    (
      ["-d", "aligned", "--row-titles"], "N  A  B\n1  x  y\n2  z  u\n", "N  A  B\n1  x  new\n",
      "new"
    ),
    (["--pivot", "n,k,v", "-F", "csv"], "n,k,v\n1,a,x\n1,b,y\n", "n,k,v\n1,a,x\n1,b,new\n", "new"),
  ])
  func `P8.12 P8.13 every format is reloaded in the same way`(
    options: [String], before: String, after: String, picked: String
  ) throws {
    try errands.write(after, to: "after")
    let launch = errands.launch(
      options + ["--pick", "cell", "--reload", "cat after"], reading: before)
    let terminal = try PseudoTerminal.show(launch)
    try terminal.waitUntil("the old") { $0.contains("y") }
    terminal.send("llr")
    try terminal.waitUntil("the new") { $0.contains("new") }
    try expect(picked + "\n", pickedFrom: terminal)
  }

  @Test(arguments: ["pipe", "file", "closed"])
  func `R1.3 any input can be reloaded`(input: String) throws {
    try errands.write(Sample.numbers(60), to: "numbers")
    var launch = errands.launch(
      ["--columns", "1", "--reload", "seq 3"], reading: Sample.numbers(60))
    switch input {
    case "file":
      launch.input = .terminal
      launch.arguments.append("numbers")
    case "closed":
      launch.arguments.append("numbers")
      launch = launch.through(#"exec "$@" <&-"#)
    default: break
    }
    let terminal = try PseudoTerminal.show(launch)
    try terminal.waitForPlace("row 1/60 · column 1/1")
    terminal.send("r")
    try terminal.waitForPlace("row 1/3 · column 1/1")
    try expect("1\n", pickedFrom: terminal)
  }

  @Test func `R1.4 while the input arrives no newer data is requested`() throws {
    var launch = errands.launch(
      ["--columns", "1", "--reload", "echo run >runs; seq 3"], reading: "")
    launch.input = .pipe
    let terminal = try PseudoTerminal.start(launch)
    terminal.feedInput(Array("a\nb\n".utf8))
    try terminal.waitForPlace("row 1/2 · column 1/1")
    terminal.send("rj")
    try terminal.waitForPlace("row 2/2 · column 1/1")
    #expect(errands.text("runs") == "")
    terminal.closeInput()
    try terminal.waitForNoStatus("loading")
    terminal.send("r")
    try terminal.waitForPlace("row 2/3 · column 1/1")
  }

  @Test func `R5.2 two hundred runs leave nothing behind`() throws {
    try errands.write(Sample.numbers(150_000), to: "numbers")
    // The first output names the run: a run is over once it is seen.
    let terminal = try errands.show(
      "--reload", "echo run >>runs; echo run $(wc -l <runs); head -c 1000000 numbers")
    let descriptors = "/proc/\(terminal.processID)/fd"
    try terminal.waitUntilAsleep()
    let before = try FileNames.inFolder(descriptors).count
    var settled = 0
    for run in 1...200 {
      terminal.send("r")
      try terminal.waitUntil("run \(run)") { $0.contains("run \(run) ") }
      if run == 20 { settled = try terminal.residentKilobytes() }
    }
    // The last of what the last run printed may still be on its way.
    try terminal.wait(for: "as many descriptors as before") { _ in
      (try? FileNames.inFolder(descriptors).count) == before
    }
    try terminal.waitUntilAsleep()
    #expect(try FileNames.inFolder("/proc/\(terminal.processID)/task").count == 1)
    #expect(try terminal.residentKilobytes() < settled + 3_000)
    #expect(try terminal.heapsOfThreads() == [])
    #expect(try terminal.children() == "")
  }
}

extension PseudoTerminal {
  /// Its memory, as the kernel counts it.
  fileprivate func residentKilobytes() throws -> Int {
    let line = try TextFile.read("/proc/\(processID)/status").split(separator: "\n")
      .first { $0.hasPrefix("VmRSS:") }
    return try #require(line?.split(separator: " ").dropFirst().first.flatMap { Int($0) })
  }

  /// Where the C library gave a thread a heap of its own, which begins at a multiple of 64 MB.
  fileprivate func heapsOfThreads() throws -> [Substring] {
    try TextFile.read("/proc/\(processID)/maps").split(separator: "\n").filter { mapping in
      let start = Int(mapping.prefix { $0 != "-" }, radix: 16)
      return mapping.contains(" rw-p ") && start.map { $0 % (64 << 20) } == 0
    }
  }

  /// The numbers of its children, also of those that have ended and were not reaped.
  fileprivate func children() throws -> String {
    try TextFile.read("/proc/\(processID)/task/\(processID)/children")
  }
}
