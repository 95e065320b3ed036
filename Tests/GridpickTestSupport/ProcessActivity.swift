/// The kernel's counts for a process until now; take two and compare.
package struct ProcessActivity: Equatable, Sendable {
  package let cpuTicks: Int
  /// The sleeps of all its threads: each is a time that one went to sleep, so an idle program adds none.
  package let voluntarySwitches: Int
  package let writeCalls: Int
  /// `R` runs, `S` sleeps, `T` is stopped, `Z` has ended.
  package let state: Character

  package init(of process: Int32) throws(HarnessError) {
    let stat = try TextFile.read("/proc/\(process)/stat")
    // proc(5): the name stands in parentheses and may hold anything; the state follows it.
    guard let nameEnd = stat.lastIndex(of: ")") else {
      throw .toolFailed(command: "/proc/\(process)/stat", output: stat)
    }
    let fields = stat[nameEnd...].split(separator: " ").dropFirst()
    state = fields.first?.first ?? "?"
    cpuTicks = fields.dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
    writeCalls = Self.count("syscw:", in: try TextFile.read("/proc/\(process)/io"))
    voluntarySwitches = try FileNames.inFolder("/proc/\(process)/task").reduce(0) { sum, thread in
      let status = (try? TextFile.read("/proc/\(process)/task/\(thread)/status")) ?? ""
      return sum + Self.count("voluntary_ctxt_switches:", in: status)
    }
  }

  private static func count(_ name: String, in text: String) -> Int {
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) } ?? 0
  }
}
