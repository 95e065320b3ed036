import GridpickTerminal
import Testing

/// A program of the system that tests lean on, run to its end.
package enum Tool {
  package static func isInstalled(_ name: String) -> Bool {
    let folders = TestEnvironment.basic["PATH"]?.split(separator: ":") ?? []
    return folders.contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  /// The output of both streams; an exit status other than 0 throws.
  @discardableResult
  package static func run(
    _ arguments: [String], environment: [String: String] = TestEnvironment.basic,
    within seconds: Double = Deadline.patience
  ) throws(HarnessError) -> [UInt8] {
    let (reading, writing) = try Descriptor.pipe()
    reading.stopBlocking()
    let child = try ChildProcess(
      SpawnPlan(
        arguments: arguments, environment: environment,
        files: [
          (STDIN_FILENO, .path("/dev/null", flags: O_RDONLY)),
          (STDOUT_FILENO, .descriptor(writing.number)), (STDERR_FILENO, .descriptor(STDOUT_FILENO)),
        ]))
    let deadline = Deadline(within: seconds)
    var printed: [UInt8] = []
    // Not to the end of the pipe: a server that the tool leaves behind may hold it.
    while true {
      let status = child.reap()
      while case .bytes(let bytes) = reading.readAvailable() { printed += bytes }
      let text = String(decoding: printed, as: UTF8.self)
      if let status {
        guard status == .exited(0) else {
          throw .toolFailed(command: arguments.joined(separator: " "), output: text)
        }
        return printed
      }
      if deadline.hasPassed {
        throw .timedOut(waitingFor: "the end of `\(arguments.joined(separator: " "))`", seen: text)
      }
      var waits = [reading.number, child.endingDescriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      _ = poll(&waits, nfds_t(waits.count), deadline.remainingMilliseconds)
    }
  }

  /// Makes a program of a script for sh.
  ///
  /// A process of its own writes it, because a program cannot be run while it is open for writing. If the
  /// test wrote it, a process that another test starts at that moment would have it open too.
  package static func make(_ path: String, _ script: String) throws(HarnessError) {
    try run([
      "/bin/sh", "-c", #"printf '#!/bin/sh\n%s\n' "$1" >"$0" && chmod 700 "$0""#, path, script,
    ])
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips where a tool is not installed, except in CI, where that is to be seen as a failure.
  package static func needs(_ tools: String...) -> Self {
    let missing = tools.filter { !Tool.isInstalled($0) }
    return .enabled(
      if: missing.isEmpty || TestEnvironment.variable("CI") != nil,
      "not installed: \(missing.joined(separator: ", "))")
  }
}
