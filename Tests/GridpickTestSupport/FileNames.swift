import GridpickTerminal

package enum FileNames {
  package static func inFolder(_ path: String) throws(HarnessError) -> [String] {
    guard let folder = opendir(path) else { throw .lastFailure(of: "opendir \(path)") }
    defer { closedir(folder) }
    var names: [String] = []
    // A result of readdir(3) ends after its name, so copying a whole `dirent` would read too far.
    let place = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
    while let entry = readdir(folder) {
      let bytes = UnsafeRawPointer(entry) + place
      let name = String(cString: bytes.assumingMemoryBound(to: CChar.self))
      if name.first != "." { names.append(name) }
    }
    return names
  }
}
