import GridpickTerminal

/// Processes that inherit a unique variable in their environment, which identifies them.
package struct MarkedProcesses: Sendable {
  package let name = "GRIDPICK_TEST_RUN"
  package let value: String

  package init() {
    value = "\(getpid())-\(UInt64.random(in: .min ... .max))"
  }

  /// Returns the running ones; a process that has ended but is not reaped has no environment.
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
