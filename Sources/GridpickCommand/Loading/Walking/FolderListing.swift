import GridpickTerminal

/// The names in one folder in order, and what the folder says of files that are to be left out.
struct FolderListing {
  struct Entry {
    fileprivate let place: Range<Int>
    let isFolder: Bool
    /// True for a folder, and for a link to one if such links are looked for.
    let leadsToFolder: Bool
  }

  private(set) var entries: [Entry] = []
  /// The names, each with a NUL behind it.
  private var names: [UInt8] = []
  /// True if the folder is the root of a repository.
  private(set) var isRepository = false
  /// The text of `.gitignore`, and that of `.git/info/exclude`; empty if there is none.
  private(set) var ignored: [UInt8] = []
  private(set) var excluded: [UInt8] = []

  /// The places of a name and of its kind in what readdir(3) returns.
  ///
  /// That ends behind the name, so it is shorter than a `dirent` and must not be copied as one.
  private static let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
  private static let kindOffset = MemoryLayout<dirent>.offset(of: \dirent.d_type) ?? 0
  /// The most bytes of a file of patterns, as much as git reads.
  private static let mostPatterns = 100 << 20

  /// Reads an open folder, and closes it; nil if it cannot be read.
  ///
  /// `.git` and `node_modules` are left out.
  init?(_ folder: Int32, findingLinks: Bool = false) {
    guard let stream = fdopendir(folder) else {
      close(folder)
      return nil
    }
    defer { closedir(stream) }
    var hasPatterns = false
    while let entry = readdir(stream) {
      let place = UnsafeRawPointer(entry) + Self.nameOffset
      let name = UnsafeRawBufferPointer(
        start: place, count: strlen(place.assumingMemoryBound(to: CChar.self)))
      if name.first == UInt8(ascii: ".") {
        if name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) { continue }
        isRepository = isRepository || name.elementsEqual(".git".utf8)
        hasPatterns = hasPatterns || name.elementsEqual(".gitignore".utf8)
        if name.elementsEqual(".git".utf8) { continue }
      } else if name.elementsEqual("node_modules".utf8) {
        continue
      }
      let kind = Int32((UnsafeRawPointer(entry) + Self.kindOffset).load(as: UInt8.self))
      let isFolder =
        kind == Int32(DT_UNKNOWN)
        ? Self.isFolder(place, in: folder, followed: false) : kind == Int32(DT_DIR)
      let mayBeLink = [DT_LNK, DT_UNKNOWN].contains { kind == Int32($0) }
      let isLink =
        findingLinks && !isFolder && mayBeLink && Self.isFolder(place, in: folder, followed: true)
      add(name, isFolder: isFolder, leadsToFolder: isFolder || isLink)
    }
    sort()
    if hasPatterns { ignored = Self.patterns(at: SystemText(".gitignore"), in: folder) }
    if isRepository {
      excluded = Self.patterns(at: SystemText(".git/info/exclude"), in: folder)
    }
  }

  func name(of entry: Entry) -> ArraySlice<UInt8> { names[entry.place] }

  private mutating func add(
    _ name: UnsafeRawBufferPointer, isFolder: Bool, leadsToFolder: Bool
  ) {
    let start = names.count
    names.append(contentsOf: name)
    entries.append(
      Entry(place: start..<names.count, isFolder: isFolder, leadsToFolder: leadsToFolder))
    names.append(0)
  }

  /// Sorts by bytes, which is the same in every locale.
  private mutating func sort() {
    names.withUnsafeBufferPointer { names in
      guard let start = names.baseAddress else { return }
      // Each name ends with NUL, so a comparison stays within the array.
      entries.sort {
        strcmp(
          UnsafeRawPointer(start + $0.place.lowerBound).assumingMemoryBound(to: CChar.self),
          UnsafeRawPointer(start + $1.place.lowerBound).assumingMemoryBound(to: CChar.self)) < 0
      }
    }
  }

  private static func isFolder(
    _ name: UnsafeRawPointer, in folder: Int32, followed: Bool
  ) -> Bool {
    var status = stat()
    let name = name.assumingMemoryBound(to: CChar.self)
    return fstatat(folder, name, &status, followed ? 0 : AT_SYMLINK_NOFOLLOW) == 0
      && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the text of a file of patterns; empty if there is none, or if it is no regular file.
  static func patterns(at path: SystemText, in folder: Int32 = AT_FDCWD) -> [UInt8] {
    // Neither a pipe nor a device holds up the walk; git follows no link here either.
    let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
    let file = path.withCString { openat(folder, $0, flags) }
    guard file >= 0 else { return [] }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size < Self.mostPatterns
    else { return [] }
    return (try? InputDescriptor(file).beginning(limit: Int(status.st_size))) ?? []
  }
}
