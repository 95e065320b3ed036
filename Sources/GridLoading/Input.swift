import Glibc
import GridFormats

/// Where the data comes from.
package enum Input: Equatable, Sendable {
  case standardInput
  case file(String)

  /// As errors and people call it.
  package var name: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): path
    }
  }

  /// Whose extension tells the format.
  package var fileName: String? {
    switch self {
    case .standardInput: nil
    case .file(let path): path
    }
  }

  /// Reads everything there is.
  package func read() throws(InputError) -> SourceText {
    switch self {
    case .standardInput:
      guard isatty(STDIN_FILENO) == 0 else { throw .isTerminal }
      return SourceText(try Self.bytes(from: STDIN_FILENO))
    case .file(let path):
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .failed(reason: Self.systemReason) }
      defer { close(descriptor) }
      return SourceText(try Self.bytes(from: descriptor))
    }
  }

  private static func bytes(from descriptor: Int32) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One more than there is, so that a file is read by one call and its end seen by the next.
    var room = max(1 << 12, size(of: descriptor) + 1)
    while true {
      let (block, count) = read(descriptor, upTo: room)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw errno == EISDIR ? .isDirectory : .failed(reason: systemReason)
      }
      guard count > 0 else { return bytes }
      if bytes.isEmpty { bytes = block } else { bytes += block }
      room = min(2 * room, 1 << 20)
    }
  }

  private static func read(_ descriptor: Int32, upTo room: Int) -> (bytes: [UInt8], result: Int) {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      result = Glibc.read(descriptor, buffer.baseAddress, room)
      count = max(0, result)
    }
    return (bytes, result)
  }

  private static func size(of descriptor: Int32) -> Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  private static var systemReason: String { String(cString: strerror(errno)) }
}
