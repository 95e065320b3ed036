import GridpickCore
import GridpickTerminal

extension NewsSource {
  /// Returns the news of a source that does not read the picker's state.
  package func receive() -> [PickerEvent] {
    let look = Look(theme: Theme(colorCount: 0), signs: .ascii)
    let news = receive(
      PickerState(
        Grid(TestGrid([])), settings: PickerSettings(layout: .grid, look: look),
        size: ScreenSize(lines: 1, columns: 1)))
    return news()
  }
}
