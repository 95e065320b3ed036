import GridpickTerminal
import GridpickTestSupport
import Testing

/// A terminal that goes away ends the program at once.
struct HangUpTests {
  @Test(arguments: ["grid", "cards"])
  func `SIGHUP ends the picker`(layout: String) throws {
    let terminal = try PseudoTerminal.show(Sample.table(rows: 5, columns: 5), "-l", layout)
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .signalled(SIGHUP))
    #expect(terminal.printed == "")
  }

  @Test func `a terminal that is gone ends the picker even if SIGHUP is ignored`() throws {
    let launch = Gridpick.launch(reading: "one\ntwo\n").through(#"trap '' HUP; exec "$@""#)
    let terminal = try PseudoTerminal.show(launch)
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.complaints == "gridpick: the terminal is gone\n")
    #expect(terminal.printed == "")
  }

  @Test func `a terminal that is gone ends the picker during a glide`() throws {
    let launch = Launch([Gridpick.path, Gridpick.demo("posters.json")])
    let terminal = try PseudoTerminal.show(launch)
    terminal.send("jjljlj")
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .signalled(SIGHUP))
  }
}
