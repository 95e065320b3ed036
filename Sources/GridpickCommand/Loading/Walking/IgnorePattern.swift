/// A line of a `.gitignore` file: the names that it leaves out, or takes in again.
struct IgnorePattern: Sendable {
  /// True if the line takes in again what an earlier one leaves out.
  let isNegated: Bool
  private let isForFolders: Bool
  private let name: NamePattern
  /// The folders between that of the file and the name; nil if these may be any.
  private let folders: StarPattern<NamePattern>?

  /// Reads a line; nil if it says nothing, or matches nothing.
  init?(line: ArraySlice<UInt8>) {
    var text = Self.trimmed(line.prefix { $0 != 0 })
    guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { text.removeFirst() }
    isForFolders = text.last == UInt8(ascii: "/")
    if isForFolders { text.removeLast() }
    let isAnchored = text.contains(UInt8(ascii: "/"))
    if text.first == UInt8(ascii: "/") { text.removeFirst() }
    var reader = IgnorePatternReader(text)
    guard let names = reader.names() else { return nil }
    var parts = names.map { $0.isFolders ? nil : $0 }
    // Two stars at the end are all that is in a folder, and so one name at least.
    if case .some(nil) = parts.last { parts.append(.any) }
    guard case let name?? = parts.popLast() else { return nil }
    self.name = name
    folders = isAnchored ? StarPattern(parts: parts) : nil
  }

  /// Returns the line without the blanks at its end, if no backslash stands before them.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    while line.last == UInt8(ascii: " ") {
      let rest = line.dropLast()
      let escapes = rest.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      if escapes % 2 == 1 { break }
      line = rest
    }
    return line
  }

  /// Returns true if the line is about a name in a folder, whose names begin below that of the file.
  func matches(
    _ name: ArraySlice<UInt8>, isFolder: Bool, in folder: ArraySlice<ArraySlice<UInt8>>
  ) -> Bool {
    guard isFolder || !isForFolders, self.name.matches(name) else { return false }
    return folders?.matches(folder) { $0.matches($1) } ?? true
  }
}
