import GridpickTerminal
import GridpickTestSupport
import Testing

/// Signals at moments that are a millisecond long, and are held open by strace: the call that the
/// program is in has been done, and has not returned.
@Suite(.needs("strace"))
struct SignalMomentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `a signal between leaving the screen and its modes restores the terminal`(number: Int32)
    throws
  {
    let terminal = try PseudoTerminal.start(heldUp(at: "write", when: "2"))
    try terminal.waitForPlace("row 1/2 · column 1/1")
    terminal.send("q")
    try terminal.wait(for: "the screen to be left") { !$0.screen.isAlternateScreen }
    #expect(!terminal.terminalModes.echoes)
    terminal.signal(number)
    #expect(try terminal.waitForExit() == .signalled(number))
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
  }

  /// Leaving a screen that was never entered would move the cursor.
  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `a signal between the modes and the first frame restores the terminal`(number: Int32) throws
  {
    let terminal = try PseudoTerminal.start(heldUp(at: "ioctl", when: "1+"))
    try terminal.waitForModes { !$0.echoes }
    terminal.signal(number)
    #expect(try terminal.waitForExit() == .signalled(number))
    #expect(!terminal.drawn.contains(0x1b))
    #expect(terminal.terminalModes == terminal.initialModes)
  }

  /// Once a command's shell is reaped, its number may be that of another's group.
  @Test func `R5.4 a signal between the reaping of a command and its note ends cleanly`() throws {
    var launch = Gridpick.launch(
      ["--reload", "echo $$ >\(folder.file("number"))"], reading: "a\nb\n")
    launch.arguments = slowed("wait4", by: 1_000_000) + launch.arguments
    let terminal = try PseudoTerminal.start(launch)
    try terminal.waitForPlace("row 1/2 · column 1/1")
    terminal.send("r")
    try waitForReaping(terminal)
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForExit() == .signalled(SIGTERM))
    let log = try TextFile.read(folder.file("log"))
    #expect(log.contains("SIGKILL") && !log.contains("ESRCH"), "\(log)")
  }

  /// The command runs already, but its number is not known yet.
  @Test(arguments: [SIGABRT, SIGSEGV, SIGTERM])
  func `R5.4 a signal while a command is started ends the command`(number: Int32) throws {
    var launch = Gridpick.launch(
      ["--preview", "echo $$ >\(folder.file("number")); exec sleep 1000"], reading: "a\nb\n")
    launch.arguments = slowed("clone,clone3", by: 500_000) + launch.arguments
    let terminal = try PseudoTerminal.start(launch)
    try terminal.wait(for: "the command") { _ in
      (try? TextFile.read(folder.file("number")).hasSuffix("\n")) == true
    }
    let process = try #require(Int32(try TextFile.read(folder.file("number")).dropLast()))
    terminal.signal(number)
    #expect(try terminal.waitForExit() == .signalled(number))
    ProcessList.expectEnd(of: [process])
  }

  /// Each comes while the handler of the one before it is about to return.
  @Test func `countless stops do not fill the stack of their handler`() throws {
    var launch = Gridpick.launch(["--columns", "1"], reading: "a\nb\n")
    launch.arguments = slowed("write", by: 1_000) + launch.arguments
    let terminal = try PseudoTerminal.start(launch)
    try terminal.waitForPlace("row 1/2 · column 1/1")
    for _ in 1...300_000 { terminal.signal(SIGTSTP) }
    // A stop takes what is typed before an answer that is due (rule L14).
    try terminal.waitForRest()
    terminal.send("j")
    try terminal.waitForPlace("row 2/2 · column 1/1")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
  }

  /// The command that runs a program whose calls of this name return late.
  private func slowed(_ call: String, by microseconds: Int) -> [String] {
    [
      "strace", "-D", "-f", "-o", folder.file("log"), "-e", "trace=\(call),kill",
      "-e", "inject=\(call):delay_exit=\(microseconds)",
    ]
  }

  /// Waits until the command is gone that has written its number.
  private func waitForReaping(_ terminal: PseudoTerminal) throws {
    try terminal.wait(for: "the end of the command") { _ in
      guard let number = try? TextFile.read(folder.file("number")), number.hasSuffix("\n")
      else { return false }
      return !TextFile.exists("/proc/\(number.dropLast())")
    }
  }

  /// A start whose calls of this name on the terminal return late.
  private func heldUp(at call: String, when: String) -> Launch {
    var launch = Gridpick.launch(reading: "a\nb\n")
    let microseconds = 1_500_000
    launch.arguments =
      [
        "strace", "-D", "-f", "-o", folder.file("log"), "-P", "/dev/tty", "-e", "trace=\(call)",
        "-e", "inject=\(call):delay_exit=\(microseconds):when=\(when)",
      ] + launch.arguments
    return launch.afterOtherText()
  }
}
