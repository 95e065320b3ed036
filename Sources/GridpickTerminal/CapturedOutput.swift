import GridpickCPlatform
import GridpickSystem

/// A file in memory that ncurses takes for its terminal, so that a frame leaves as one write.
///
/// Writing to the terminal itself, ncurses 6.4 sends every cursor move on its own.
final class CapturedOutput {
  let file: UnsafeMutablePointer<FILE>
  private let descriptor: Int32
  private var taken = 0
  /// Few frames are longer.
  private static let usualLength = 1 << 12
  /// So much memory is not worth the calls that give it back.
  private static let mostKept = 1 << 20

  /// Room for what is kept, and for the largest of frames.
  private static let leastLimit: UInt = 1 << 24

  init() throws(TerminalError) {
    let limit = UInt(platform_largest_file())
    guard limit >= Self.leastLimit else {
      throw .filesTooSmall(limit: limit, least: Self.leastLimit)
    }
    descriptor = platform_memory_file()
    guard descriptor >= 0, let file = fdopen(descriptor, "w+") else {
      throw .failed(call: "a file in memory", reason: TerminalDevice.systemReason)
    }
    self.file = file
  }

  deinit {
    fclose(file)
  }

  /// What was written since the last time.
  func take() -> [UInt8] {
    var bytes: [UInt8] = []
    var count = Self.usualLength
    while count == Self.usualLength {
      bytes += [UInt8](unsafeUninitializedCapacity: Self.usualLength) { buffer, filled in
        filled = max(0, pread(descriptor, buffer.baseAddress, Self.usualLength, off_t(taken)))
        count = filled
      }
      taken += count
    }
    if taken > Self.mostKept { empty() }
    return bytes
  }

  private func empty() {
    ftruncate(descriptor, 0)
    lseek(descriptor, 0, SEEK_SET)
    taken = 0
  }
}
