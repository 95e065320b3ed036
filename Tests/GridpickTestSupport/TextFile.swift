import GridpickTerminal

/// Reads and writes whole files.
package enum TextFile {
  package static func read(_ path: String) throws(HarnessError) -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  package static func bytes(of path: String) throws(HarnessError) -> [UInt8] {
    let file = try Descriptor.open(path, O_RDONLY)
    var result: [UInt8] = []
    while case .bytes(let bytes) = file.readAvailable() {
      result += bytes
    }
    return result
  }

  package static func write(_ text: String, to path: String) throws(HarnessError) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes a file; waits for a reader of a FIFO, which takes only as much as its pipe holds.
  package static func write(
    _ bytes: [UInt8], to path: String, within seconds: Double = Deadline.patience
  ) throws(HarnessError) {
    var opened: Descriptor?
    // A blocking open of a FIFO without a reader would hang.
    try Deadline.retry("a reader of \(path)", within: seconds) { () throws(HarnessError) in
      do throws(HarnessError) {
        opened = try Descriptor.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK)
      } catch {
        guard case .system(_, ENXIO) = error else { throw error }
      }
      return opened != nil
    }
    var pending = bytes
    guard let opened, opened.writeAvailable(&pending), pending.isEmpty else {
      throw .lastFailure(of: "write \(path)")
    }
  }

  package static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }
}

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

/// A new folder, removed with its owner.
package final class TemporaryFolder {
  package let path: String

  package init() throws(HarnessError) {
    var template = Array("/tmp/gridpick-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .lastFailure(of: "mkdtemp") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    _ = try? Tool.run(["rm", "-rf", path])
  }

  package func file(_ name: String) -> String { "\(path)/\(name)" }

  package var names: [String] { (try? FileNames.inFolder(path)) ?? [] }
}
