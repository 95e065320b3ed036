import GridpickTerminal

/// The files and folders below a folder, nearest first (rule B5), each path ended by NUL.
///
/// In a repository git lists them; elsewhere a walk does, one level of folders after the other.
package struct FileWalk {
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// All entries except folders, including links.
    static let files = Kinds(rawValue: 1)
    /// Folders, each with a slash at its end; without `files` also links to folders.
    static let folders = Kinds(rawValue: 2)

    static let words: [(word: String, kind: Kinds)] = [("file", .files), ("dir", .folders)]
  }

  /// The folders that are left out with their content: those of version control and of npm.
  static let leftOut = [".git", ".hg", ".svn", ".jj", "node_modules"].map { Array($0.utf8) }

  let folder: SystemText
  let kinds: Kinds
  private let output: OwnedDescriptor
  private var unwritten: [UInt8] = []
  private var lastWrite = MonotonicClock.now

  /// The number of bytes to write at once; fewer bytes wait for `patience` at most.
  private static let mostUnwritten = 1 << 16
  private static let patience = Duration.milliseconds(1)
  static let slash = UInt8(ascii: "/")

  /// Lists on a separate thread; returns the descriptor of the paths, whose closing ends the walk.
  static func start(
    below folder: SystemText, listing kinds: Kinds = .files
  ) throws(Fault) -> InputDescriptor {
    _ = try InputDescriptor.open(folder, O_DIRECTORY)
    let pipe = try OwnedDescriptor.pair()
    let walk = FileWalk(folder: folder, kinds: kinds, output: pipe.writing)
    errno = EAGAIN
    guard Thread.startIfPossible({ walk.run() }) else { throw Fault() }
    return InputDescriptor(pipe.reading)
  }

  private func run() {
    var walk = self
    // A folder that git ignores has files, although git lists none.
    if let entries = walk.entriesOfRepository(), !entries.isEmpty {
      for entry in entries where !walk.write(entry) { return }
    } else {
      self.walk(from: []) { walk.write($0) }
    }
    _ = walk.writeAll()
  }

  /// Calls `body` with each entry below a folder, level by level, until `body` returns false.
  ///
  /// The path is empty or ends with a slash.
  func walk(from path: [UInt8], _ body: (Entry) -> Bool) {
    var level = [path]
    while !level.isEmpty {
      var next: [[UInt8]] = []
      for path in level {
        for entry in entries(of: path) {
          if entry.isFolder { next.append(entry.path + [Self.slash]) }
          guard body(entry) else { return }
        }
      }
      level = next
    }
  }

  private mutating func write(_ entry: Entry) -> Bool {
    guard kinds.contains(entry.leadsToFolder ? .folders : .files) else { return true }
    unwritten += folder == Input.here ? [] : folder.inFolder([])
    unwritten += entry.path
    if entry.leadsToFolder { unwritten.append(Self.slash) }
    unwritten.append(0)
    let isDue =
      unwritten.count >= Self.mostUnwritten || MonotonicClock.now >= lastWrite + Self.patience
    return !isDue || writeAll()
  }

  private mutating func writeAll() -> Bool {
    // Signals are blocked on this thread, so a pipe without a reader is an error and no signal.
    guard (try? OutputStream(descriptor: output.descriptor).write(unwritten)) != nil else {
      return false
    }
    unwritten.removeAll(keepingCapacity: true)
    lastWrite = MonotonicClock.now
    return true
  }
}

extension SystemText {
  func inFolder(_ path: [UInt8]) -> [UInt8] {
    bytes + (bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + path
  }
}
