import GridpickCore
import GridpickTestSupport
import Testing

/// The first screen of what real programs print; GRIDPICK_RECORD=1 records what is to be looked at.
struct RealOutputScreenTests {
  @Test(arguments: RealOutput.tables.map(\.name))
  func `L9.3 L9.16 a detected table is shown as expected`(name: String) throws {
    let screens = try [ScreenSize.usual, ScreenSize(lines: 30, columns: 120)].map { size in
      let terminal = try PseudoTerminal.show(
        Launch([Gridpick.path, RealOutput.path(name)]).on(size))
      try terminal.waitForRest()
      return terminal.screen.text
    }
    try Snapshot("real-\(name)").verify(screens.joined(separator: "\n---\n"))
  }
}
