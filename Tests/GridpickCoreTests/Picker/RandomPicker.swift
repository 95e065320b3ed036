import GridpickTestSupport

@testable import GridpickCore

/// A picker of any kind, and anything that may happen to it.
struct RandomPicker {
  private var numbers: SeededGenerator
  private var pointer = ScreenPoint(line: 0, column: 0)

  private static let keys: [Key] = [
    .init(.left), .init(.right), .init(.up), .init(.down), .init(.pageUp), .init(.pageDown),
    .init(.home),
    .init(.end), "g", "G", "v", "x", "s", "S", "-", "=", "_", "o", .init(.escape), .init(.enter),
    .control(.left),
    .control(.right), "/", "/", "i", "t", "n", "N", .init(.backspace), .control("/"), .control("u"),
  ]

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
  }

  mutating func run(configure: (inout PickerSettings) -> Void = { _ in }) -> PickerRun {
    let data = chance(5) ? Grid(TestList(count: number(0...60))) : Grid(grid())
    let start = Position(section: number(-1...12), index: number(-1...12))
    return .over(
      data, layout: Layout.all.randomElement(using: &numbers) ?? .grid, size: size(),
      start: chance(2) ? start : nil
    ) { settings in
      settings.options.animates = !chance(3)
      settings.options.cycles = chance(3)
      settings.options.wheelSteps = number(1...3)
      settings.options.layout = options()
      settings.title = chance(3) ? "Title" : nil
      settings.banner = (0..<number(0...6)).map { "banner \($0)" }
      configure(&settings)
    }
  }

  private mutating func grid() -> TestGrid {
    let itemsToAGap = number(1...8)
    let rows = (0..<number(0...12)).map { _ in
      (0..<number(0...12)).map { _ in
        chance(itemsToAGap) ? "·" : ["item/detail/red", "mess", "time"][number(0...2)]
      } as [String?]
    }
    let styles = (0..<number(0...12)).map { _ in
      CellStyle.all.randomElement(using: &numbers)?.name ?? ""
    }
    let grid = TestGrid(rows)
    guard chance(2) else { return grid.titled(styles: chance(2) ? styles : []) }
    return grid.titled(
      sections: ["A", "B"], columns: ["x", "y"], styles: chance(2) ? styles : [])
  }

  private mutating func options() -> LayoutOptions {
    var options = LayoutOptions()
    if chance(2) { options.cell = ScreenSize(lines: number(1...6), columns: number(1...14)) }
    if chance(2) { options.linkage = Linkage.allCases.randomElement(using: &numbers) }
    if chance(4) { options.frozen = number(0...4) }
    if chance(2) { options.focus = Focus.allCases.randomElement(using: &numbers) }
    if chance(2) { options.end = .spacer }
    if chance(2) {
      options.snap = PerAxis(
        section: SnapKind.allCases.randomElement(using: &numbers),
        item: SnapKind.allCases.randomElement(using: &numbers))
    }
    if chance(3) { options.deceleration = Deceleration.allCases.randomElement(using: &numbers) }
    options.slideDistance = ScreenSize(lines: number(0...5), columns: number(0...9))
    return options
  }

  /// The pointer mostly does what pointers do, and sometimes what they should not.
  mutating func event() -> PickerEvent {
    switch number(0...19) {
    case 0...3: return .mouse(.press(.primary, moved()))
    case 4...9: return .mouse(.motion(.primary, moved()))
    case 10...12: return .mouse(.release(chance(3) ? moved() : pointer))
    case 13: return .mouse([.press(.other, pointer), .motion(nil, pointer)][number(0...1)])
    case 14: return .mouse(.wheel([.up, .down, .left, .right][number(0...3)], at: pointer))
    case 15...16: return .key(Self.keys.randomElement(using: &numbers) ?? "x")
    case 17: return chance(3) ? .resized(size()) : .tick
    default: return .tick
    }
  }

  mutating func pause() -> Duration {
    .milliseconds([0, 0, 1, 16, 17, 40, 100, 150, 400, 500][number(0...9)])
  }

  /// One of a bar's lines.
  mutating func line(of bar: ScrollBar) -> Int {
    number(bar.pane.lines.lowerBound...bar.pane.lines.upperBound - 1)
  }

  /// Anywhere on a screen or a little off it.
  mutating func point() -> ScreenPoint {
    ScreenPoint(line: number(-3...26), column: number(-3...84))
  }

  private mutating func moved() -> ScreenPoint {
    if chance(3) {
      pointer = ScreenPoint(line: number(-3...30), column: number(-3...90))
    } else {
      pointer.line += number(-4...4)
      pointer.column += number(-9...9)
    }
    return pointer
  }

  private mutating func size() -> ScreenSize {
    chance(9)
      ? ScreenSize(lines: number(0...4), columns: number(0...13))
      : ScreenSize(lines: number(4...24), columns: number(12...80))
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  /// True once in so many times.
  private mutating func chance(_ times: Int) -> Bool { number(1...times) == 1 }
}
