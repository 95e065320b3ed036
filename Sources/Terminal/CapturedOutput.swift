import CNcurses
import Glibc

/// A file in memory that ncurses takes for its terminal, so that a frame leaves as one write.
///
/// Writing to the terminal itself, ncurses 6.4 sends every cursor move on its own.
final class CapturedOutput {
  let file: UnsafeMutablePointer<FILE>
  private let descriptor: Int32

  init() throws(TerminalError) {
    descriptor = curses_memory_file()
    guard descriptor >= 0, let file = fdopen(descriptor, "w+") else {
      throw .failed(call: "memfd_create", reason: TerminalDevice.systemReason)
    }
    self.file = file
  }

  deinit {
    fclose(file)
  }

  /// What was written since the last time, taken out.
  func take() -> [UInt8] {
    let length = Int(lseek(descriptor, 0, SEEK_CUR))
    guard length > 0 else { return [] }
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, length, 0))
    }
    lseek(descriptor, 0, SEEK_SET)
    return bytes
  }
}
