import GridpickTerminal

/// The names in a folder.
package enum FileNames {
  package static func inFolder(_ path: String) throws(HarnessError) -> [String] {
    guard let folder = opendir(path) else { throw .lastFailure(of: "opendir \(path)") }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.first != "." { names.append(name) }
    }
    return names
  }
}
