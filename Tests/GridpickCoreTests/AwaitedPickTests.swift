import GridpickCore
import GridpickLayout
import GridpickModel
import GridpickRendering
import GridpickScreen
import GridpickTestSupport
import Testing

/// Enter before it is known what matches.
struct AwaitedPickTests {
  private func list(_ count: Int) -> GridData { .list(TestList(count: count)) }

  @Test func `F8 a pick waits for what has come while nothing was found`() throws {
    var settings = PickerSettings(
      layout: .grid, look: Look(theme: Theme(colorCount: 0), signs: .unicode))
    settings.options.find.opens = true
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

  @Test func `F8 a pick waits where nothing matches yet, and is forgotten by the next key`() throws
  {
    for goesOn in [false, true] {
      var settings = PickerSettings(
        layout: .grid, look: Look(theme: Theme(colorCount: 0), signs: .unicode))
      settings.options.find.opens = true
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
}
