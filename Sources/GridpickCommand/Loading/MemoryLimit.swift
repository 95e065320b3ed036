import GridpickTerminal

/// The memory that the container of this process allows, less than the whole.
enum MemoryLimit {
  /// The files that tell the limit within a container, in versions 2 and 1 of cgroups(7).
  private static let files = [
    "/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes",
  ]

  static func own() -> Int? {
    files.compactMap { path in
      let bytes = try? InputDescriptor.beginning(of: SystemText(path), limit: 32)
      // `max`, or any other text that is no number, is no limit.
      return bytes.flatMap { Int(String(decoding: $0, as: UTF8.self).prefix { $0 != "\n" }) }
    }.min()
  }
}
