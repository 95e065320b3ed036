import GridpickTerminal
import Testing

/// Runs system programs that tests need.
package enum Tool {
  package static func isInstalled(_ name: String) -> Bool {
    let folders = TestEnvironment.basic["PATH"]?.split(separator: ":") ?? []
    return folders.contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  /// Runs a program and returns its output and errors; throws for an exit status other than 0.
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
    // Reads only until the tool ends: a server that it leaves running may keep the pipe open.
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

  /// Creates an executable script for sh.
  ///
  /// Another process writes the file, because a program cannot run while it is open for writing. If
  /// the test wrote it, a process that another test starts at that moment would also have it open.
  package static func make(_ path: String, _ script: String) throws(HarnessError) {
    try run([
      "/bin/sh", "-c", #"printf '#!/bin/sh\n%s\n' "$1" >"$0" && chmod 700 "$0""#, path, script,
    ])
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test if a tool is missing; in CI the test runs and fails.
  package static func needs(_ tools: String...) -> Self {
    let missing = tools.filter { !Tool.isInstalled($0) }
    return .enabled(
      if: missing.isEmpty || TestEnvironment.variable("CI") != nil,
      "not installed: \(missing.joined(separator: ", "))")
  }
}
