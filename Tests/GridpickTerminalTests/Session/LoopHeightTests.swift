import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// A loop on a terminal that gives lines as they are needed (rule I1).
struct LoopHeightTests {
  @Test func `I1.6 the first frame has the lines that it needs`() {
    var setup = LoopSetup(rows: 30)
    setup.terminal.mostLines = 20
    setup.run()
    #expect(setup.terminal.shown.map(\.frame.size.lines) == [20])
  }

  @Test func `I1.6 I1.7 the frame grows as rows arrive, and never shrinks`() {
    var setup = LoopSetup(rows: 9, isComplete: false)
    setup.terminal.mostLines = 20
    let source = ScriptedSource(7, on: setup.terminal)
    source.at(10, LoopSetup.arrived(rows: 12))
    source.at(200, LoopSetup.arrived(rows: 3, isComplete: true))
    setup.sources = [source.source()]
    setup.run()
    #expect(setup.terminal.shown.map(\.frame.size.lines).reduced == [10, 13])
  }

  @Test func `I1 motion and glides do not change the lines that are needed`() {
    var setup = LoopSetup(rows: 3)
    setup.terminal.mostLines = 20
    for time in 1...9 {
      setup.terminal.at(
        Double(100 * time), .mouse(.motion(nil, ScreenPoint(line: 1, column: time))))
    }
    setup.run()
    #expect(setup.terminal.shown.count >= 9)
    #expect(setup.terminal.fittings == 1)
  }

  @Test func `I1 a picker with the whole height from the start measures nothing`() {
    var setup = LoopSetup(rows: 30)
    setup.run()
    #expect(setup.terminal.shown.map(\.frame.size.lines) == [10])
  }

  @Test func `I1.12 a limit of the terminal is reported`() {
    var setup = LoopSetup()
    setup.terminal.at(10, .notice("not so"))
    setup.run()
    #expect(setup.terminal.shown.last?.status.contains("not so") == true)
    #expect(setup.notice == nil, "it is no fault of the data")
  }
}

extension [Int] {
  /// Without what comes again.
  fileprivate var reduced: [Int] {
    indices.filter { $0 == 0 || self[$0] != self[$0 - 1] }.map { self[$0] }
  }
}
