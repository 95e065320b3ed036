import GridpickTerminal

/// The three standard streams of a program: our ends of the pipes, and the child's ends.
struct StandardStreams {
  var pendingInput: [UInt8] = []
  /// True if standard input ends after the pending bytes.
  var closesInput = false
  /// The child's streams, ordered by number; 3 is the terminal.
  private(set) var childFiles: [(target: Int32, source: SpawnPlan.Source)] = []

  private var childEnds: [Descriptor] = []
  private var input: Descriptor?
  private var output: Descriptor?
  private var errors: Descriptor?

  init(_ launch: Launch) throws(HarnessError) {
    try connect(launch.input)
    output = try connect(launch.output, to: STDOUT_FILENO)
    errors = try connect(launch.errors, to: STDERR_FILENO)
    for end in [input, output, errors] {
      end?.stopBlocking()
    }
    // Fed now, so that a small input is complete when the program starts, even on a busy machine.
    feedInput()
  }

  private mutating func connect(_ launched: Launch.Input) throws(HarnessError) {
    switch launched {
    case .terminal:
      childFiles.append((STDIN_FILENO, .descriptor(3)))
    case .file(let path):
      childFiles.append((STDIN_FILENO, .path(path, flags: O_RDONLY)))
    case .bytes(let bytes):
      pendingInput = bytes
      closesInput = true
      try connectInputPipe()
    case .pipe:
      try connectInputPipe()
    }
  }

  private mutating func connectInputPipe() throws(HarnessError) {
    let (reading, writing) = try Descriptor.pipe()
    childEnds.append(reading)
    childFiles.append((STDIN_FILENO, .descriptor(reading.number)))
    input = writing
  }

  private mutating func connect(
    _ launched: Launch.Output, to target: Int32
  ) throws(HarnessError) -> Descriptor? {
    switch launched {
    case .terminal:
      childFiles.append((target, .descriptor(3)))
      return nil
    case .file(let path):
      childFiles.append((target, .path(path, flags: O_WRONLY | O_CREAT | O_TRUNC)))
      return nil
    case .captured, .refusing, .broken:
      let (reading, writing) = try Descriptor.pipe()
      if case .refusing = launched { writing.stopBlocking() }
      childEnds.append(writing)
      childFiles.append((target, .descriptor(writing.number)))
      if case .broken = launched { return nil }
      return reading
    }
  }

  /// Closes our copies of the child's ends after the start, because otherwise a pipe never ends.
  mutating func closeChildEnds() {
    childEnds = []
  }

  private mutating func feedInput() {
    guard let input else { return }
    if !input.writeAvailable(&pendingInput) || (closesInput && pendingInput.isEmpty) {
      self.input = nil
      pendingInput = []
    }
  }

  mutating func exchange(output outputBytes: inout [UInt8], errors errorBytes: inout [UInt8]) {
    feedInput()
    Self.drain(&output, into: &outputBytes)
    Self.drain(&errors, into: &errorBytes)
  }

  private static func drain(_ stream: inout Descriptor?, into bytes: inout [UInt8]) {
    while let descriptor = stream {
      switch descriptor.readAvailable() {
      case .bytes(let more): bytes += more
      case .nothingYet: return
      case .ended: stream = nil
      }
    }
  }

  /// The entries for poll(2).
  var waits: [pollfd] {
    let readable = [output, errors].compactMap { $0 }.map {
      pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
    }
    guard let input, !pendingInput.isEmpty else { return readable }
    return readable + [pollfd(fd: input.number, events: Int16(POLLOUT), revents: 0)]
  }
}
