import GridpickTerminal

/// The names in a folder.
package enum FileNames {
  package static func inFolder(_ path: String) throws(HarnessError) -> [String] {
    guard let folder = opendir(path) else { throw .lastFailure(of: "opendir \(path)") }
    defer { closedir(folder) }
    var names: [String] = []
    // What readdir(3) returns ends behind the name, so it must not be copied as a whole `dirent`.
    let place = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
    while let entry = readdir(folder) {
      let bytes = UnsafeRawPointer(entry) + place
      let name = String(cString: bytes.assumingMemoryBound(to: CChar.self))
      if name.first != "." { names.append(name) }
    }
    return names
  }
}
