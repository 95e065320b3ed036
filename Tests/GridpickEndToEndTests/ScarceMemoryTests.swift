import GridpickTerminal
import GridpickTestSupport
import Testing

/// Without memory the program ends as by a crash, and leaves everything as it was.
@Suite(.release)
struct ScarceMemoryTests {
  private let errands: Errands

  init() throws {
    errands = try Errands()
  }

  /// A start with no more memory than that, which the program itself, its threads' stacks and its input count
  /// against.
  private func started(_ options: [String], megabytes: Int) throws -> PseudoTerminal {
    let launch = errands.launch(options, reading: "")
      .through("ulimit -v \(megabytes << 10); exec \"$@\"")
    return try PseudoTerminal.start(launch.afterOtherText())
  }

  private func expectCrash(
    _ terminal: PseudoTerminal, at location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try terminal.waitForExit() == .signalled(SIGABRT), sourceLocation: location)
    #expect(terminal.printed == "", sourceLocation: location)
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal), sourceLocation: location)
  }

  /// A list of 14 MB, whose index needs 56 MB more.
  private static let manyItems = "[" + String(repeating: "1,", count: 7_000_000) + "1]"
  /// More than the 49 MB of a program that a list arrives at; with less it tells so, and goes on.
  private static let megabytesForItems = 64

  @Test func `more items than memory can index are reported`() throws {
    try errands.write(Self.manyItems, to: "items.json")
    try expectCrash(try started(["items.json"], megabytes: Self.megabytesForItems))
  }

  @Test func `a long line is picked if the memory can hold one copy`() throws {
    let line = String(repeating: "x", count: 24 << 20) + "\n"
    try errands.write(line, to: "line")
    let terminal = try started(["line"], megabytes: 80)
    try terminal.waitForPlace("row 1/1 · column 1/1")
    terminal.send("\n")
    #expect(try terminal.waitForExit() == .exited(0))
    let isWhole = terminal.printed == line
    #expect(isWhole)
  }

  @Test func `R5.4 without memory commands end too, and nothing is painted`() throws {
    try errands.write(Self.manyItems, to: "items.json")
    errands.makeFIFO("go")
    let command = "trap '' TERM; sleep 1000 & echo $$ $! >numbers; cat go items.json; wait"
    let terminal = try started(
      ["--columns", "1", "-F", "json", "--reload", command, Gridpick.demo("posters.json")],
      megabytes: Self.megabytesForItems)
    try terminal.waitUntil("the picker") { $0.place.hasPrefix("row 1/") }
    terminal.send("r")
    try terminal.wait(for: "the command") { _ in errands.text("numbers").hasSuffix("\n") }
    let processes = errands.text("numbers").split(whereSeparator: \.isWhitespace)
      .compactMap { Int32($0) }
    #expect(processes.count == 2 && processes.allSatisfy(ProcessList.isRunning))
    try errands.write("", to: "go")
    try expectCrash(terminal)
    ProcessList.expectEnd(of: processes)
  }
}

extension Trait where Self == ConditionTrait {
  /// These need the static executable, which is built for a release and named.
  fileprivate static var release: Self {
    .enabled(
      if: TestEnvironment.variable("GRIDPICK_BINARY") != nil, "GRIDPICK_BINARY names no executable")
  }
}
