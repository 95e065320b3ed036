import GridpickTerminal

extension FileWalk {
  /// Returns the files that git lists, with their folders, nearest first; nil if git fails.
  func entriesOfRepository() -> [Entry]? {
    guard var entries = listedByGit(in: []) else { return nil }
    if kinds.contains(.folders) {
      entries += Self.folders(of: entries.map(\.path)).map {
        Entry(path: $0, isFolder: true, leadsToFolder: true)
      }
    }
    // Slashes count as the lowest byte, so that names are compared folder by folder.
    let keys = entries.map { entry in entry.path.map { $0 == Self.slash ? 0 : $0 } }
    let levels = keys.map { key in key.count { $0 == 0 } }
    let order = entries.indices.sorted { one, other in
      levels[one] == levels[other]
        ? keys[one].lexicographicallyPrecedes(keys[other]) : levels[one] < levels[other]
    }
    // git lists a file once for each side of a conflict; a folder may also have the path now.
    return order.indices.compactMap { place in
      let entry = entries[order[place]]
      return place > 0 && entries[order[place - 1]].path == entry.path ? nil : entry
    }
  }

  /// Returns the files in a folder that exist, and that git tracks or does not ignore.
  ///
  /// The path is empty or ends with a slash. A repository within another is listed by itself.
  private func listedByGit(in path: [UInt8]) -> [Entry]? {
    guard
      let output = Self.outputOfGit(in: path.isEmpty ? folder : SystemText(folder.inFolder(path)))
    else { return nil }
    var entries: [Entry] = []
    for line in output.split(separator: 0) {
      let names = line.split(separator: Self.slash)
      guard !names.contains(where: { Self.leftOut.contains(Array($0)) }),
        let entry = entry(at: path + names.joined(separator: [Self.slash]))
      else { continue }
      if entry.isFolder {
        entries += filesOfInnerRepository(entry.path + [Self.slash])
      } else {
        entries.append(entry)
      }
    }
    return entries
  }

  private func filesOfInnerRepository(_ path: [UInt8]) -> [Entry] {
    if let entries = listedByGit(in: path), !entries.isEmpty { return entries }
    var entries: [Entry] = []
    walk(from: path) {
      if !$0.isFolder { entries.append($0) }
      return true
    }
    return entries
  }

  private static func folders(of paths: [[UInt8]]) -> Set<[UInt8]> {
    var folders: Set<[UInt8]> = []
    for path in paths {
      var folder = path[...]
      while let end = folder.lastIndex(of: slash) {
        folder = folder[..<end]
        guard folders.insert(Array(folder)).inserted else { break }
      }
    }
    return folders
  }

  /// Returns git's list of a folder; git must not run a file watcher that the repository names.
  private static func outputOfGit(in folder: SystemText) -> [UInt8]? {
    let words =
      ["git", "-C"].map { SystemText($0) } + [folder]
      + ["-c", "core.fsmonitor=false", "ls-files", "-co", "--exclude-standard", "-z"].map {
        SystemText($0)
      }
    let environment = ProcessEnvironment.own().without("GIT_DIR").without("GIT_WORK_TREE")
    guard
      let (reading, process) = try? ProgramLaunch.filter(words, environment, input: nil)
    else { return nil }
    var output: [UInt8] = []
    let input = InputDescriptor(reading)
    while let more = try? input.beginning(limit: 1 << 16), !more.isEmpty { output += more }
    return ProgramLaunch.endingStatus(of: process) == 0 ? output : nil
  }
}
