import GridpickCore
import GridpickTerminal

/// A screen without a terminal, for tests of code that awaits several or nested pickers (rule U16).
///
/// Time does not pass on it: there are no timeouts, no glides and no previews.
///
/// ```swift
/// import Testing
/// import TwoAxisPicker
///
/// @MainActor func choose() async throws -> String? {
///   try await GridPicker(list: ["red", "blue"]) { Cell($0) }.run()
/// }
///
/// @MainActor @Test func `a colour is found`() async throws {
///   let screen = PickerScreen(size: ScreenSize(lines: 8, columns: 40))
///   let choosing = Task { try await screen.run { try await choose() } }
///   await screen.idle()
///   screen.type("/blue")
///   #expect(screen.frame?.text.contains("blue") == true)
///   screen.press(Key(.enter))
///   #expect(try await choosing.value == "blue")
/// }
/// ```
public final class PickerScreen {
  /// The screen on which the pickers of a task are shown; nil for the terminal.
  @TaskLocal static var current: Handed<PickerScreen>?

  private let size: ScreenSize
  /// The actor for all pickers of the screen, even those shown from elsewhere.
  private(set) var isolation: (any Actor)?
  /// The sessions of the open pickers, the outermost first.
  private var shown: [any ShownSession] = []
  /// The typed keys that no picker has received yet.
  private var typed: [PickerEvent] = []
  /// True while `run` runs its code, false after; nil before.
  private var isRunning: Bool?

  /// Creates a screen.
  public init(size: ScreenSize) { self.size = size }

  /// Runs code that shows its pickers on this screen; `idle` waits for this code.
  public nonisolated(nonsending) func run<Outcome>(
    _ program: () async throws -> Outcome
  ) async rethrows -> Outcome {
    isolation = #isolation
    isRunning = true
    defer { isRunning = false }
    return try await Self.$current.bound(to: Handed(self)) { try await program() }
  }

  /// The frame of the innermost open picker; nil if no picker is open.
  public var frame: Frame? { front?.frame }

  /// Presses keys in order; keys that no picker has received go to the next picker.
  public func press(_ keys: Key...) { send(keys) }

  /// Types a text, one key per character.
  public func type(_ text: String) { send(text.map { Key(.character($0)) }) }

  /// Waits until a picker of the code waits for a person, or the code has ended.
  ///
  /// If no code runs yet, it waits at most ten seconds for code to begin.
  public nonisolated(nonsending) func idle() async {
    let start = ContinuousClock.now
    repeat {
      await Task.yield()
    } while !isAwaited && isRunning ?? (ContinuousClock.now - start < .seconds(10))
  }

  /// The innermost open picker.
  private var front: (any ShownSession)? { shown.last { !$0.hasEnded } }

  private var isAwaited: Bool { front.map { !$0.takeMessages() && $0.isIdle } ?? false }

  private func send(_ keys: [Key]) {
    typed += keys.map(PickerEvent.key)
    handOver()
  }

  private func handOver() {
    while let front, !typed.isEmpty { front.handle(typed.removeFirst()) }
  }

  func show<Item, Outcome>(
    _ given: Handed<
      (picker: GridPicker<Item>, body: (OpenPicker<Item>) async throws -> Outcome)
    >,
    _ isHeard: Bool, isolation: isolated (any Actor)?
  ) async throws(PickerError) -> Handed<GridPicker<Item>.Stayed<Outcome>> {
    let (picker, body) = given.value
    // A terminal also allows only one picker at a time.
    if front?.isAway == false { throw .busy }
    let screen = Handed(self)
    let onActor = Launch.on(isolation)
    let launch = Launch { work, _ in
      Self.$current.withValue(screen) { onActor.start(work) }
    }
    let session = try PickerSession(picker, size: size, launching: launch)
    let open = isHeard ? session.open() : session.opened
    let waking = Handed((session: session, launch: onActor))
    open.beginStay {
      _ = waking.value.launch.start { while waking.value.session.takeMessages() {} }
    }
    typed = shown.flatMap { $0.takeHeld() } + typed
    shown.append(session)
    handOver()
    defer {
      typed = session.takeHeld() + typed
      shown.removeAll { $0 === session }
      handOver()
    }
    let result = await open.result(of: body)
    while session.takeMessages() {}
    return Handed((result, .success(session.end ?? .cancelled(at: session.position))))
  }
}

extension TaskLocal {
  /// Binds a value while a body runs on the same actor.
  ///
  /// Swift 6.3 changes to an actor only for code that uses it, else the body runs on no actor.
  func bound<Outcome>(
    to value: Value, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Outcome
  ) async rethrows -> Outcome {
    try await withValue(value) {
      _ = isolation
      return try await body()
    }
  }
}

/// A session whose items may be of any type.
private protocol ShownSession: AnyObject {
  var frame: Frame { get }
  var isIdle: Bool { get }
  var isAway: Bool { get }
  var hasEnded: Bool { get }
  func handle(_ event: PickerEvent)
  func takeMessages() -> Bool
  func takeHeld() -> [PickerEvent]
}

extension PickerSession: ShownSession {
  fileprivate var isAway: Bool { opened.isAway }
  fileprivate var hasEnded: Bool { end != nil }
}

/// The part of the terminal that a picker uses.
///
/// ```swift
/// picker.surface = .inline(lines: 12)
/// picker.surface = .inline(lines: 20, growing: true)
/// picker.surface = .screen
/// ```
public enum Surface: Hashable, Sendable {
  /// The whole screen; its earlier content returns when the picker ends.
  case screen
  /// Some lines below the cursor; the text above them stays (rule I1).
  ///
  /// Without enough room, the picker leaves out the preview first, then the border. If `growing` is
  /// true, it uses only as many lines as it needs.
  case inline(lines: Int, growing: Bool = false)

  var height: Height? {
    switch self {
    case .screen: nil
    case .inline(let lines, let growing): Height(.cells(max(1, lines)), grows: growing)
    }
  }
}
