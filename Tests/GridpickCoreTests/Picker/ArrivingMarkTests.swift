import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Marks on lines that turn out to be something else (rule M2).
struct ArrivingMarkTests {
  /// A table found among lines, whose picks are whole lines.
  private struct FoundTable: Source {
    let lines: [String]
    let columnCount = 2

    var sectionCount: Int { lines.count }
    var rowKind: RowKind { .record }
    func itemCount(inSection section: Int) -> Int { columnCount }
    func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
      GridItem(String(lines[id.section].split(separator: " ")[id.index]))
    }
    func value(at id: ItemID) -> [UInt8] { Array((item(at: id)?.label ?? "").utf8) }
    func record(at id: ItemID) -> [UInt8] { Array(lines[id.section].utf8) }
  }

  @Test func `P8.9 lines that turn out to be a table stay marked as records`() throws {
    let lines = ["PID CMD", "1 init", "2 bash", "3 vim"]
    var settings = PickerSettings(
      layout: .grid, look: Look(theme: Theme(colorCount: 0), signs: .unicode))
    settings.options.marking = MarkSettings()
    settings.options.keymap = settings.options.keymap.marking()
    settings.options.columns = .fixed(1)
    var run = PickerRun(
      Grid(TestList(lines.map { $0.replacing(" ", with: "_") })), isComplete: false,
      settings: settings, size: ScreenSize(lines: 8, columns: 40))
    try run.press("down space down down space")
    #expect(run.state.marks.unit == .section)
    let table = Grid(FoundTable(lines: Array(lines.dropFirst())))
    run.take(
      .content(
        ContentUpdate(table, isComplete: true) { [settings] look in
          var newer = PickerSettings(layout: .sheet, look: look)
          newer.options = settings.options
          return newer
        }))
    #expect(run.state.marks == Marks(of: .section, NumberRuns([0, 2])))
  }
}
