import GridpickCore
import GridpickTestSupport

/// A program that shows a picker of the library's, of a to c and d to f, and does something else beside.
enum Host {
  static func launch(
    _ arguments: [String], printingTo output: Launch.Output = .captured
  ) -> Launch {
    Launch(
      [TestEnvironment.program("GridpickHost")] + arguments, output: output, errors: output)
  }

  /// At its first frame, on a terminal that has something on it.
  static func show(
    _ arguments: String..., printingTo output: Launch.Output = .captured
  ) throws(HarnessError) -> PseudoTerminal {
    let launch = launch(arguments, printingTo: output)
    let terminal = try PseudoTerminal.start(launch.afterOtherText())
    try terminal.waitForPlace("row 1/2 · column 1/3")
    return terminal
  }
}
