import GridpickSystem

/// How much memory the control groups of this process allow, which in a container is less than there is.
enum MemoryLimit {
  private static let root = "/sys/fs/cgroup"

  /// In bytes; nil where nothing is limited.
  static func own() -> Int? {
    text(of: "/proc/self/cgroup").flatMap { least(inGroups: $0, file: text) }
  }

  /// The least that any group allows, of those that cgroups(7) lists as `4:memory:/a/b`, with version 2
  /// as `0::/a/b`, and of the groups around them.
  static func least(inGroups list: String, file: (String) -> String?) -> Int? {
    let limits = list.split(separator: "\n").flatMap { line -> [Int] in
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { return [] }
      if parts[1].isEmpty {
        return allowed(named: "memory.max", in: root, parts[2], file)
      }
      guard parts[1].split(separator: ",").contains("memory") else { return [] }
      return allowed(named: "memory.limit_in_bytes", in: root + "/memory", parts[2], file)
    }
    return limits.min()
  }

  /// What a group and all around it allow; from within a container the outermost may be another's path.
  private static func allowed(
    named name: String, in root: String, _ group: Substring, _ file: (String) -> String?
  ) -> [Int] {
    let parts = group.split(separator: "/")
    return (0...parts.count).compactMap { depth in
      let folder = ([root] + parts.prefix(depth).map(String.init)).joined(separator: "/")
      // `max` and what else is no number is no limit.
      return file("\(folder)/\(name)").flatMap { Int($0.prefix { $0 != "\n" }) }
    }
  }

  /// The beginning of a file of the kernel, which is all of those that are asked for here.
  private static func text(of path: String) -> String? {
    let bytes = try? InputDescriptor.beginning(of: SystemText(path), limit: 1 << 14)
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}
