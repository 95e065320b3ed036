import GridpickCore
import GridpickTerminal

extension GridPicker {
  /// Shows the picker on the controlling terminal and returns the picked item, or nil if none was
  /// picked.
  public func run(timeout: Duration? = nil) throws(PickerError) -> Item? {
    try end(timeout: timeout).item
  }

  /// Shows the picker on the controlling terminal and returns how it ended.
  public func end(timeout: Duration? = nil) throws(PickerError) -> PickerEnd<Item> {
    guard !hasNothing else { return .nothingToPick }
    let caller = Caller(self, launching: Launch.fromHere)
    try caller.check()
    let sources = caller.sources + [MainQueue.source { !caller.fetches.isEmpty }]
    var open = try opened(setup(caller, caller.answerers, timeout, sources: sources))
    let outcome = open.loop.run()
    return try caller.end(&open, outcome)
  }

  func opened(_ setup: PickerSetup) throws(PickerError) -> RunningPicker {
    do throws(TerminalError) {
      if let opening { return try opening(setup) }
      return try isPlain
        ? PlainPicker.open(setup, isASCII: isASCII) : terminalPicker.open(setup)
    } catch {
      throw PickerError(error)
    }
  }

  private var isPlain: Bool {
    switch plain {
    case .always: true
    case .never: false
    case .automatic: PlainPicker.alone(suits: String(variable: "TERM"))
    }
  }

  /// True if there are no items and nothing can bring any; a source never calls `more`.
  var hasNothing: Bool {
    supply.isEmpty && refresh == nil && (more == nil || supply.source != nil)
  }

  func setup(
    _ caller: Caller<Item>, _ answerers: [Job.Topic: Answerer], _ timeout: Duration?,
    sources: [NewsSource]
  ) -> PickerSetup {
    caller.isInLines = isPlain
    var setup = PickerSetup(caller.data) { look in
      var settings = caller.settings(look)
      if settings.options.paint.rules.contains(where: \.needsClock) {
        settings.options.paint.clock = TimeOfDay.clock
      }
      return settings
    }
    setup.start = start
    setup.services.host = caller.host
    setup.services.patience = timeout
    setup.services.sources = sources
    setup.services.answerers = answerers
    return setup
  }
}

extension GridPicker {
  /// The terminal side of the picker, with the settings that only a terminal has.
  var terminalPicker: TerminalPicker {
    var terminal = TerminalPicker()
    terminal.terminalOptions.holdsOutputBack = true
    terminal.terminalOptions.hasMouse = usesMouse
    terminal.terminalOptions.hasStopKey = !keys.contains { $0.key == .control("z") }
    terminal.terminalOptions.height = surface.height
    terminal.terminalOptions.heightName = "inline"
    terminal.isASCII = isASCII
    terminal.colors = colors
    return terminal
  }

  /// The colours of the theme; nil without a theme or for an invalid theme.
  var colors: ColorSpec? { theme.flatMap { try? ColorSpec(reading: $0) } }
}

/// The way a caller's asynchronous work runs, mostly not in parallel to its code (rule U2).
struct Launch {
  typealias Work = @Sendable () async -> Void

  let begin: (_ work: @escaping Work, _ giveUp: () -> Void) -> Task<Void, Never>

  /// Begins work; calls `giveUp`, perhaps needlessly, if the work would wait for the picker's end.
  func start(
    orElse giveUp: () -> Void = {}, _ work: @escaping Work
  ) -> Task<Void, Never> { begin(work, giveUp) }

  /// The launch for a picker that blocks its thread.
  ///
  /// On the main actor's thread, the work runs on the main actor while the picker sleeps. On any
  /// other thread the actor is unknown, so the work runs on another thread in parallel.
  static var fromHere: Launch {
    guard MainQueue.isHere else { return Launch { work, _ in Task { await work() } } }
    return Launch { work, giveUp in
      guard MainQueue.isHeld else { return Task { @MainActor in await work() } }
      // The work runs at once, inside the work that occupies the actor. Any wait in it would also
      // wait for the actor.
      defer { giveUp() }
      return Task.immediate { @MainActor in await work() }
    }
  }

  /// Returns the launch for an awaited picker: its work runs on the actor of the caller.
  static func on(_ isolation: isolated (any Actor)?) -> Launch {
    Launch { work, _ in
      Task {
        _ = isolation
        await work()
      }
    }
  }

  static func isNowhere(_ isolation: (any Actor)?) -> Bool { isolation == nil }
}
