import GridpickTestSupport

@testable import GridpickCore

extension FuzzTarget {
  /// A picker survives any sequence of events, and its position stays valid.
  static let pickers = FuzzTarget(name: "pickers") { (bytes) throws(Broken) in
    var bytes = FuzzedBytes(bytes)
    var settings = PickerSettings(
      layout: bytes.element(of: Layout.all),
      look: Look(theme: Theme(colorCount: bytes.element(of: [0, 8, 256])), signs: .unicode))
    settings.options.animates = bytes.isTrue()
    settings.options.cycles = bytes.isTrue()
    if bytes.isTrue() {
      settings.options.marking = MarkSettings()
      settings.options.keymap = settings.options.keymap.marking()
    }
    if bytes.isTrue() { settings.banner = ["a banner", "of two lines"] }
    var data = bytes.data()
    let isComplete = bytes.isTrue()
    var run = PickerRun(data, isComplete: isComplete, settings: settings, size: bytes.size())
    while !bytes.isEmpty {
      switch bytes.number(below: 12) {
      case 0...4: run.take(.key(bytes.key()))
      case 5: run.point(.press(bytes.isTrue() ? .primary : .other, bytes.point()))
      case 6, 7: run.point(.motion(.primary, bytes.point()))
      case 8: run.point(.release(bytes.point()))
      case 9: run.wait(.milliseconds(bytes.element(of: [0, 1, 16, 150, 500, 2_000])))
      case 10: run.point(.wheel(bytes.element(of: [.up, .down, .left, .right]), at: bytes.point()))
      default:
        switch bytes.number(below: 4) {
        case 0: run.resize(to: bytes.size())
        case 1: run.sort()
        case 2:
          data = bytes.data()
          run.take(.replaced(ContentUpdate(data, isComplete: true)))
        default: run.take(.pasted(String(decoding: bytes.rest.prefix(8), as: UTF8.self)))
        }
      }
      try run.state.check()
    }
  }
}

extension PickerState {
  /// Draws a frame; throws if the position is invalid.
  fileprivate func check() throws(Broken) {
    _ = frame()
    guard let position else { return }
    try require(position.section < content.sectionCount, "\(position) is beyond the grid")
    try require(content.offersAnything || find.finding != nil, "nothing may be current")
  }
}

extension FuzzedBytes {
  private static let keys: [Key] =
    "hjklgG0$nN/:vFsS_-=WrpyoRCaAiVq?x1,'^!| ".map { Key(.character($0)) } + [
      Key(.left), Key(.right), Key(.up), Key(.down), Key(.pageUp), Key(.pageDown), Key(.home),
      Key(.end), Key(.enter), Key(.escape), Key(.backspace), Key(.tab), Key(.tab, .shift),
      Key(.left, .shift), Key(.down, .shift), .control(.home), .control(.end), .control(.right),
      .control("u"), .control("w"), .control("/"), Key(.character("?"), .alt),
    ]

  fileprivate mutating func key() -> Key { element(of: Self.keys) }

  fileprivate mutating func size() -> ScreenSize {
    ScreenSize(lines: number(below: 30), columns: number(below: 90))
  }

  fileprivate mutating func point() -> ScreenPoint {
    ScreenPoint(line: number(below: 34) - 2, column: number(below: 94) - 2)
  }

  /// Returns a list or rows of a few items, some of them gaps.
  fileprivate mutating func data() -> Grid {
    let texts = ["a", "item/detail/red", "·", "a longer text", "漢字", "12.5", "", "x y"]
    let isList = isTrue()
    let rows = (0..<number(below: 12)).map { _ in
      (0..<number(below: 12)).map { _ in Optional(element(of: texts)) }
    }
    if isList { return Grid(TestList(rows.flatMap { $0.compactMap(\.self) })) }
    var grid = TestGrid(rows)
    if isTrue() { grid = grid.titled(sections: ["A", "B"], columns: ["x", "y"]) }
    grid.rowKind = isTrue() && rows.allSatisfy { !$0.isEmpty } ? .record : .values
    return Grid(grid)
  }
}
