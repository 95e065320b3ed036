import GridpickCProcess
import GridpickTerminal

/// A child process; it is killed and reaped with its owner.
final class ChildProcess {
  let processID: pid_t
  private(set) var status: ExitStatus?
  private let ending: Descriptor
  private let leadsGroup: Bool

  init(_ plan: SpawnPlan) throws(HarnessError) {
    processID = try plan.spawn()
    leadsGroup = plan.startsSession
    do {
      ending = try Descriptor(adopting: cprocess_descriptor(processID), from: "pidfd_open")
    } catch {
      kill(processID, SIGKILL)
      waitpid(processID, nil, 0)
      throw error
    }
  }

  deinit {
    guard status == nil else { return }
    kill(leadsGroup ? -processID : processID, SIGKILL)
    waitpid(processID, nil, 0)
  }

  /// A descriptor that becomes readable when the process ends.
  var endingDescriptor: Int32 { ending.number }

  /// Returns the exit status; nil while the process runs.
  @discardableResult
  func reap() -> ExitStatus? {
    guard status == nil else { return status }
    var waitStatus: Int32 = 0
    if waitpid(processID, &waitStatus, WNOHANG) == processID {
      status = ExitStatus(waitStatus: waitStatus)
    }
    return status
  }

  func signal(_ number: Int32) {
    guard status == nil else { return }
    kill(processID, number)
  }
}

package enum ExitStatus: Hashable, Sendable {
  case exited(Int32)
  case signalled(Int32)

  init(waitStatus: Int32) {
    self =
      cprocess_exited(waitStatus)
      ? .exited(cprocess_exit_code(waitStatus)) : .signalled(cprocess_ending_signal(waitStatus))
  }
}
