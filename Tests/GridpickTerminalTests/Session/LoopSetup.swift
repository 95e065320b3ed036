import GridpickCore
import GridpickTerminal
import GridpickTestSupport

/// A loop on a scripted terminal, and all that came of it.
struct LoopSetup {
  let terminal = ScriptedTerminal()
  var sources: [NewsSource] = []
  var commands = CommandRunner()
  var answerers: [Job.Topic: Answerer] = [:]
  private(set) var told: [PickerEffect] = []
  private(set) var notice: String?
  private let state: PickerState

  /// A grid whose items are named after their place.
  init(
    rows: Int = 20, columns: Int = 20, isComplete: Bool = true, layout: Layout = .grid,
    _ change: (inout PickerSettings) -> Void = { _ in }
  ) {
    var settings = PickerSettings(layout: layout, look: Self.look)
    change(&settings)
    state = PickerState(
      Self.data(rows: rows, columns: columns), isComplete: isComplete, settings: settings,
      size: ScreenSize(lines: 10, columns: 60))
  }

  static let look = Look(theme: Theme(colorCount: 0), signs: .unicode)

  static func data(rows: Int, columns: Int = 20) -> Grid {
    Grid(TestGrid(rows: rows, columns: columns))
  }

  /// So many rows have arrived.
  static func arrived(rows: Int, isComplete: Bool = false, notice: String? = nil) -> PickerEvent {
    .content(ContentUpdate(data(rows: rows), isComplete: isComplete, notice: notice))
  }

  private final class Told {
    var effects: [PickerEffect] = []
  }

  @discardableResult
  mutating func run() -> PickerOutcome {
    var services = PickerServices()
    services.sources = sources
    services.commands = commands
    services.answerers = answerers
    let told = Told()
    services.host.tell = { effect, _ in told.effects.append(effect) }
    var loop = PickerLoop(state, on: terminal.terminal, services: services)
    let outcome = loop.run()
    self.told = told.effects
    notice = loop.notice
    return outcome
  }
}
