import Testing

@testable import GridpickCore

struct ItemColorTests {
  @Test(arguments: [
    ("black", ItemColor.terminal(0)), ("red", .terminal(1)), ("green", .terminal(2)),
    ("yellow", .terminal(3)), ("blue", .terminal(4)), ("magenta", .terminal(5)),
    ("cyan", .terminal(6)), ("white", .terminal(7)), ("bright-black", .terminal(8)),
    ("bright-red", .terminal(9)), ("bright-green", .terminal(10)), ("bright-yellow", .terminal(11)),
    ("bright-blue", .terminal(12)), ("bright-magenta", .terminal(13)),
    ("bright-cyan", .terminal(14)), ("bright-white", .terminal(15)),
  ])
  func `a name stands for one of the terminal's colours`(name: String, color: ItemColor) {
    #expect(ItemColor(name) == color)
  }

  @Test(arguments: [
    ("#e5484d", 0xe5484d), ("#E5484D", 0xe5484d), ("#e54", 0xee5544), ("#000", 0),
    ("#ffffff", 0xffffff),
  ])
  func `digits stand for red, green and blue`(digits: String, value: UInt32) {
    #expect(ItemColor(digits) == .rgb(value))
  }

  @Test(arguments: [
    "", "#", "#e5", "#e548", "#e5484", "#e5484d0", "#xyz", "# 54", "#é4", "e5484d", "Red", "bright",
    "bright-", "bright-bright-red", "orange", " red",
  ])
  func `any other text is no colour`(text: String) {
    #expect(ItemColor(text) == nil)
  }
}
