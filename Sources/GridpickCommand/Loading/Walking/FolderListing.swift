import GridpickTerminal

extension FileWalk {
  struct Entry {
    let path: [UInt8]
    let isFolder: Bool
    /// True for a folder, and for a link to a folder if links are followed.
    let leadsToFolder: Bool
  }

  /// The place of the name in an entry of readdir(3), which may be shorter than a `dirent`.
  private static let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0

  /// Returns the entries of one folder, sorted by name; none if it cannot be read.
  ///
  /// The path is empty or ends with a slash.
  func entries(of path: [UInt8]) -> [Entry] {
    // A slash at the end would follow a link, so it is dropped; only the root may be a link.
    let place = path.isEmpty ? folder : SystemText(folder.inFolder(path.dropLast()))
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (path.isEmpty ? 0 : O_NOFOLLOW)
    let descriptor = place.withCString { open($0, flags) }
    guard descriptor >= 0 else { return [] }
    guard let stream = fdopendir(descriptor) else {
      close(descriptor)
      return []
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let found = readdir(stream) {
      let name = Array(
        SystemText(
          (UnsafeRawPointer(found) + Self.nameOffset).assumingMemoryBound(to: CChar.self)
        ).bytes)
      if name == [0x2e] || name == [0x2e, 0x2e] || Self.leftOut.contains(name) { continue }
      if let entry = self.entry(at: path + name) { entries.append(entry) }
    }
    // The order of bytes is the same in every locale.
    return entries.sorted { $0.path.lexicographicallyPrecedes($1.path) }
  }

  /// Returns the entry at a path; nil if nothing is there.
  func entry(at path: [UInt8]) -> Entry? {
    let place = SystemText(folder.inFolder(path))
    guard let kind = place.kind(followed: false) else { return nil }
    let isFolder = kind == S_IFDIR
    let isFollowed = kinds == .folders && kind == S_IFLNK && place.kind() == S_IFDIR
    return Entry(path: path, isFolder: isFolder, leadsToFolder: isFolder || isFollowed)
  }
}
