import GridpickScreen
import GridpickTestSupport
import Testing

/// Expects a start to end in one line on standard error, and to touch nothing else.
func expectRefusal(
  _ launch: Launch, _ line: String, at location: SourceLocation = #_sourceLocation
) throws {
  let terminal = try PseudoTerminal.start(launch)
  let status = try terminal.waitForExit()
  #expect(status == .exited(2), sourceLocation: location)
  #expect(terminal.complaints == "gridpick: \(line)\n", sourceLocation: location)
  #expect(terminal.printed == "", sourceLocation: location)
  #expect(terminal.drawn == [], sourceLocation: location)
  #expect(terminal.terminalModes == terminal.initialModes, sourceLocation: location)
}
