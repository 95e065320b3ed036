import GridpickCore
import GridpickTestSupport
import Testing

/// Every layout with items and without any, in the program itself.
struct DataShapeTests {
  enum Shape: String, CaseIterable {
    case ragged
    case emptySections

    var json: String {
      switch self {
      case .ragged: Self.sections([5, 0, 1, 12, 2, 0, 40])
      case .emptySections: Self.sections([0, 0, 0])
      }
    }

    private static func sections(_ counts: [Int]) -> String {
      let sections = counts.enumerated().map { row, count in
        let items = (0..<count).map { "\"r\(row)c\($0)\"" }.joined(separator: ",")
        return "{\"title\":\"row \(row)\",\"items\":[\(items)]}"
      }
      return "{\"sections\":[\(sections.joined(separator: ","))]}"
    }
  }

  private static let layouts = ["grid", "cards", "sheet", "shelves", "tabs"]

  @Test(arguments: layouts, Shape.allCases)
  func `walks, drags and resizes work, and Enter picks the item shown as current`(
    layout: String, shape: Shape
  ) throws {
    let terminal = try PseudoTerminal.show(
      shape.json, "-l", layout, "--banner", Gridpick.demo("banner.txt"))
    terminal.send("jlljhkGkljh")
    let middle = ScreenPoint(line: 14, column: 40)
    try terminal.dragSlowly(from: middle, to: middle.moved(columns: -30))
    try terminal.dragSlowly(from: middle, to: middle.moved(lines: -6))
    for size in [
      ScreenSize(lines: 1, columns: 1), .large, ScreenSize(lines: 7, columns: 30), .usual,
    ] {
      terminal.resize(to: size)
      try terminal.waitForRest()
    }
    // From a section without items to one that has some, be it another tab.
    terminal.send("g0")
    try terminal.waitForRest()
    guard shape == .ragged else {
      terminal.send("\rq")
      #expect(try terminal.waitForExit() == .exited(130))
      #expect(terminal.printed == "")
      return
    }
    let current = try #require(terminal.screen.current.first)
    try expect(current + "\n", pickedFrom: terminal)
  }
}
