import GridpickCore
import GridpickTerminal
import Testing

@testable import TwoAxisPicker

/// What a program sets, as the options of the command do (rule U11).
struct SettingTests {
  private static let size = ScreenSize(lines: 12, columns: 80)

  /// A hundred rows, each an item of two lines in a cell of its own.
  private func picker() -> GridPicker<Int> {
    var picker = GridPicker(rows: (0..<100).map { [$0, $0 + 1_000] }) { Cell("item \($0)") }
    picker.cellSize = ScreenSize(lines: 2, columns: 20)
    return picker
  }

  private func lines(_ picker: GridPicker<Int>) throws -> [Substring] {
    try picker.session(size: Self.size).frame.text
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func settings(_ picker: GridPicker<Int>) -> PickerSettings {
    Caller(picker).settings(Look(theme: Theme(colorCount: 0), signs: .unicode))
  }

  // MARK: - Gestures

  @Test func `G6.1 U11.7 each screen axis has its own snap rule, in any layout`() {
    var picker = picker()
    (picker.verticalSnap, picker.horizontalSnap) = (.free, .step)
    #expect(settings(picker).options.layout.snap == PerAxis(section: .free, item: .step))
    picker.layout = .tabs
    #expect(settings(picker).options.layout.snap == PerAxis(section: .step, item: .free))
    (picker.verticalSnap, picker.horizontalSnap) = (.nearest, .nearest)
    #expect(settings(picker).options.layout.snap == PerAxis(section: .nearest, item: .nearest))
    (picker.verticalSnap, picker.horizontalSnap) = (nil, nil)
    #expect(settings(picker).options.layout.snap == PerAxis(section: nil, item: nil))
  }

  @Test(arguments: [(SnapKind.step, 1), (.free, 0)])
  func `G6.2 U11.1 a short drag up moves a page with step, and none without snapping`(
    snap: SnapKind, section: Int
  ) throws {
    var picker = picker()
    picker.verticalSnap = snap
    picker.cellSize = ScreenSize(lines: 4, columns: 20)
    picker.slideDistance = ScreenSize(lines: 1, columns: 1)
    picker.focus = .center
    let session = try picker.session(size: Self.size)
    session.drag(from: ScreenPoint(line: 6, column: 5), to: ScreenPoint(line: 4, column: 5))
    session.advance(by: .seconds(3))
    #expect(session.position?.section == section)
  }

  /// The row that a throw of two lines ends at.
  private func landing(_ deceleration: Deceleration?) throws -> Int {
    var picker = picker()
    picker.verticalSnap = .nearest
    picker.deceleration = deceleration
    let session = try picker.session(size: Self.size)
    session.drag(
      from: ScreenPoint(line: 8, column: 5), to: ScreenPoint(line: 4, column: 5),
      lasting: .milliseconds(80), isThrown: true)
    session.advance(by: .seconds(5))
    return session.position?.section ?? -1
  }

  @Test func `G5.4 U11.1 a flick goes further with normal than with fast deceleration`()
    throws
  {
    #expect(try landing(.normal) > landing(.fast))
    #expect(try landing(nil) == landing(.normal))
  }

  @Test(arguments: [true, false])
  func `G8.7 U11.1 the view glides only with animation`(animates: Bool) throws {
    var picker = picker()
    picker.layout = .cards
    picker.animates = animates
    let session = try picker.session(size: Self.size)
    session.press(Key(.pageDown))
    #expect((session.nextTick != nil) == animates)
    session.advance(by: .seconds(2))
    #expect(session.nextTick == nil)
  }

  // MARK: - The place on the terminal

  @Test func `U11.1 border and margin surround the picker`() throws {
    var picker = picker()
    picker.border = .double
    picker.margin = ScreenSize(lines: 1, columns: 2)
    let lines = try lines(picker)
    #expect(lines[0].allSatisfy { $0 == " " })
    #expect(lines[1].hasPrefix("  ╔"))
    #expect(lines[10].hasPrefix("  ╚"))
    #expect(lines[1].count { $0 == "═" } == 74)
  }

  @Test(arguments: [60, .max, -5])
  func `L6.7 U11.9 a margin that leaves no room is ignored`(count: Int) throws {
    var picker = picker()
    let without = try lines(picker)
    picker.margin = ScreenSize(lines: count, columns: count)
    #expect(try lines(picker) == without)
  }

  @Test func `U11.1 U11.9 surface, mouse and theme reach the terminal`() {
    var picker = picker()
    #expect(picker.terminalPicker.terminalOptions.height == nil)
    #expect(picker.terminalPicker.terminalOptions.hasMouse)
    #expect(picker.terminalPicker.colors == nil)
    picker.surface = .inline(lines: 12)
    #expect(picker.terminalPicker.terminalOptions.height == Height(.cells(12)))
    picker.surface = .inline(lines: -1, growing: true)
    picker.usesMouse = false
    picker.theme = "light"
    #expect(picker.terminalPicker.terminalOptions.height == Height(.cells(1), grows: true))
    #expect(!picker.terminalPicker.terminalOptions.hasMouse)
    #expect(picker.terminalPicker.colors?.base == .light)
  }

  // MARK: - Look

  private func colors(ofTitleIn theme: String?) throws -> Set<Color> {
    var picker = picker()
    picker.title = "Shirts"
    picker.theme = theme
    let frame = try picker.session(size: Self.size).frame
    return Set(frame.line(0).map(\.style.foreground))
  }

  @Test func `U11.1 a theme sets how roles are drawn`() throws {
    #expect(try colors(ofTitleIn: "dark,title:1").contains(.palette(1)))
    #expect(try colors(ofTitleIn: "bw,title:bold") == [.terminal])
  }

  @Test func `U11.8 S1 without hints, the status line shows only the position`() throws {
    var picker = picker()
    #expect(try lines(picker)[11].firstRange(of: "help") != nil)
    picker.hints = false
    #expect(try lines(picker)[11].firstRange(of: "help") == nil)
    #expect(try lines(picker)[11].firstRange(of: "row 1/100") != nil)
  }

  @Test func `U15.4 a picker in lines has no program keys and no preview`() {
    var picker = picker()
    picker.keys = [KeyBinding(key: "x", help: "picks") { _, _ in .perform("accept") }]
    picker.preview = { "about \($0)" }
    let caller = Caller(picker)
    let look = Look(theme: Theme(colorCount: 0), signs: .unicode)
    let options = caller.settings(look).options
    #expect(options.keymap.bindings.contains { $0.isOwn } && options.preview.command != nil)
    caller.isInLines = true
    let inLines = caller.settings(look).options
    #expect(inLines.keymap.bindings.allSatisfy { !$0.isOwn } && inLines.preview.command == nil)
  }
}
