import GridpickCChild
import GridpickSystem

/// One end of a pipe, closed with its owner, and on exec.
final class PipeEnd: Sendable {
  let descriptor: Int32

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// The same for what is a command's.
  static func reported() throws(CommandFailure) -> (reading: PipeEnd, writing: PipeEnd) {
    do {
      return try pair()
    } catch {
      throw .notStarted(error)
    }
  }

  static func pair() throws(InputError) -> (reading: PipeEnd, writing: PipeEnd) {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw .failed(reason: InputError.systemReason) }
    return (PipeEnd(ends[0]), PipeEnd(ends[1]))
  }
}
