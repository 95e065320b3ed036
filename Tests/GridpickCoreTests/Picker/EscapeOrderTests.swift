import GridpickTestSupport
import Testing

@testable import GridpickCore

/// What Esc ends, one thing a press (rule F6).
struct EscapeOrderTests {
  private func run() -> PickerRun {
    .over(Grid(TestList(["a1", "a2", "b3", "a4", "b5", "a6"]))) { settings in
      settings.canReload = true
      settings.options.columns = .fixed(1)
      settings.options.animates = false
      settings.options.marking = MarkSettings()
      settings.options.keymap = settings.options.keymap.marking()
    }
  }

  @Test func `F6.1 F6.8 F6.9 Esc first ends what covers find, then the steps of find`() throws {
    var run = run()
    try run.press("/")
    run.type("a")
    try run.press("alt-r alt-V")
    let reload = try #require(run.jobs.last(where: { $0.topic == .errand(.reload) }))
    func expectBelow() {
      #expect(!run.state.isHeld && run.state.browsing.mode.isBrowsing)
      #expect(run.state.marked.rectangle != nil && run.state.runs(reload.id))
      #expect(run.state.find.step == .typing)
    }
    run.press(at: 4, 4)
    run.drag(to: 1, 4)
    #expect(run.state.isHeld)
    try run.press("escape")
    expectBelow()
    try run.press("alt-v")
    #expect(run.state.browsing.mode.panel != nil)
    try run.press("escape")
    expectBelow()
    try run.press("f1")
    #expect(run.state.browsing.mode.overlay != nil)
    try run.press("escape")
    expectBelow()
    run.wait(.milliseconds(300))
    try run.press("alt-F")
    #expect(run.state.browsing.mode.jump != nil)
    try run.press("escape")
    expectBelow()
    try run.press("escape")
    #expect(run.state.marked.rectangle == nil && run.state.runs(reload.id))
    try run.press("escape")
    #expect(!run.state.runs(reload.id) && run.state.find.step == .typing)
    try run.press("escape")
    #expect(run.state.find.step == .narrowed)
    try run.press("escape")
    #expect(run.state.find.step == .off)
    #expect(!run.tale.contains("cancelled"))
    #expect(run.marked == "a1", "marks stay")
    try run.press("escape")
    #expect(run.tale == "cancelled")
  }

  @Test func `F6.5 F6.8 Esc ends an Enter that waits, and nothing else`() throws {
    var run = run()
    run.findsAtOnce = false
    try run.press("/")
    run.type("a")
    try run.press("enter escape")
    #expect(run.state.find.step == .typing)
    run.find()
    #expect(!run.tale.contains("picked"))
    try run.press("escape")
    #expect(run.state.find.step == .narrowed)
  }
}
