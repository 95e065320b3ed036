import GridpickTerminal
import GridpickTestSupport
import Testing

/// A picker with commands for newer data and for more of it, in a folder that the test shares with them.
///
/// The commands tell of themselves and are held up by fifos, so that nothing depends on time.
struct Errands {
  let folder: TemporaryFolder

  init() throws(HarnessError) {
    folder = try TemporaryFolder()
  }

  func write(_ text: String, to name: String) throws(HarnessError) {
    try TextFile.write(text, to: folder.file(name))
  }

  /// The output of a command; empty before there is any.
  func text(_ name: String) -> String { (try? TextFile.read(folder.file(name))) ?? "" }

  func makeFIFO(_ name: String) { mkfifo(folder.file(name), 0o600) }

  func launch(_ options: [String], reading text: String) -> Launch {
    var launch = Gridpick.launch(options, reading: text)
    launch.directory = folder.path
    return launch
  }

  func show(
    _ options: String..., reading text: String = Sample.numbers(60)
  ) throws(HarnessError) -> PseudoTerminal {
    let terminal = try PseudoTerminal.show(launch(["--columns", "1"] + options, reading: text))
    // Nothing more is asked for before all has arrived.
    try terminal.waitForRest()
    return terminal
  }
}

extension PseudoTerminal {
  /// Waits until the last line holds a text.
  func waitForStatus(_ text: String) throws(HarnessError) {
    try waitUntil(text) { $0.lines.last?.contains(text) == true }
  }

  func waitForNoStatus(_ text: String) throws(HarnessError) {
    try waitUntil("no \(text)") { $0.lines.last?.contains(text) == false }
  }

  /// To the last row, and a step further.
  func askForMore() {
    send("G")
    send("j")
  }
}
