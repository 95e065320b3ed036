import GridpickCore
import GridpickTestSupport
import Testing

/// The cost of a drag for the terminal, and drags on a slow terminal.
struct DragPaintingTests {
  private static let middle = ScreenPoint(line: 10, column: 40)

  @Test(arguments: ["grid", "cards"])
  func `G8.3 a fast drag paints at most 60 frames a second, each in one write`(layout: String)
    throws
  {
    let terminal = try started(layout)
    let before = try terminal.activity().writeCalls
    let mark = terminal.mark()
    let start = ContinuousClock.now
    terminal.pressMouse(.left, at: Self.middle)
    for step in 0..<400 {
      terminal.moveMouse(to: Self.zigzag(step))
      if step.isMultiple(of: 4) { terminal.watch(for: 0.008) }
    }
    // In this order: on a busy machine some is written between the two.
    let writes = try terminal.activity().writeCalls - before
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    #expect(writes > 5, "it is seen on its way")
    // On a busy machine a terminal that is full has taken a frame only in part, and the rest is written later.
    let rests = terminal.bytes(since: mark).count / Self.bytesAtTerminal
    #expect(Double(writes) <= (60 * seconds + 4) + Double(rests))
  }

  @Test(arguments: ["grid", "cards"])
  func `L10.1 motion events that come together make one frame`(layout: String) throws {
    let terminal = try started(layout)
    terminal.pressMouse(.left, at: Self.middle)
    try terminal.waitUntilAsleep()
    let before = try terminal.activity().writeCalls
    terminal.send((0..<300).map { MouseReport.motion(to: Self.zigzag($0)) }.joined())
    try terminal.waitUntilAsleep()
    let writes = try terminal.activity().writeCalls - before
    #expect((1...3).contains(writes))
  }

  @Test(arguments: [ScreenSize.large, ScreenSize(lines: 60, columns: 240)])
  func `G8.9 a vertical drag over repeating colours costs only what comes into view`(
    size: ScreenSize
  ) throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(
        ["--cell", "8x1", "--start", "100,60"],
        reading: Sample.repeatingColors(rows: 200, columns: 99)
      ).on(size))
    try terminal.waitForRest()
    terminal.pressMouse(.left, at: Self.middle)
    try terminal.waitUntilAsleep()
    for step in 1...6 {
      let before = terminal.screen.text
      let mark = terminal.mark()
      terminal.moveMouse(to: Self.middle.moved(lines: step.isMultiple(of: 2) ? 0 : 9))
      try terminal.waitUntil("where the pointer is") { $0.text != before }
      try terminal.waitUntilAsleep()
      // Six bytes a column of nine lines: a block of eight columns has a colour of its own.
      #expect(terminal.bytes(since: mark).count <= 9 * 6 * size.columns)
    }
  }

  // In bytes, not in seconds, which a busy machine stretches: a line of 20 KB/s takes 4,000 in 200 ms.

  @Test func `G8.8 on a slow terminal a drag leaves no backlog`() throws {
    let terminal = try started("cards")
    let before = try #require(terminal.screen.point(of: "r6c6"))
    try dragSlowTerminal(terminal)
    let mark = terminal.mark()
    terminal.moveMouse(to: Self.middle.moved(columns: -9))
    try terminal.waitUntil("where the pointer is") {
      $0.point(of: "r6c6") == before.moved(columns: -9)
    }
    let framesOnTheWay = 2 * Self.mostBytesOfFrame
    #expect(terminal.bytes(since: mark).count <= Self.mostBytesInKernel + framesOnTheWay)
  }

  @Test func `G8.8 on a slow terminal q ends a drag at once`() throws {
    let terminal = try started("cards")
    try dragSlowTerminal(terminal)
    terminal.bytesPerSecond = 0
    drag(terminal)
    let mark = terminal.mark()
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130), "and the terminal took nothing meanwhile")
    terminal.bytesPerSecond = nil
    terminal.watch(for: 0)
    #expect(terminal.bytes(since: mark).count <= Self.bytesAtTerminal + Self.mostBytesOfLeaving)
    let left = LeftTerminal(terminal)
    #expect(left.modes == LeftTerminal(before: terminal).modes)
    #expect(!left.isAlternateScreen && left.style == .plain)
  }

  @Test func `G8.8 a terminal that is behind gets no frames`() throws {
    let terminal = try started("grid", on: .large)
    try dragSlowTerminal(terminal)
    terminal.bytesPerSecond = 0
    drag(terminal)
    let before = try terminal.activity().cpuTicks
    for _ in 0..<4 { drag(terminal) }
    // 800 frames would be 20 and more; to take their reports is a few, on a busy machine some more.
    #expect(try terminal.activity().cpuTicks - before <= 14)
  }

  /// The bytes that the kernel holds for a terminal that does not read; nobody can take them back.
  private static let mostBytesInKernel = 20_000
  private static let bytesAtTerminal = 4_095
  private static let mostBytesOfFrame = 2_500
  private static let mostBytesOfLeaving = 200

  /// More than the line takes, for a second.
  private func dragSlowTerminal(_ terminal: PseudoTerminal) throws {
    terminal.bytesPerSecond = 20_000
    let mark = terminal.mark()
    terminal.pressMouse(.left, at: Self.middle)
    drag(terminal)
    #expect(terminal.bytes(since: mark).count > 10_000, "the line is full")
  }

  private func drag(_ terminal: PseudoTerminal) {
    for step in 0..<200 {
      terminal.moveMouse(to: Self.zigzag(step))
      terminal.watch(for: 0.005)
    }
  }

  /// To and fro along the line, never twice at the same place.
  private static func zigzag(_ step: Int) -> ScreenPoint {
    let phase = step % 40
    return middle.moved(columns: -(phase < 20 ? phase : 40 - phase) - 1)
  }

  private func started(
    _ layout: String, on size: ScreenSize = .usual
  ) throws -> PseudoTerminal {
    let table = Sample.table(rows: 60, columns: 40)
    let launch = Gridpick.launch(["-l", layout, "--start", "5,5"], reading: table).on(size)
    let terminal = try PseudoTerminal.show(launch)
    try terminal.waitForRest()
    return terminal
  }
}
