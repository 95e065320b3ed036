import GridpickCSystem

/// One end of a pipe, which is closed when this object is freed, and on exec.
package final class PipeEnd: Sendable {
  package let descriptor: Int32

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  package static func pair() throws(SystemFailure) -> (reading: PipeEnd, writing: PipeEnd) {
    var ends: [Int32] = [-1, -1]
    guard platform_pipe(&ends) == 0 else { throw SystemFailure() }
    return (PipeEnd(ends[0]), PipeEnd(ends[1]))
  }
}
