import GridpickTerminal

/// The kernel's counters for a process; compare two values to see what it did.
package struct ProcessActivity: Equatable, Sendable {
  package let cpuTicks: Int
  /// The number of times that any thread went to sleep; an idle program adds none.
  package let voluntarySwitches: Int
  package let writeCalls: Int
  /// `S` if all threads sleep; otherwise the state of another thread: `R` runs or waits for a
  /// processor, `T` is stopped, `Z` has ended.
  package let state: Character

  package init(of process: Int32) throws(HarnessError) {
    let stat = try TextFile.read("/proc/\(process)/stat")
    // proc(5): the name is in parentheses and may contain any character; the state follows it.
    guard let nameEnd = stat.lastIndex(of: ")") else {
      throw .toolFailed(command: "/proc/\(process)/stat", output: stat)
    }
    let fields = stat[nameEnd...].split(separator: " ").dropFirst()
    cpuTicks = fields.dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
    writeCalls = Self.count("syscw:", in: try TextFile.read("/proc/\(process)/io"))
    let threads = try FileNames.inFolder("/proc/\(process)/task").map { thread in
      (try? TextFile.read("/proc/\(process)/task/\(thread)/status")) ?? ""
    }
    voluntarySwitches = threads.reduce(0) { $0 + Self.count("voluntary_ctxt_switches:", in: $1) }
    let states = threads.compactMap { Self.words("State:", of: $0).dropFirst().first?.first }
    state = states.first { $0 != "S" } ?? fields.first?.first ?? "?"
  }

  private static func words(_ name: String, of text: String) -> [Substring] {
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: \.isWhitespace) ?? []
  }

  private static func count(_ name: String, in text: String) -> Int {
    words(name, of: text).last.flatMap { Int($0) } ?? 0
  }
}

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
