import GridpickCMemory

/// A file in memory that has no name: it is gone with the last program that has it open, whatever ends
/// that.
package final class MemoryFile: Sendable {
  package let descriptor: Int32

  /// Nil where there can be none, or none so large.
  package init?(holding pieces: some Sequence<[UInt8]>) {
    descriptor = memory_file()
    guard descriptor >= 0 else { return nil }
    var room = UInt(memory_largest_file())
    for piece in pieces {
      // Beyond the limit a signal would end the program.
      guard piece.count <= room, Self.write(piece, to: descriptor) else { return nil }
      room -= UInt(piece.count)
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// By which a program that has inherited it can open it, at its beginning each time.
  package var path: String { "/dev/fd/\(descriptor)" }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { bytes in
        GridpickSystem.write(
          descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return false }
      start += written
    }
    return true
  }
}
