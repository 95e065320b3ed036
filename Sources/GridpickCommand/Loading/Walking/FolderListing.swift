import GridpickTerminal

/// The entries of one folder, sorted by name.
struct FolderListing {
  struct Entry {
    let path: [UInt8]
    let isFolder: Bool
    /// True for a folder, and for a link to a folder if links are followed.
    let leadsToFolder: Bool
  }

  private(set) var entries: [Entry] = []

  /// The place of the name in an entry of readdir(3), which may be shorter than a `dirent`.
  private static let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0

  /// Reads a folder by its path, which is empty or ends with a slash; nil if it cannot be read.
  init?(_ path: [UInt8], in root: SystemText, followingLinks: Bool) {
    // A slash at the end would follow a link, so it is dropped; only the root may be a link.
    let place = path.isEmpty ? root : SystemText(root.inFolder(path.dropLast()))
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (path.isEmpty ? 0 : O_NOFOLLOW)
    let folder = place.withCString { open($0, flags) }
    guard folder >= 0 else { return nil }
    guard let stream = fdopendir(folder) else {
      close(folder)
      return nil
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = Array(
        SystemText(
          (UnsafeRawPointer(entry) + Self.nameOffset).assumingMemoryBound(to: CChar.self)
        ).bytes)
      if name == [0x2e] || name == [0x2e, 0x2e] || FileWalk.leftOut.contains(name) { continue }
      if let entry = Entry(path + name, in: root, followingLinks: followingLinks) {
        entries.append(entry)
      }
    }
    // The order of bytes is the same in every locale.
    entries.sort { $0.path.lexicographicallyPrecedes($1.path) }
  }
}

extension FolderListing.Entry {
  init?(_ path: [UInt8], in root: SystemText, followingLinks: Bool) {
    let whole = SystemText(root.inFolder(path))
    guard let kind = whole.kind(followed: false) else { return nil }
    self.path = path
    isFolder = kind == S_IFDIR
    leadsToFolder =
      isFolder || followingLinks && kind == S_IFLNK && whole.kind() == S_IFDIR
  }
}
