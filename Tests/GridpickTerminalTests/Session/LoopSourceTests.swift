import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// News that comes while a picker is shown: data that arrives, answers of commands.
struct LoopSourceTests {
  /// The number of rows that each frame reports.
  private func rowCounts(_ setup: LoopSetup) -> [Int] {
    setup.terminal.shown.compactMap { shown in
      shown.status.split(separator: " ").dropFirst().first?.split(separator: "/").last
        .flatMap { Int($0) }
    }
  }

  @Test func `P8 a source begins after the first frame, and does not delay it`() {
    var setup = LoopSetup(isComplete: false)
    setup.terminal.behind = .zero ..< .milliseconds(30)
    let source = ScriptedSource(3, on: setup.terminal)
    setup.sources = [source.arrival]
    setup.run()
    #expect(source.begun?.time == .milliseconds(30))
    #expect(source.begun?.frameCount == 1)
  }

  @Test func `P8.1 news is received when it is there, and shown at once`() {
    var setup = LoopSetup(rows: 20, isComplete: false)
    let source = ScriptedSource(3, on: setup.terminal)
    source.at(40, LoopSetup.arrived(rows: 30))
    source.at(700, LoopSetup.arrived(rows: 50, isComplete: true))
    setup.sources = [source.arrival]
    setup.run()
    #expect(setup.terminal.milliseconds == [0, 40, 700])
    #expect(rowCounts(setup) == [20, 30, 50])
    #expect(setup.terminal.shown.map { $0.status.contains("loading") } == [true, true, false])
  }

  @Test func `P8.8 news that cannot be shown yet is not received, so Enter picks what is seen`() {
    var setup = LoopSetup(rows: 20, isComplete: false)
    setup.terminal.behind = .milliseconds(10)..<(.milliseconds(60))
    let source = ScriptedSource(3, on: setup.terminal)
    source.at(20, LoopSetup.arrived(rows: 30))
    setup.sources = [source.arrival]
    setup.terminal.at(10, .key("l"))
    setup.run()
    #expect(source.taken == [.milliseconds(60)])
    #expect(rowCounts(setup) == [20, 20, 30])
  }

  @Test func `P8.8 a key pressed while data is received refers to the data shown before`() {
    var setup = LoopSetup(rows: 1, isComplete: false)
    let source = ScriptedSource(3, on: setup.terminal)
    source.at(10, LoopSetup.arrived(rows: 30), costing: .milliseconds(50))
    setup.sources = [source.arrival]
    setup.terminal.at(30, .key("j"))
    setup.run()
    #expect(setup.terminal.shown.last?.status.contains("row 1/30") == true)
  }

  @Test(arguments: [(NewsSource.Pace.cost, 90), (.age, 20)])
  func `G11.4 data that would replace what is dragged waits until the release`(
    pace: NewsSource.Pace, taken: Int
  ) {
    var setup = LoopSetup(rows: 20)
    let source = ScriptedSource(3, on: setup.terminal)
    source.at(20, LoopSetup.arrived(rows: 30))
    setup.sources = [source.source(pace: pace)]
    setup.terminal.at(10, .mouse(.press(.primary, ScreenPoint(line: 5, column: 5))))
    setup.terminal.at(30, .mouse(.motion(.primary, ScreenPoint(line: 3, column: 5))))
    setup.terminal.at(90, .mouse(.release(ScreenPoint(line: 3, column: 5))))
    setup.run()
    #expect(source.taken == [.milliseconds(taken)])
  }

  @Test func `empty news changes nothing, and the source is asked again`() {
    var setup = LoopSetup(rows: 20, isComplete: false)
    let source = ScriptedSource(3, on: setup.terminal)
    source.at(10, nil)
    source.at(20, LoopSetup.arrived(rows: 30))
    setup.sources = [source.arrival]
    setup.run()
    #expect(source.taken == [.milliseconds(10), .milliseconds(20)])
    #expect(rowCounts(setup).last == 30)
  }

  @Test func `P8 after the end of the data no source is watched`() {
    var setup = LoopSetup(rows: 20, isComplete: false)
    let source = ScriptedSource(3, on: setup.terminal)
    source.at(10, LoopSetup.arrived(rows: 30, isComplete: true))
    source.at(20, LoopSetup.arrived(rows: 40))
    setup.sources = [source.arrival]
    setup.run()
    #expect(source.taken == [.milliseconds(10)])
    #expect(setup.terminal.sleeps.last.map { $0.timeout == nil } == true, "nor waited for")
  }

  /// Data that never stops coming, each of whose pieces takes 10 ms to be taken.
  private func flooded(_ change: (inout LoopSetup) -> Void) -> (
    setup: LoopSetup, source: ScriptedSource
  ) {
    var setup = LoopSetup(rows: 20, isComplete: false)
    let source = ScriptedSource(3, on: setup.terminal)
    let piece = LoopSetup.arrived(rows: 21)
    for count in 1...400 { source.at(count, piece, costing: .milliseconds(10)) }
    setup.sources = [source.arrival]
    change(&setup)
    // A key each 7 ms, for a second; then the picker is left.
    for number in 1...140 { setup.terminal.at(7 * Double(number), .key("l")) }
    setup.terminal.at(1_000, .key("q"))
    setup.run()
    return (setup, source)
  }

  @Test func `P8 a flood of news takes a twentieth of the time`() {
    let (_, source) = flooded { _ in }
    let spent = 10 * source.taken.count
    #expect((30...60).contains(spent), "\(source.taken)")
  }

  @Test func `P8.1 during a flood, a key waits for at most one piece of news`() {
    let (setup, _) = flooded { _ in }
    let times = setup.terminal.milliseconds
    let late = (1...140).filter { number in
      let pressed = 7 * Double(number)
      return !times.contains { (pressed...pressed + 10).contains($0) }
    }
    #expect(late == [])
  }

  @Test func `two sources at once do not disturb each other`() {
    let (_, alone) = flooded { _ in }
    var other: ScriptedSource?
    let (setup, beside) = flooded { setup in
      let answers = ScriptedSource(4, on: setup.terminal)
      // In the middle of the pauses of the other.
      for time in [100, 101, 102, 555, 903] {
        answers.at(time, .notice("at \(time)"))
      }
      setup.sources.append(answers.source())
      other = answers
    }
    #expect(beside.taken == alone.taken)
    #expect(other?.taken.map { $0 / .milliseconds(1) } == [100, 101, 102, 555, 903])
    #expect(setup.terminal.shown.contains { $0.status.contains("at 903") })
  }

  @Test func `an answer and a piece of data that come together make one frame`() {
    var setup = LoopSetup(rows: 20, isComplete: false)
    let document = ScriptedSource(3, on: setup.terminal)
    let answers = ScriptedSource(4, on: setup.terminal)
    document.at(50, LoopSetup.arrived(rows: 30))
    answers.at(50, .notice("it broke"))
    setup.sources = [document.arrival, answers.source()]
    setup.terminal.at(60, .key("l"))
    setup.run()
    #expect(setup.terminal.milliseconds == [0, 50, 60])
    #expect(setup.terminal.shown.map { $0.status.contains("it broke") } == [false, true, false])
    #expect(rowCounts(setup) == [20, 30, 30], "the notice stands beside the count")
  }
}
