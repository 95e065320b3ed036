import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// When a loop paints, and when it sleeps.
struct LoopPaintingTests {
  private static let frameTime = PickerState.frameTime / .milliseconds(1)

  /// The times between the shown frames.
  private func gaps(_ times: ArraySlice<Double>) -> [Double] {
    zip(times, times.dropFirst()).map { $1 - $0 }
  }

  @Test func `G8.3 keys are painted at once, however fast they follow each other`() {
    var setup = LoopSetup()
    for time in 1...5 { setup.terminal.at(Double(time), .key("l")) }
    setup.run()
    #expect(setup.terminal.milliseconds == [0, 1, 2, 3, 4, 5])
    #expect(setup.terminal.shown.last?.status.hasPrefix("  row 1/20 · column 6/20") == true)
  }

  @Test func `L10.1 events that come together are handled before anything is painted`() {
    var setup = LoopSetup()
    setup.terminal.at(3, .key("l"), .key("j"), .key("l"), .key("j"))
    setup.run()
    #expect(setup.terminal.milliseconds == [0, 3])
    #expect(setup.terminal.shown.last?.status.hasPrefix("  row 3/20 · column 3/20") == true)
  }

  @Test func `L10.2 input from before the first frame is handled after it`() {
    var setup = LoopSetup()
    setup.terminal.at(0, .key("j"))
    setup.run()
    #expect(setup.terminal.milliseconds == [0, 0])
    #expect(setup.terminal.shown.first?.status.hasPrefix("  row 1/20") == true)
  }

  @Test func `G8.3 motion is painted at most 60 times a second, and the last motion always`() {
    var setup = LoopSetup()
    let start = ScreenPoint(line: 5, column: 50)
    setup.terminal.at(10, .mouse(.press(.primary, start)))
    for step in 1...40 {
      let point = ScreenPoint(line: 5, column: 50 - step)
      setup.terminal.at(10 + 2.5 * Double(step), .mouse(.motion(.primary, point)))
    }
    setup.run()
    let times = setup.terminal.milliseconds
    #expect(times.starts(with: [0, 10, 12.5]), "the first of it at once")
    #expect(gaps(times[2...]).allSatisfy { $0 >= Self.frameTime - 0.001 }, "\(times)")
    #expect(gaps(times[2...]).allSatisfy { $0 < Self.frameTime + 0.1 }, "\(times)")
    #expect(times.last.map { $0 >= 110 } == true)
  }

  @Test func `G8.3 a key is painted at once while motion waits, and the motion is painted too`() {
    var setup = LoopSetup()
    setup.terminal.at(10, .mouse(.press(.primary, ScreenPoint(line: 5, column: 50))))
    setup.terminal.at(20, .mouse(.motion(.primary, ScreenPoint(line: 5, column: 40))))
    setup.terminal.at(22, .mouse(.motion(.primary, ScreenPoint(line: 5, column: 39))))
    setup.terminal.at(24, .key("j"))
    setup.run()
    #expect(setup.terminal.milliseconds.starts(with: [0, 10, 20, 24]))
  }

  @Test func `G8.3 G8.4 a glide is painted at most 60 times a second, and then the loop sleeps`()
    throws
  {
    var setup = LoopSetup(layout: .cards)
    setup.terminal.at(10, .key("j"))
    setup.run()
    let times = setup.terminal.milliseconds
    #expect(times.starts(with: [0, 10]))
    #expect(gaps(times[1...]).allSatisfy { $0 >= Self.frameTime - 0.001 }, "\(times)")
    let last = try #require(times.last)
    #expect(times.count >= 8 && (130...147).contains(last), "\(times)")
    #expect(setup.terminal.sleeps.last.map { $0.timeout == nil } == true)
    #expect(setup.told.last == .settled(changed: true))
  }

  @Test func `a picker at rest sleeps until an event comes`() {
    var setup = LoopSetup()
    setup.terminal.at(60_000, .key("l"))
    setup.run()
    #expect(setup.terminal.sleeps.map(\.time) == [.zero, .seconds(60)])
    #expect(setup.terminal.sleeps.allSatisfy { $0.timeout == nil })
  }

  @Test func `a terminal that is behind gets no frame until it has caught up`() {
    var setup = LoopSetup()
    setup.terminal.behind = .milliseconds(1)..<(.milliseconds(80))
    for time in 2...40 { setup.terminal.at(Double(time), .key(time % 2 == 0 ? "l" : "j")) }
    setup.run()
    #expect(setup.terminal.milliseconds == [0, 80])
    #expect(setup.terminal.shown.last?.status.hasPrefix("  row 20/20 · column 20/20") == true)
    // Once for each key and once for the room, and never for a frame that cannot be sent.
    #expect(setup.terminal.sleeps.count == 39 + 2)
  }

  @Test func `a glide continues unseen while the terminal is behind`() {
    var setup = LoopSetup(layout: .cards)
    setup.terminal.at(10, .key("j"))
    setup.terminal.behind = .milliseconds(20)..<(.seconds(1))
    setup.run()
    #expect(setup.terminal.milliseconds.starts(with: [0, 10]))
    #expect(setup.terminal.milliseconds.dropFirst(2) == [1_000])
    #expect(setup.told.last == .settled(changed: true))
    #expect(setup.terminal.sleeps.count < 20)
  }
}
