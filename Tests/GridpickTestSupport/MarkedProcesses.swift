import GridpickTerminal

/// Processes that are told from all others by a variable in their environment, which what they start inherits.
package struct MarkedProcesses: Sendable {
  package let name = "GRIDPICK_TEST_RUN"
  package let value: String

  package init() {
    value = "\(getpid())-\(UInt64.random(in: .min ... .max))"
  }

  /// Those that run; what has ended and waits to be reaped has no environment any more.
  package func running() throws(HarnessError) -> [pid_t] {
    let mark = Array("\(name)=\(value)".utf8)
    return try FileNames.inFolder("/proc").compactMap { pid_t($0) }.filter { process in
      Self.environment(of: process).split(separator: 0).contains { $0.elementsEqual(mark) }
    }
  }

  private static func environment(of process: pid_t) -> [UInt8] {
    let file = open("/proc/\(process)/environ", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 17)
    return Array(bytes[..<max(0, read(file, &bytes, bytes.count))])
  }
}
