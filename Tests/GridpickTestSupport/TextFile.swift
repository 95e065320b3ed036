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
