import GridpickCProcess

package enum ExitStatus: Hashable, Sendable {
  case exited(Int32)
  case signalled(Int32)

  init(waitStatus: Int32) {
    self =
      cprocess_exited(waitStatus)
      ? .exited(cprocess_exit_code(waitStatus)) : .signalled(cprocess_ending_signal(waitStatus))
  }
}
