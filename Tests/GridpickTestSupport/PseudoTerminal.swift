import GridpickCore
import GridpickTerminal

/// A program on its own terminal, with its drawing, its output and its exit status.
///
/// It belongs to one test, and reads only during calls.
package final class PseudoTerminal {
  package let screen: VirtualTerminal
  /// The settings of the terminal before the start of the program.
  package let initialModes: TerminalModes
  /// Standard output, if captured.
  package private(set) var output: [UInt8] = []
  /// Standard error, if captured.
  package private(set) var errors: [UInt8] = []
  /// The drawn bytes, in pieces as they were read.
  ///
  /// One write may arrive in pieces of 4,095 bytes, and two quick writes in one piece;
  /// `activity().writeCalls` has the exact number of writes.
  package private(set) var writes: [[UInt8]] = []

  /// The speed at which the terminal reads; nil means no limit.
  package var bytesPerSecond: Int? {
    didSet { allowance = bytesPerSecond.map(Allowance.init) }
  }

  let terminal: ControllingTerminal
  let child: ChildProcess
  private var streams: StandardStreams
  private var pendingKeys: [UInt8] = []
  /// The program's sleep count at the first input after the last wait for sleep.
  var sleepsBeforeInput: Int?
  private var allowance: Allowance?

  private init(
    screen: VirtualTerminal, terminal: ControllingTerminal, child: ChildProcess,
    streams: StandardStreams, initialModes: TerminalModes
  ) {
    self.screen = screen
    self.terminal = terminal
    self.child = child
    self.streams = streams
    self.initialModes = initialModes
  }

  package static func start(_ launch: Launch) throws(HarnessError) -> PseudoTerminal {
    let terminal = try ControllingTerminal(size: launch.size)
    let initialModes = terminal.modes
    var streams = try StandardStreams(launch)
    // The first terminal that a session leader opens without O_NOCTTY becomes its controlling
    // terminal; descriptor 3 is closed before the program starts.
    let controlling: (target: Int32, source: SpawnPlan.Source) =
      (3, .path(terminal.path, flags: O_RDWR))
    let child = try ChildProcess(
      SpawnPlan(
        arguments: launch.arguments,
        environment: TestEnvironment.basic(changedBy: launch.environment),
        directory: launch.directory, files: [controlling] + streams.childFiles,
        startsSession: true))
    streams.closeChildEnds()
    return PseudoTerminal(
      screen: VirtualTerminal(size: launch.size), terminal: terminal, child: child,
      streams: streams, initialModes: initialModes)
  }

  package var processID: Int32 { child.processID }

  /// The current settings of the terminal, available even after the program has ended.
  package var terminalModes: TerminalModes { terminal.modes }

  package var foregroundGroup: Int32? { terminal.foregroundGroup }

  /// The number of drawn bytes that the terminal has not read yet.
  package var unread: Int { terminal.unread }

  /// Sends bytes as if the terminal sent them.
  package func send(_ bytes: [UInt8]) {
    if sleepsBeforeInput == nil, !bytes.isEmpty {
      sleepsBeforeInput = (try? activity())?.voluntarySwitches
    }
    pendingKeys += bytes
    exchange()
  }

  package func feedInput(_ bytes: [UInt8]) {
    streams.pendingInput += bytes
    exchange()
  }

  package func closeInput() {
    streams.closesInput = true
    exchange()
  }

  /// Reads and writes all that is possible now, without waiting.
  func exchange() {
    // Reaped first, so that after an end the following read gets all output.
    child.reap()
    readTerminal()
    if let master = terminal.master, !master.writeAvailable(&pendingKeys) {
      pendingKeys = []
    }
    streams.exchange(output: &output, errors: &errors)
  }

  /// Sleeps until a read or write is possible, or the program ends.
  func sleep(until deadline: Deadline) {
    // Polling a descriptor that must not be read yet would return at once.
    let mayRead = allowance?.isLeft ?? true
    var waits = streams.waits
    if let master = terminal.master, mayRead {
      waits.append(pollfd(fd: master.number, events: Int16(POLLIN), revents: 0))
    }
    if let master = terminal.master, !pendingKeys.isEmpty {
      waits.append(pollfd(fd: master.number, events: Int16(POLLOUT), revents: 0))
    }
    if child.status == nil {
      waits.append(pollfd(fd: child.endingDescriptor, events: Int16(POLLIN), revents: 0))
    }
    let patience = deadline.remainingMilliseconds
    _ = poll(&waits, nfds_t(waits.count), mayRead ? patience : min(5, patience))
  }

  private func readTerminal() {
    while allowance?.isLeft ?? true, let master = terminal.master,
      case .bytes(let bytes) = master.readAvailable(atMost: allowance?.left ?? 1 << 16)
    {
      allowance?.taken += bytes.count
      writes.append(bytes)
      screen.feed(bytes)
      pendingKeys += screen.takeAnswers()
    }
  }
}

extension PseudoTerminal {
  /// A place in the stream of drawn bytes.
  package struct Mark: Hashable, Sendable {
    fileprivate let count: Int
  }

  /// Returns the current place in the stream.
  package func mark() -> Mark {
    exchange()
    return Mark(count: writes.count)
  }

  package func writes(since mark: Mark) -> [[UInt8]] {
    Array(writes[mark.count...])
  }

  package func bytes(since mark: Mark) -> [UInt8] {
    Array(writes(since: mark).joined())
  }
}

/// The bytes that a terminal line of limited speed may still transfer.
struct Allowance {
  private let bytesPerSecond: Int
  private let start = ContinuousClock.now
  var taken = 0

  init(bytesPerSecond: Int) {
    self.bytesPerSecond = bytesPerSecond
  }

  var left: Int {
    Int((ContinuousClock.now - start) / .seconds(1) * Double(bytesPerSecond)) - taken
  }

  var isLeft: Bool { left > 0 }
}
