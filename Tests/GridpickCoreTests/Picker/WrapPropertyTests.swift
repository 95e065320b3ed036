import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Random sessions in wrapped rows, beside the same session without wrapping (rule S4).
struct WrapPropertyTests {
  private static let steps: [String] = [
    "up", "down", "left", "right", "g", "G", "home", "end", "s", "-", "=", "_", "n", "space", "a",
    "A", ": 7 enter", ": 3 3 enter", "/ w enter", "/ o 3", "escape", "ctrl-end", "ctrl-home",
  ]

  @Test(arguments: 0..<150 as Range<UInt64>)
  func `S4.1 S4.2 S4.4 S4.7 S4.15 with and without wrapping the same item is current`(
    seed: UInt64
  ) throws {
    var random = RandomWrap(seed: seed)
    var wrapped = random.run(wraps: true)
    var plain = random.run(wraps: false)
    for _ in 0..<40 {
      switch random.number(0...9) {
      case 0:
        let size = random.size()
        wrapped.resize(to: size)
        plain.resize(to: size)
      case 1:
        let update = random.more()
        wrapped.take(.content(update))
        plain.take(.content(update))
      case 2: wrapped.take(.asked(["toggle-wrap"]))
      case 3: wrapped.wait(.seconds(1))
      default:
        let keys = Self.steps[random.number(0...Self.steps.count - 1)]
        try wrapped.press(keys)
        try plain.press(keys)
        if wrapped.told != plain.told { #expect(wrapped.tale == plain.tale, "after \(keys)") }
      }
      wrapped.sort()
      plain.sort()
      #expect(wrapped.state.position == plain.state.position)
      #expect(wrapped.current == plain.current)
      #expect(wrapped.state.marks.count == plain.state.marks.count)
      expectSound(wrapped.state)
    }
  }

  @Test(arguments: 0..<150 as Range<UInt64>)
  func `G7.4 G12 S4.15 drags and wheel keep the current item in view, whatever comes between`(
    seed: UInt64
  ) throws {
    var random = RandomWrap(seed: seed)
    var run = random.run(wraps: true)
    for _ in 0..<50 {
      switch random.number(0...11) {
      case 0...2: run.press(at: random.number(-1...20), random.number(0...42))
      case 3...5: run.drag(to: random.number(-6...26), random.number(0...42))
      case 6, 7: run.release()
      case 8: run.point(.wheel(random.number(0...1) == 0 ? .up : .down))
      case 9: run.take(.content(random.more()))
      case 10:
        try run.press(["down", "G", "pageup", "pagedown", "W", "ctrl-d"][random.number(0...5)])
      default: run.wait(.milliseconds(random.number(0...400)))
      }
      expectSound(run.state)
    }
    run.release()
    run.wait(.seconds(2))
    expectSound(run.state)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `G6.4 G7.1 S4.15 a drag over rows of unequal size moves like a walk over all rows`(
    seed: UInt64
  ) throws {
    var random = RandomWrap(seed: seed)
    var run = random.run(wraps: true, rows: 60)
    try run.press(": \(random.number(1...6)) \(random.number(0...9)) enter")
    let state = run.state
    let position = try #require(state.position)
    // All rows are measured, so the walk is over the rows as they lie.
    let track = state.placement.pagers.section.track
    try #require(track.measuredPages == 0..<track.count)
    let distance = random.number(-12...12)
    run.press(at: 10, 30)
    run.drag(to: 10 - distance, 30)
    run.wait(.milliseconds(200))
    guard run.state.pointer.drag != nil else { return }
    run.release()
    run.wait(.seconds(2))
    let starts = (0..<track.count).map { track.span(of: $0).lowerBound }
    let landing = starts[position.section] + distance
    let nearest = starts.indices.min {
      let (a, b) = (abs(starts[$0] - landing), abs(starts[$1] - landing))
      return (a, abs($0 - position.section)) < (b, abs($1 - position.section))
    }
    #expect(run.state.position?.section == nearest)
  }

  // MARK: - What always holds

  private func expectSound(_ state: PickerState) {
    guard let position = state.position, state.content.sectionCount > 0 else { return }
    let pager = state.placement.pagers.section
    #expect(pager.track.count == state.content.sectionCount)
    expectMeasured(state)
    expectInverse(state)
    guard state.controller.isAtRest, position.section < pager.track.count else { return }
    #expect(0...pager.furthestOffset ~= state.offsets.section)
    #expect(pager.shows(position.section, at: state.offsets.section))
  }

  /// Every row in view has the lines that its longest cell needs.
  private func expectMeasured(_ state: PickerState) {
    guard let wrapping = state.placement.wrapping else { return }
    let track = state.placement.pagers.section.track
    let columns = state.placement.pagers.item(in: 0).track
    #expect(wrapping.mostLines == max(1, state.placement.pagers.section.view / 3))
    for row in state.placement.visibleSections(at: state.offsets) {
      let lines = (0..<state.content.itemCount(inSection: row)).map { index in
        let label = state.content.item(at: Position(section: row, index: index))?.label ?? ""
        let room = state.placement.room(ofColumn: index, in: columns.span(of: index)).count
        return NaiveWrapping.lines(
          of: label, columns: max(1, room),
          hanging: room > 4 * wrapping.hanging ? wrapping.hanging : 0)
      }
      #expect(track.span(of: row).count == min(wrapping.mostLines, lines.max() ?? 1))
    }
  }

  /// The hit test is the inverse of placement (rule L2).
  private func expectInverse(_ state: PickerState) {
    let placement = state.placement
    let offsets = state.offsets
    let body = placement.panes(at: offsets).body
    guard !body.isEmpty else { return }
    for line in body.lines {
      let point = ScreenPoint(line: line, column: body.columns.lowerBound)
      let hit = placement.hit(point, offsets: offsets, in: state.content)
      guard case .item(let found) = hit else { continue }
      #expect(placement.rect(of: found, offsets: offsets).contains(point))
    }
    for row in placement.visibleSections(at: offsets) {
      let place = Position(section: row, index: 0)
      let rect = placement.rect(of: place, offsets: offsets).intersection(body)
      for line in rect.lines where !rect.isEmpty {
        let point = ScreenPoint(line: line, column: rect.columns.lowerBound)
        #expect(placement.hit(point, offsets: offsets, in: state.content) == .item(place))
      }
    }
  }
}

/// Rows of random words, and what may happen to them.
private struct RandomWrap {
  private var numbers: SeededGenerator
  private var rows: [[String]] = []
  private var isList: Bool
  private let columns: Int

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
    isList = Int.random(in: 0...1, using: &numbers) == 0
    columns = Int.random(in: 1...4, using: &numbers)
  }

  mutating func run(wraps: Bool, rows count: Int? = nil) -> PickerRun {
    if rows.isEmpty { grow(by: count ?? [3, 40, 600][number(0...2)]) }
    return .over(
      data, layout: isList ? .grid : .sheet, size: ScreenSize(lines: 18, columns: 44)
    ) { settings in
      settings.options.wraps = wraps
      settings.options.columns = .fixed(1)
      settings.options.marking = MarkSettings()
      settings.options.keymap = settings.options.keymap.marking()
    }
  }

  mutating func more() -> ContentUpdate {
    grow(by: number(1...50))
    return ContentUpdate(data, isComplete: false)
  }

  mutating func size() -> ScreenSize {
    ScreenSize(lines: number(3...30), columns: number(9...80))
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  private var data: Grid {
    isList ? Grid(TestList(rows.map { $0[0] })) : Grid(TestGrid(rows))
  }

  private mutating func grow(by count: Int) {
    for _ in 0..<count { rows.append((0..<(isList ? 1 : columns)).map { _ in text() }) }
  }

  private mutating func text() -> String {
    let words = (0..<[1, 1, 2, 30][number(0...3)]).map { _ in
      String(repeating: "wor", count: number(1...4)) + "\(number(0...9))"
    }
    return words.joined(separator: number(0...9) == 0 ? "¶" : "_")
  }
}

/// Wrapping as one would write it down, of words of ASCII.
private enum NaiveWrapping {
  static func lines(of text: String, columns: Int, hanging: Int) -> Int {
    var count = 0
    for (ordinal, line) in text.split(separator: "\n").enumerated() {
      // The first line begins at the left, all others further in.
      var left = columns - (ordinal == 0 ? 0 : hanging)
      let others = columns - hanging
      count += 1
      var isBlank = true
      for word in line.split(separator: " ") {
        let needed = word.count + (isBlank ? 0 : 1)
        if needed <= left {
          left -= needed
        } else {
          var rest = word.count
          while rest > 0 {
            if !isBlank {
              count += 1
              left = others
            }
            let taken = min(rest, others)
            left -= taken
            rest -= taken
            isBlank = false
          }
        }
        isBlank = false
      }
    }
    return max(1, count)
  }
}
