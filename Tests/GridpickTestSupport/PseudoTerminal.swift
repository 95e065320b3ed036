import GridpickCore
import GridpickTerminal

/// A program running on a terminal of its own: what it draws, what it prints, and how it ends.
///
/// Belongs to one test; nothing is read between its calls.
package final class PseudoTerminal {
  package let screen: VirtualTerminal
  /// The settings of the terminal before the program began.
  package let initialModes: TerminalModes
  /// Standard output, where it is captured.
  package private(set) var output: [UInt8] = []
  /// Standard error, where it is captured.
  package private(set) var errors: [UInt8] = []
  /// The drawn bytes, piece by piece as they were read.
  ///
  /// One write may come in pieces of 4095 bytes, and writes that follow close upon each other may
  /// come in one: `activity().writeCalls` counts truly.
  package private(set) var writes: [[UInt8]] = []

  /// The speed at which the terminal reads, like that of a line; nil is unlimited.
  package var bytesPerSecond: Int? {
    didSet { allowance = bytesPerSecond.map(Allowance.init) }
  }

  let terminal: ControllingTerminal
  let child: ChildProcess
  private var streams: StandardStreams
  private var pendingKeys: [UInt8] = []
  /// How often the program had slept when the first input was sent since it was last waited for.
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
    // A session leader's first terminal, opened without O_NOCTTY, becomes its controlling one; 3 is
    // closed again before the program starts.
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

  /// The settings of the terminal now, also after the program has ended.
  package var terminalModes: TerminalModes { terminal.modes }

  package var foregroundGroup: Int32? { terminal.foregroundGroup }

  /// The number of drawn bytes that the terminal could read at once.
  package var unread: Int { terminal.unread }

  /// Bytes as the terminal would send them.
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

  /// Reads and writes whatever can be read and written now, without waiting.
  func exchange() {
    // First, so that what is read after an end is all there will be.
    child.reap()
    readTerminal()
    if let master = terminal.master, !master.writeAvailable(&pendingKeys) {
      pendingKeys = []
    }
    streams.exchange(output: &output, errors: &errors)
  }

  /// Sleeps until there is something to exchange or the program ends.
  func sleep(until deadline: Deadline) {
    // Polling for what may not be read yet would not sleep at all.
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
