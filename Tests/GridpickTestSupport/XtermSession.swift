import GridpickCore
import GridpickTerminal

/// A program in a real xterm on its own X server; both end with their owner.
package final class XtermSession {
  package let size: ScreenSize
  private let server: DisplayServer
  private let terminal: ChildProcess
  private let environment: [String: String]
  /// The size of a cell, measured from the window.
  let cellSize: CellSize
  /// The last property, so that it is removed after the processes that write there have ended.
  private let folder: TemporaryFolder

  private init(
    size: ScreenSize, folder: TemporaryFolder, server: DisplayServer, terminal: ChildProcess,
    environment: [String: String]
  ) throws(HarnessError) {
    self.size = size
    self.folder = folder
    self.server = server
    self.terminal = terminal
    self.environment = environment
    cellSize = try CellSize.measured(for: size, environment: environment)
  }

  /// Runs a program with its arguments; returns after the window has appeared.
  package static func start(
    _ arguments: [String], size: ScreenSize = ScreenSize(lines: 24, columns: 80),
    environment: [String: String?] = [:]
  ) throws(HarnessError) -> XtermSession {
    let folder = try TemporaryFolder()
    let server = try DisplayServer.start()
    var variables = TestEnvironment.basic(changedBy: environment)
    variables["DISPLAY"] = server.display
    let terminal = try ChildProcess(
      SpawnPlan(
        arguments: options(size: size, folder: folder) + arguments, environment: variables,
        files: [
          (STDIN_FILENO, .path("/dev/null", flags: O_RDONLY)),
          (STDOUT_FILENO, .path("/dev/null", flags: O_WRONLY)),
          (STDERR_FILENO, .path(folder.file("xterm.log"), flags: O_WRONLY | O_CREAT)),
        ]))
    let session = try XtermSession(
      size: size, folder: folder, server: server, terminal: terminal, environment: variables)
    // Without a window manager, keys go to the window under the pointer.
    try session.movePointer(to: ScreenPoint(line: 0, column: 0))
    return session
  }

  /// Returns xterm's arguments; the program's output goes to files, so that tests can read it.
  private static func options(size: ScreenSize, folder: TemporaryFolder) -> [String] {
    [
      "xterm", "-fa", "DejaVu Sans Mono", "-fs", "11", "-u8", "-b", "0", "-bw", "0", "+sb",
      "-geometry", "\(size.columns)x\(size.lines)+0+0",
      "-xrm", "XTerm*printFileImmediate: \(folder.file("screen"))",
      "-xrm", "XTerm*VT100.translations: #override <Key>\(printingKey): print-immediate()",
      "-e", "sh", "-c",
      """
      cd "$0" || exit
      "$@" >output 2>errors
      echo $? >status.new; mv status.new status
      """, folder.path,
    ]
  }

  /// The key that makes xterm write its screen to a file; the program never receives it.
  static let printingKey = "Pause"

  /// Runs xdotool or another tool on this display.
  @discardableResult
  func run(_ arguments: [String]) throws(HarnessError) -> String {
    String(decoding: try Tool.run(arguments, environment: environment), as: UTF8.self)
  }

  /// The program's standard output so far.
  package var output: String { (try? TextFile.read(folder.file("output"))) ?? "" }

  package var errors: String { (try? TextFile.read(folder.file("errors"))) ?? "" }

  /// Returns the lines of the screen as xterm prints them, without trailing spaces.
  package func lines() throws(HarnessError) -> [String] {
    try history().suffix(size.lines)
  }

  /// Returns the lines of the screen, and before them the lines that have scrolled off.
  package func history() throws(HarnessError) -> [String] {
    try run(["xdotool", "key", Self.printingKey])
    var printed: [String] = []
    try Deadline.retry("xterm to print its screen", within: Deadline.patience) {
      printed.joined(separator: "\n")
    } until: { () throws(HarnessError) in
      guard let name = folder.names.first(where: { $0.hasPrefix("screen") }) else { return false }
      let text = try TextFile.read(folder.file(name))
      printed = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.cleaned)
      guard printed.count > size.lines else { return false }
      // Removed, because a screen printed in the same second would be appended to the same file.
      unlink(folder.file(name))
      return true
    }
    return printed.dropLast()
  }

  /// Removes U+FFFF, which xterm prints for the right half of a wide glyph.
  private static func cleaned(_ line: Substring) -> String {
    var scalars = line.unicodeScalars.filter { $0.value != 0xffff && $0 != "\r" }
    while scalars.last == " " { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }

  package func waitUntil(
    _ goal: String, within seconds: Double = Deadline.patience, _ isReached: ([String]) -> Bool
  ) throws(HarnessError) {
    var seen: [String] = []
    try Deadline.retry(goal, within: seconds) {
      seen.joined(separator: "\n")
    } until: { () throws(HarnessError) in
      seen = try lines()
      return isReached(seen)
    }
  }

  /// Waits for the program's end; returns its status as a shell does, 128 plus a signal's number.
  @discardableResult
  package func waitForExit(within seconds: Double = Deadline.patience) throws(HarnessError) -> Int32
  {
    let path = folder.file("status")
    try Deadline.retry("the end of the program", within: seconds) {
      output + errors
    } until: {
      TextFile.exists(path)
    }
    let status = try TextFile.read(path)
    return Int32(status.prefix { $0.isNumber }) ?? -1
  }

  package func takeScreenshot(to path: String) throws(HarnessError) {
    try run(["import", "-window", "root", path])
  }
}

/// The size of a terminal cell in pixels.
struct CellSize: Equatable {
  let width: Int
  let height: Int

  /// Waits for xterm's window on the display, and divides the window's size by its cells.
  static func measured(
    for size: ScreenSize, environment: [String: String]
  ) throws(HarnessError) -> CellSize {
    let printed = try Tool.run(
      [
        "xdotool", "search", "--sync", "--onlyvisible", "--class", "xterm",
        "getwindowgeometry", "--shell", "%1",
      ],
      environment: environment)
    var values: [Substring: Int] = [:]
    for line in String(decoding: printed, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
    }
    guard let width = values["WIDTH"], let height = values["HEIGHT"] else {
      throw .toolFailed(
        command: "xdotool getwindowgeometry", output: String(decoding: printed, as: UTF8.self))
    }
    return CellSize(width: width / size.columns, height: height / size.lines)
  }
}
