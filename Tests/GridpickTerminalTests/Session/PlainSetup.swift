import GridpickCore
import GridpickTestSupport

@testable import GridpickTerminal

/// A talk with somebody who types what a test says, and all that is then to be read on the terminal.
final class PlainSetup {
  let data: Grid
  var settings: PickerSettings
  var start: Position?
  var notice: String?
  var isComplete = true
  var services = PickerServices()
  /// The number of lines of the terminal.
  var lineCount: Int?
  /// The number of columns of the terminal.
  var columnCount: Int?
  /// The event after everything was typed.
  var end = TerminalEvent.ended
  /// The events during a wait: the readable descriptor, and the time until then.
  var news: [(descriptor: Int32, after: Duration)] = []
  private var time = Duration.seconds(1_000)
  private(set) var transcript = ""
  private(set) var result: PickerOutcome?
  private(set) var content: PickedContent?
  private(set) var lookedFor: [String]?

  init(
    _ data: Grid, layout: Layout = .grid, _ change: (inout PickerSettings) -> Void = { _ in }
  ) {
    self.data = data
    settings = PickerSettings(layout: layout, look: LoopSetup.look)
    change(&settings)
  }

  convenience init(
    list texts: [String], _ change: (inout PickerSettings) -> Void = { _ in }
  ) {
    self.init(Grid(TestList(texts)), change)
  }

  convenience init(
    grid: TestGrid, layout: Layout = .grid, _ change: (inout PickerSettings) -> Void = { _ in }
  ) {
    self.init(Grid(grid), layout: layout, change)
  }

  /// Types lines one after the other.
  @discardableResult
  func talk(_ typed: String...) -> String { talk(typed) }

  @discardableResult
  func talk(_ typed: [String]) -> String {
    var left = typed[...]
    let terminal = PlainTerminal(
      size: {
        ScreenSize(
          lines: self.lineCount ?? LineTerminal.usualSize.lines,
          columns: self.columnCount ?? LineTerminal.usualSize.columns)
      },
      nextEvents: { timeout, descriptors, takesLines in
        if takesLines {
          guard let line = left.popFirst() else { return [self.end] }
          self.transcript += line + "\n"
          return [.typed(line)]
        }
        if let next = self.news.first, descriptors.contains(next.descriptor),
          timeout.map({ next.after <= $0 }) ?? true
        {
          self.time += next.after
          self.news.removeFirst()
          return [.readable(next.descriptor)]
        }
        self.time += timeout ?? .zero
        if let timeout, !self.news.isEmpty { self.news[0].after -= timeout }
        return []
      }, write: { self.transcript += $0 }, now: { self.time })
    let state = PickerState(
      data, isComplete: isComplete, notice: notice, settings: settings,
      size: ScreenSize(lines: 1, columns: 1), start: start, at: time)
    var talk = LineLoop(
      state, PlainDialogue(), on: terminal, services: services)
    result = talk.run()
    content = talk.state.picked
    lookedFor = talk.state.lookedFor
    return transcript
  }

  /// The labels of the picked items, in the order in which they are printed; nil without a pick.
  var picked: [String]? {
    guard case .picked(let pick) = result, let content else { return nil }
    let ids =
      switch pick.things {
      case .item(let id): [id]
      case .marked(let marks): content.ids(of: marks)
      }
    return ids.compactMap { content.whole.source.item(at: $0)?.label }
  }
}
