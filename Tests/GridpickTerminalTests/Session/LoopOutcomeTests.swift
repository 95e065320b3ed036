import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// The end of a loop, and the effects before it.
struct LoopOutcomeTests {
  private static func id(_ section: Int, _ index: Int) -> ItemID {
    ItemID(section: section, index: index)
  }

  @Test func `P10.1 P10.2 changes are reported in order, once each, and a pick ends the picker`() {
    var setup = LoopSetup()
    setup.terminal.at(5, .key("l"), .key("h"), .key("h"), .key("j"), .key(Key(.enter)), .key("l"))
    #expect(setup.run() == .picked(Pick(Self.id(1, 0))))
    #expect(
      setup.told == [
        .moved(from: Self.id(0, 0), to: Self.id(0, 1)), .settled(changed: true),
        .moved(from: Self.id(0, 1), to: Self.id(0, 0)), .settled(changed: true),
        .moved(from: Self.id(0, 0), to: Self.id(1, 0)), .settled(changed: true),
      ])
    #expect(setup.terminal.milliseconds == [0], "nothing is painted for nobody")
  }

  @Test(arguments: [Key("q"), Key(.escape), .control("c")])
  func `q cancels a picker`(key: Key) {
    var setup = LoopSetup()
    setup.terminal.at(5, .key("l"), .key(key))
    #expect(setup.run() == .cancelled)
    #expect(setup.told.count == 2)
  }

  @Test func `a terminal that is gone ends the picker, whatever comes after`() {
    var setup = LoopSetup()
    setup.terminal.at(5, .gone, .key(Key(.enter)))
    #expect(setup.run() == .terminalGone)
    #expect(setup.told == [])
  }

  @Test func `P8.5 unreadable data with nothing to pick ends the picker`() {
    var setup = LoopSetup(rows: 0, isComplete: false)
    let source = ScriptedSource(3, on: setup.terminal)
    source.at(5, LoopSetup.arrived(rows: 0, isComplete: true, notice: "line 1 is bad"))
    setup.sources = [source.arrival]
    #expect(setup.run() == .unreadable("line 1 is bad"))
    #expect(setup.told == [])
  }

  @Test func `P8.5 data read before an error stays, and the error is known after a key too`() {
    var setup = LoopSetup(isComplete: false)
    let source = ScriptedSource(3, on: setup.terminal)
    source.at(5, LoopSetup.arrived(rows: 20, isComplete: true, notice: "line 9 is bad"))
    setup.sources = [source.arrival]
    setup.terminal.at(6, .key("l"))
    setup.terminal.at(7, .key(Key(.enter)))
    #expect(setup.run() == .picked(Pick(Self.id(0, 1))))
    #expect(setup.terminal.shown.map { $0.status.contains("line 9") } == [false, true, false])
    #expect(setup.notice == "line 9 is bad")
  }

  @Test func `a resize is painted at once`() {
    var setup = LoopSetup()
    setup.terminal.at(5, .resized(.init(lines: 4, columns: 30)))
    setup.run()
    #expect(setup.terminal.milliseconds == [0, 5])
    #expect(setup.terminal.shown.last?.text.split(separator: "\n").count == 4)
  }
}
