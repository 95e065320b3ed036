import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Every layout with every shape of data, on screens of every size.
struct DataShapeTests {
  private static let sizes = [
    (1, 1), (1, 3), (2, 10), (3, 3), (3, 12), (5, 20), (8, 19), (24, 80), (60, 200),
  ].map { ScreenSize(lines: $0.0, columns: $0.1) }

  private static let keys = [
    "down", "right", "down", "right", "up", "left", "pagedown", "ctrl-right", "end", "G", "down",
    "right", "left", "up", "home", "pageup", "ctrl-left", "g", "?", "?", "v", "escape", "G", "end",
    "up", "left",
  ]

  @Test(arguments: Layout.all.map(\.name), DataShape.allCases)
  func `after any events the position is valid, and Enter picks the item shown as current`(
    name: String, shape: DataShape
  ) throws {
    let layout = try #require(Layout.named(name))
    for size in Self.sizes {
      for bannerLines in [0, 4] {
        var run = PickerRun.over(shape.data, layout: layout, size: size) {
          $0.banner = Array(repeating: "banner", count: bannerLines)
        }
        try expectSound(&run)
        for key in Self.keys where !run.told.contains(.cancelled) {
          try run.press(key)
          try expectSound(&run)
        }
        try dragAbout(&run)
        try turnWheel(&run)
      }
    }
  }

  private func dragAbout(_ run: inout PickerRun) throws {
    let size = run.state.size
    let middle = ScreenPoint(line: size.lines / 2, column: size.columns / 2)
    for (lines, columns) in [(-9, 0), (4, 0), (30, 0), (0, -30), (0, 12), (0, 90), (-60, 1)] {
      let end = ScreenPoint(line: middle.line + lines, column: middle.column + columns)
      run.press(at: middle.line, middle.column)
      run.drag(to: end.line, end.column)
      _ = run.state.frame()
      run.wait(.milliseconds(100))
      run.release()
      run.wait(.milliseconds(500))
      try expectSound(&run)
      run.click(at: middle.line, middle.column)
      run.wait(.milliseconds(500))
      try expectSound(&run)
    }
  }

  private func turnWheel(_ run: inout PickerRun) throws {
    for direction in [Direction.down, .right, .down, .left, .up] {
      run.point(.wheel(direction))
      run.wait(.milliseconds(500))
      try expectSound(&run)
    }
  }

  private func expectSound(_ run: inout PickerRun) throws {
    if run.state.browsing.mode.overlay != nil {
      #expect(run.state.frame().size == run.state.size)
      try run.press("escape")
      run.wait(.milliseconds(300))
    }
    let state = run.state
    #expect(state.frame().size == state.size)
    var picking = run
    if state.browsing.mode.panel != nil { try picking.press("escape") }
    picking.wait(.milliseconds(500))
    try picking.press("enter")
    guard let position = state.position else {
      #expect(state.content.sectionCount == 0 && picking.told.isEmpty)
      return
    }
    #expect(0..<state.content.sectionCount ~= position.section)
    let count = state.content.itemCount(inSection: position.section)
    #expect(0..<max(1, count > 0 ? count : state.content.columnCount) ~= position.index)
    let item = count > 0 ? state.content.item(at: position) : nil
    let picked = item.flatMap { _ in state.content.id(at: position) }
    #expect(picking.told == (picked.map { [.picked(Pick(.item($0), as: state.pickUnit))] } ?? []))
    guard let item, state.size.lines == 24 else { return }
    let shown = picking.state.frame().reversed
    let isClipped = shown.hasSuffix("…")
    #expect(shown == item.label || isClipped && item.label.hasPrefix(shown.dropLast()))
  }
}

extension Frame {
  /// The texts drawn in reverse: the current item.
  fileprivate var reversed: String {
    var text = String.UnicodeScalarView()
    for line in 0..<size.lines {
      for cell in self.line(line) where cell.style.attributes.contains(.reverse) {
        text.append(contentsOf: cell.glyph.scalars)
      }
    }
    return String(text).split(separator: " ").joined(separator: " ")
  }
}
