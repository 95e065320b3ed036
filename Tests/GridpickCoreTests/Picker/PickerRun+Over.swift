import GridpickTestSupport

@testable import GridpickCore

extension PickerRun {
  /// A picker over nine rows of nine, unless a test says otherwise.
  static func over(
    _ data: Grid = Grid(TestGrid(rows: 9, columns: 9)), layout: Layout = .grid,
    size: ScreenSize = ScreenSize(lines: 10, columns: 40), start: Position? = nil,
    configure: (inout PickerSettings) -> Void = { _ in }
  ) -> PickerRun {
    var settings = PickerSettings(
      layout: layout, look: Look(theme: Theme(colorCount: 0), signs: .unicode))
    configure(&settings)
    return PickerRun(data, settings: settings, size: size, start: start)
  }

  /// Cells of 10 × 4, the current one in the middle of the view.
  static func cards(
    _ data: Grid = Grid(TestGrid(rows: 9, columns: 9)), start: Position? = nil,
    configure: (inout PickerSettings) -> Void = { _ in }
  ) -> PickerRun {
    over(data, layout: .cards, size: ScreenSize(lines: 11, columns: 33), start: start) {
      $0.options.layout.cell = ScreenSize(lines: 4, columns: 10)
      configure(&$0)
    }
  }
}
