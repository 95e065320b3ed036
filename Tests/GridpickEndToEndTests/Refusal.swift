import GridpickCore
import GridpickTestSupport
import Testing

/// Expects a start to end in one line on standard error, and to touch nothing else.
///
/// On a machine that is slow to read, the word that it is loading may have been there, and has gone again.
func expectRefusal(
  _ launch: Launch, _ line: String, at location: SourceLocation = #_sourceLocation
) throws {
  let terminal = try PseudoTerminal.start(launch)
  let status = try terminal.waitForExit()
  #expect(status == .exited(2), sourceLocation: location)
  #expect(terminal.complaints == "gridpick: \(line)\n", sourceLocation: location)
  #expect(terminal.printed == "", sourceLocation: location)
  let hasLoaded = String(decoding: terminal.drawn, as: UTF8.self).contains("loading")
  #expect(terminal.drawn == [] || hasLoaded, sourceLocation: location)
  #expect(terminal.screen.isBlank && !terminal.screen.isAlternateScreen, sourceLocation: location)
  #expect(terminal.terminalModes == terminal.initialModes, sourceLocation: location)
}
