import GridpickTerminal

extension FileWalk {
  /// Returns what git lists below the folder, nearest first; nil where git fails.
  func entriesOfRepository() -> [FolderListing.Entry]? {
    guard var paths = Self.pathsOfRepository(at: folder) else { return nil }
    if kinds.contains(.folders) { paths += Self.folders(of: paths) }
    return nearestFirst(paths).compactMap {
      FolderListing.Entry($0, in: folder, followingLinks: kinds == .folders)
    }
  }

  /// Returns paths level by level, those of one level folder by folder.
  private func nearestFirst(_ paths: [[UInt8]]) -> [[UInt8]] {
    // Slashes count as the least of bytes, so that names are compared folder by folder.
    let keys = paths.map { path in path.map { $0 == Self.slash ? 0 : $0 } }
    let levels = keys.map { key in (depth: key.count { $0 == 0 }, key: key) }
    let sorted = levels.sorted { one, other in
      one.depth == other.depth
        ? one.key.lexicographicallyPrecedes(other.key) : one.depth < other.depth
    }
    return sorted.map { level in level.key.map { $0 == 0 ? Self.slash : $0 } }
  }

  /// Returns the paths of all files that git tracks or does not ignore, whether they are there or not.
  ///
  /// A repository within another has a listing of its own.
  private static func pathsOfRepository(at folder: SystemText) -> [[UInt8]]? {
    guard let output = outputOfGit(in: folder) else { return nil }
    var paths: [[UInt8]] = []
    for path in output.split(separator: 0) {
      let names = path.split(separator: slash)
      if names.contains(where: { leftOut.contains(Array($0)) }) { continue }
      let path = Array(names.joined(separator: [slash]))
      let entry = FolderListing.Entry(path, in: folder, followingLinks: false)
      guard entry?.isFolder == true else {
        paths.append(path)
        continue
      }
      let inner = SystemText(folder.inFolder(path))
      var found = pathsOfRepository(at: inner) ?? []
      if found.isEmpty {
        walk(below: inner, followingLinks: false) {
          if !$0.isFolder { found.append($0.path) }
          return true
        }
      }
      paths += found.map { path + [slash] + $0 }
    }
    return paths
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

  /// Returns what git prints of a folder; no program of the repository that watches files is run.
  private static func outputOfGit(in folder: SystemText) -> [UInt8]? {
    let words =
      ["git", "-C"].map { SystemText($0) } + [folder]
      + ["-c", "core.fsmonitor=false", "ls-files", "-co", "--exclude-standard", "-z"].map {
        SystemText($0)
      }
    guard let (reading, process) = try? started(words) else { return nil }
    var output: [UInt8] = []
    let input = InputDescriptor(reading)
    while let more = try? input.beginning(limit: 1 << 16), !more.isEmpty { output += more }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0 ? output : nil
  }

  /// Starts a program, and returns the end of a pipe where its output, which ends with it, is read.
  private static func started(_ words: [SystemText]) throws -> (PipeEnd, pid_t) {
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    let pipe = try PipeEnd.pair()
    let launch = ProgramLaunch(
      words, ProcessEnvironment.own(),
      .filter(input: null, output: pipe.writing.descriptor, errors: null))
    return (pipe.reading, try launch.spawn())
  }
}
