import GridpickTerminal

/// The memory that the control groups of this process allow, less than the whole in a container.
enum MemoryLimit {
  private static let root = "/sys/fs/cgroup"

  /// Returns the limit in bytes; nil if there is no limit.
  static func own() -> Int? {
    text(of: "/proc/self/cgroup").flatMap { least(inGroups: $0, file: text) }
  }

  /// Returns the smallest limit of the listed groups and the groups around them; nil without any.
  ///
  /// The list is that of cgroups(7): `4:memory:/a/b`, and in version 2 `0::/a/b`.
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

  /// Returns the limits of a group and of all groups around it.
  ///
  /// Within a container the outermost groups may belong to another path. Groups without a file are
  /// left out.
  private static func allowed(
    named name: String, in root: String, _ group: Substring, _ file: (String) -> String?
  ) -> [Int] {
    let parts = group.split(separator: "/")
    return (0...parts.count).compactMap { depth in
      let folder = ([root] + parts.prefix(depth).map(String.init)).joined(separator: "/")
      // `max`, or any other text that is no number, is no limit.
      return file("\(folder)/\(name)").flatMap { Int($0.prefix { $0 != "\n" }) }
    }
  }

  /// Returns the beginning of a file of the kernel, which is all of each file asked for here.
  private static func text(of path: String) -> String? {
    let bytes = try? InputDescriptor.beginning(of: SystemText(path), limit: 1 << 14)
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}
