import GridpickTerminal

/// An X server without a visible screen (Xvfb), on an unused display.
final class DisplayServer {
  /// The value of DISPLAY for the server's clients.
  let display: String
  private let process: ChildProcess

  private init(display: String, process: ChildProcess) {
    self.display = display
    self.process = process
  }

  static func start() throws(HarnessError) -> DisplayServer {
    let (reading, writing) = try Descriptor.pipe()
    let process = try ChildProcess(
      SpawnPlan(
        arguments: ["Xvfb", "-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
        environment: TestEnvironment.basic,
        files: [
          (STDIN_FILENO, .path("/dev/null", flags: O_RDONLY)),
          (STDOUT_FILENO, .path("/dev/null", flags: O_WRONLY)),
          (STDERR_FILENO, .path("/dev/null", flags: O_WRONLY)), (3, .descriptor(writing.number)),
        ],
        closingFrom: 4))
    return DisplayServer(display: try told(through: reading, by: process), process: process)
  }

  /// Returns the display; the server writes its number and a newline when it is ready.
  private static func told(
    through pipe: Descriptor, by process: ChildProcess
  ) throws(HarnessError) -> String {
    let deadline = Deadline(within: Deadline.patience)
    pipe.stopBlocking()
    var told: [UInt8] = []
    while told.last != UInt8(ascii: "\n") {
      var waits = [pipe.number, process.endingDescriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      _ = poll(&waits, nfds_t(waits.count), deadline.remainingMilliseconds)
      if case .bytes(let bytes) = pipe.readAvailable() {
        told += bytes
      } else if deadline.hasPassed || process.reap() != nil {
        throw .timedOut(waitingFor: "Xvfb to listen", seen: String(decoding: told, as: UTF8.self))
      }
    }
    return ":" + String(decoding: told.dropLast(), as: UTF8.self)
  }
}
