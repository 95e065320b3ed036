import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Enter before it is known what matches.
struct AwaitedPickTests {
  private func list(_ count: Int) -> Grid { Grid(TestList(count: count)) }

  @Test func `F6.5 a pick waits for arrived data to be searched if nothing was found`() throws {
    var settings = PickerSettings(
      layout: .grid, look: Look(theme: Theme(colorCount: 0), signs: .unicode))
    settings.options.find.begins = true
    var run = PickerRun(
      list(5), isComplete: false, settings: settings, size: ScreenSize(lines: 8, columns: 44))
    run.findsAtOnce = false
    run.type("7")
    let found = run.found
    let early = try #require(found)
    try run.press("enter")
    run.take(.content(ContentUpdate(list(10), isComplete: true)))
    run.take(early)
    #expect(!run.tale.contains("picked"), "what was found is nothing, and not of all")
    run.find()
    #expect(run.tale.contains("picked") && run.current == "7")
  }

  @Test func `F6.5 a pick waits while nothing matches yet, and the next key drops it`() throws {
    for goesOn in [false, true] {
      var settings = PickerSettings(
        layout: .grid, look: Look(theme: Theme(colorCount: 0), signs: .unicode))
      settings.options.find.begins = true
      var run = PickerRun(
        list(5), isComplete: false, settings: settings, size: ScreenSize(lines: 8, columns: 44))
      run.type("7")
      try run.press("enter")
      if goesOn { try run.press("left") }
      run.take(.content(ContentUpdate(list(8), isComplete: false)))
      #expect(run.current == "7")
      #expect(run.tale.contains("picked") == !goesOn)
    }
  }

  @Test func `F6.5 a pick waits for the matches of a reload, not only for a first item`()
    throws
  {
    var settings = PickerSettings(
      layout: .grid, look: Look(theme: Theme(colorCount: 0), signs: .unicode))
    settings.canReload = true
    var run = PickerRun(
      list(0), isComplete: false, settings: settings, size: ScreenSize(lines: 8, columns: 44))
    // Nobody has said what of it is meant (rule P3).
    try run.press("enter")
    run.take(.content(ContentUpdate(list(3), isComplete: true)))
    #expect(!run.tale.contains("picked"))
    try run.press("r /")
    run.type("7")
    try run.press("enter")
    #expect(!run.tale.contains("picked"))
    run.answer(.data(ContentUpdate(list(9), isComplete: true)))
    #expect(run.tale.contains("picked 0,0") && run.current == "7")
  }

  @Test func `F6.5 Enter in a drag waits for the matches found meanwhile`() throws {
    var settings = PickerSettings(
      layout: .grid, look: Look(theme: Theme(colorCount: 0), signs: .unicode))
    settings.options.find.begins = true
    var run = PickerRun(list(9), settings: settings, size: ScreenSize(lines: 8, columns: 44))
    run.findsAtOnce = false
    run.type("7")
    run.press(at: 1, 1)
    run.find()
    try run.press("enter")
    #expect(run.tale.contains("picked 0,0") && run.current == "7")
  }

  @Test func `M1.19 M3.1 Enter with marks does not wait for matches`() throws {
    var settings = PickerSettings(
      layout: .grid, look: Look(theme: Theme(colorCount: 0), signs: .unicode))
    settings.options.marking = MarkSettings()
    settings.options.keymap = settings.options.keymap.marking()
    settings.mostAtOnce = 0
    var run = PickerRun(
      list(5), isComplete: false, settings: settings, size: ScreenSize(lines: 8, columns: 44))
    run.worksAtOnce = false
    try run.press("/")
    run.type("3")
    try run.press("alt-a")
    run.type("x")
    try run.press("enter")
    #expect(!run.tale.contains("picked"))
    run.work()
    #expect(run.tale.contains("picked 1 marked"))
  }
}
