import GridpickCore
import GridpickTerminal

/// A screen without a terminal, for tests of code that awaits pickers, one after the other or one
/// within another (rule U16).
///
/// Its time stands still: no timeout ends a picker, nothing glides, and no preview is asked for.
///
/// ```swift
/// import Testing
/// import TwoAxisPicker
///
/// @MainActor func order() async throws -> [String?] {
///   let size = try await GridPicker(list: ["S", "M"], columns: 1) { Cell($0) }.run()
///   let color = try await GridPicker(list: ["red", "blue"]) { Cell($0) }.run()
///   return [size, color]
/// }
///
/// @MainActor @Test func `a size and a color are ordered`() async throws {
///   let screen = PickerScreen(size: ScreenSize(lines: 8, columns: 40))
///   let ordering = Task { try await screen.run { try await order() } }
///   await screen.idle()
///   screen.press(Key(.down), Key(.enter))
///   await screen.idle()
///   #expect(screen.frame?.text.contains("red") == true)
///   screen.type("/blue")
///   screen.press(Key(.enter))
///   await screen.idle()
///   #expect(try await ordering.value == ["M", "blue"])
/// }
/// ```
public final class PickerScreen {
  /// The screen on which the pickers of a task are shown; nil for the terminal.
  @TaskLocal static var current: Handed<PickerScreen>?

  private let size: ScreenSize
  /// The actor on which all pickers of the screen run, whoever shows them.
  private(set) var isolation: (any Actor)?
  /// The sessions of the pickers that are open, each within the one before.
  private var shown: [any ShownSession] = []
  /// The typed keys and texts that no picker has taken yet.
  private var typed: [PickerEvent] = []
  /// True while the code of `run` runs; nil before.
  private var isRunning: Bool?

  /// Creates a screen.
  public init(size: ScreenSize) { self.size = size }

  /// Runs code whose pickers are shown on this screen; `idle` waits for this code.
  public nonisolated(nonsending) func run<Outcome>(
    _ program: () async throws -> Outcome
  ) async rethrows -> Outcome {
    isolation = #isolation
    isRunning = true
    defer { isRunning = false }
    return try await Self.$current.bound(to: Handed(self)) { try await program() }
  }

  /// The frame of the picker that is open; nil if none is.
  public var frame: Frame? { front?.frame }

  /// Presses keys, one after the other; the next picker gets those that none has taken.
  public func press(_ keys: Key...) { send(keys) }

  /// Types a text, one key for each character.
  public func type(_ text: String) { send(text.map { Key(.character($0)) }) }

  /// Waits until the code waits for a person at one of its pickers, or has ended.
  ///
  /// It waits a second for code to begin.
  public nonisolated(nonsending) func idle() async {
    let start = ContinuousClock.now
    repeat {
      await Task.yield()
    } while !isAwaited && isRunning ?? (ContinuousClock.now - start < .seconds(1))
  }

  /// The picker that is open, and within no other one.
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
    // As on a terminal, which has one picker at a time.
    if front?.isAway == false { throw .busy }
    let session = try picker.session(size: size)
    let open = isHeard ? session.open() : session.opened
    let launch = Launch.on(isolation)
    let handed = Handed(session)
    let screen = Handed(self)
    session.beginWork = { work in
      let work = Handed((work: work, open: open))
      Self.$current.withValue(screen) {
        open.note(work: launch.start { await work.value.open.work(work.value.work) })
      }
    }
    session.onWaiting = {
      Self.$current.withValue(screen) { _ = launch.start { await handed.value.fetch() } }
    }
    let waking = Handed((session: session, launch: launch))
    open.beginStay {
      _ = waking.value.launch.start { while waking.value.session.takeMessages() {} }
    }
    typed = shown.flatMap { $0.takeHeld() } + typed
    shown.append(session)
    handOver()
    defer {
      shown.removeAll { $0 === session }
      session.beginWork = nil
      session.onWaiting = {}
      handOver()
    }
    let result = await open.result(of: body)
    while session.takeMessages() {}
    return Handed((result, .success(session.end ?? .cancelled(at: session.position))))
  }
}

extension TaskLocal {
  /// Has a value while a body runs on the same actor.
  ///
  /// Swift 6.3 changes to an actor only for code that touches it, and else runs the body on none.
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

/// The part of the terminal that a picker takes.
///
/// ```swift
/// picker.surface = .inline(lines: 12)
/// picker.surface = .inline(lines: 20, growing: true)
/// picker.surface = .screen
/// ```
public enum Surface: Hashable, Sendable {
  /// The whole screen; what was on it comes back when the picker ends.
  case screen
  /// Some lines below the cursor, while what stands above them stays (rule I1).
  ///
  /// If there is not enough room, the picker leaves out the preview first, and then the border.
  ///
  /// If `growing` is true, the picker takes no more lines than it has something to show on.
  case inline(lines: Int, growing: Bool = false)

  var height: Height? {
    switch self {
    case .screen: nil
    case .inline(let lines, let growing): Height(lines.clamped(to: 1...10_000), grows: growing)
    }
  }
}
