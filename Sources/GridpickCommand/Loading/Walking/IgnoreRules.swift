/// What the `.gitignore` files of a folder, and of the folders above it, leave out.
struct IgnoreRules: Sendable {
  private struct File {
    /// The number of folders above the file.
    let depth: Int
    let patterns: [IgnorePattern]
  }

  /// The files, those of deeper folders last.
  private var files: [File] = []

  /// Adds the text of a file that so many folders are above.
  mutating func add(_ text: [UInt8], at depth: Int) {
    // Editors of some systems begin a text with a byte order mark.
    let mark = "\u{feff}".utf8
    let lines = text.dropFirst(text.starts(with: mark) ? mark.count : 0)
      .split(separator: UInt8(ascii: "\n"))
    let patterns = lines.compactMap(IgnorePattern.init)
    if !patterns.isEmpty { files.append(File(depth: depth, patterns: patterns)) }
  }

  /// Returns true if a name in a folder is left out: the deepest file that has a word about it
  /// decides, by its last line.
  ///
  /// The folder is given by its name and those of the folders above it.
  func exclude(
    _ name: ArraySlice<UInt8>, isFolder: Bool, in folder: [ArraySlice<UInt8>]
  ) -> Bool {
    for file in files.reversed() {
      let last = file.patterns.last {
        $0.matches(name, isFolder: isFolder, in: folder[file.depth...])
      }
      if let last { return !last.isNegated }
    }
    return false
  }
}
