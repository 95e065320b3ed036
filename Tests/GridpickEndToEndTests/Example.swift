import GridpickCore
import GridpickTestSupport

/// An example program of the library, on a terminal that has something on it.
enum Example {
  static func show(
    _ name: String, at text: String, printingTo output: Launch.Output = .captured
  ) throws(HarnessError) -> PseudoTerminal {
    let launch = Launch([TestEnvironment.program("Gridpick" + name)], output: output)
    let terminal = try PseudoTerminal.start(launch.afterOtherText())
    try terminal.waitFor(text)
    return terminal
  }
}

extension PseudoTerminal {
  /// Waits until a text is on the screen.
  func waitFor(_ text: String) throws(HarnessError) {
    try waitUntil(text) { $0.contains(text) }
  }

  /// Sends keys, and waits until a text is on the screen.
  func type(_ keys: String, until text: String) throws(HarnessError) {
    send(keys)
    try waitFor(text)
  }
}
