import GridpickTerminal

/// A walk through the files and folders below a folder, nearest first (rule B5).
///
/// Each path ends with NUL. Three descriptors are open at most: the folder where the walk begins, the
/// folder that is read, and a file of patterns.
package struct FileWalk {
  /// The kinds of entries that a walk lists.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// All entries but folders; links are among them.
    static let files = Kinds(rawValue: 1)
    /// Folders, each with a slash behind it; without `files` also links that lead to one.
    static let folders = Kinds(rawValue: 2)

    static let words: [(word: String, kind: Kinds)] = [("file", .files), ("dir", .folders)]
  }

  /// A folder that is still to be read.
  struct Folder {
    /// The path from the root of the repository, or else from where the walk begins; it is empty or
    /// ends with a slash.
    var path: [UInt8] = []
    var rules = IgnoreRules()
  }

  private let root: Int32
  private let output: PipeEnd
  private let kinds: Kinds
  /// The bytes that stand before each path.
  private let prefix: [UInt8]
  /// The length of the path from the root of the repository to the root of the walk.
  private var rootLength = 0
  private var unwritten: [UInt8] = []
  private var lastWrite = MonotonicClock.now

  /// The number of bytes that are written at once, and the longest time that fewer wait while more
  /// are found.
  private static let mostUnwritten = 1 << 16
  private static let patience = Duration.milliseconds(1)
  /// The length of the longest path that the system takes.
  private static let longestPath = Int(PATH_MAX) - 1
  private static let slash = UInt8(ascii: "/")

  /// Starts a walk on a separate thread, and returns the descriptor to read the paths from.
  ///
  /// The walk ends early once that descriptor is closed.
  static func start(
    below folder: SystemText, listing kinds: Kinds = .files
  ) throws(InputError) -> InputDescriptor {
    let root = try InputDescriptor.open(folder, O_DIRECTORY).number
    do throws(SystemFailure) {
      let pipe = try PipeEnd.pair()
      let walk = FileWalk(below: folder, root: root, output: pipe.writing, kinds)
      errno = EAGAIN
      guard Thread.startIfPossible({ walk.run(from: .start(at: folder)) }) else {
        throw SystemFailure()
      }
      return InputDescriptor(pipe.reading)
    } catch {
      close(root)
      throw .failed(reason: error.reason)
    }
  }

  private init(below folder: SystemText, root: Int32, output: PipeEnd, _ kinds: Kinds) {
    self.root = root
    self.output = output
    self.kinds = kinds
    let hasSlash = folder.bytes.last == Self.slash
    prefix = folder == Input.here ? [] : folder.bytes + (hasSlash ? [] : [Self.slash])
  }

  /// Lists everything, a level of folders after the other.
  private func run(from first: Folder) {
    defer { close(root) }
    var walk = self
    walk.rootLength = first.path.count
    var level = [first]
    while !level.isEmpty {
      var next: [Folder] = []
      for folder in level where !walk.list(folder, into: &next) { return }
      level = next
    }
    _ = walk.write()
  }

  /// Lists what is in a folder, and adds its folders to `next`; returns false if nobody reads on.
  ///
  /// A folder that cannot be read is left out.
  private mutating func list(_ folder: Folder, into next: inout [Folder]) -> Bool {
    let descriptor = open(folder.path.dropFirst(rootLength))
    guard descriptor >= 0,
      let listing = FolderListing(descriptor, findingLinks: kinds == .folders)
    else { return true }
    var rules = listing.isRepository ? IgnoreRules() : folder.rules
    let names = folder.path.split(separator: Self.slash)
    rules.add(listing.excluded, at: names.count)
    rules.add(listing.ignored, at: names.count)
    for entry in listing.entries {
      let name = listing.name(of: entry)
      if rules.exclude(name, isFolder: entry.isFolder, in: names) { continue }
      if entry.isFolder {
        next.append(Folder(path: folder.path + name + [Self.slash], rules: rules))
      }
      guard kinds.contains(entry.leadsToFolder ? .folders : .files) else { continue }
      unwritten += prefix
      unwritten += folder.path[rootLength...]
      unwritten += name
      if entry.leadsToFolder { unwritten.append(Self.slash) }
      unwritten.append(0)
      if unwritten.count >= Self.mostUnwritten, !write() { return false }
    }
    return unwritten.isEmpty || MonotonicClock.now < lastWrite + Self.patience || write()
  }

  /// Opens a folder below the root; a path that is too long for the system is opened in pieces.
  private func open(_ path: ArraySlice<UInt8>) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW
    var folder = root
    // With a slash behind it, a link would be followed.
    var rest = path.isEmpty ? [UInt8(ascii: ".")][...] : path.dropLast()
    while true {
      let isLast = rest.count <= Self.longestPath
      let cut = isLast ? rest.endIndex : rest.prefix(Self.longestPath).lastIndex(of: Self.slash)
      let piece = SystemText(rest[..<(cut ?? rest.endIndex)])
      let found = piece.withCString { openat(folder, $0, flags) }
      if folder != root { close(folder) }
      guard !isLast, let cut, found >= 0 else { return found }
      folder = found
      rest = rest[cut...].dropFirst()
    }
  }

  /// Writes what was found; returns false if nobody reads on.
  private mutating func write() -> Bool {
    // The thread has its signals held back, so a pipe without a reader is an error and no signal.
    var place = 0
    while place < unwritten.count {
      let count = unwritten[place...].withUnsafeBytes {
        GridpickTerminal.write(output.descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 || errno == EINTR else { return false }
      place += max(0, count)
    }
    unwritten.removeAll(keepingCapacity: true)
    lastWrite = MonotonicClock.now
    return true
  }
}

extension FileWalk.Folder {
  /// Returns the folder where a walk begins, with the rules of the folders above it, up to the root
  /// of a repository.
  fileprivate static func start(at folder: SystemText) -> FileWalk.Folder {
    guard let real = folder.withCString({ realpath($0, nil) }) else { return FileWalk.Folder() }
    defer { free(real) }
    let names = SystemText(real).bytes.split(separator: UInt8(ascii: "/"))
    func path(_ range: Range<Int>, _ name: String = "") -> [UInt8] {
      names[range].flatMap { $0 + [UInt8(ascii: "/")] } + name.utf8
    }
    func absolute(_ depth: Int, _ name: String) -> SystemText {
      SystemText([UInt8(ascii: "/")] + path(0..<depth, name))
    }
    var status = stat()
    let repository = names.indices.last {
      absolute($0, ".git").withCString { lstat($0, &status) } == 0
    }
    guard let repository else { return FileWalk.Folder() }
    var start = FileWalk.Folder(path: path(repository..<names.count))
    start.rules.add(
      FolderListing.patterns(at: absolute(repository, ".git/info/exclude")), at: 0)
    for depth in repository..<names.count {
      start.rules.add(
        FolderListing.patterns(at: absolute(depth, ".gitignore")), at: depth - repository)
    }
    return start
  }
}
