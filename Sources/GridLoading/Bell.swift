import Glibc
import Synchronization

/// Wakes a thread that polls: rung by one, heard by the other as a descriptor that can be read.
final class Bell: Sendable {
  let descriptor: Int32
  private let ringing: Int32
  private let isRung = Atomic(false)

  init() throws(InputError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .failed(reason: InputError.systemReason) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    ringing = ends[1]
  }

  /// Cheap where the last time has not been heard yet.
  func ring() {
    guard !isRung.exchange(true, ordering: .acquiringAndReleasing) else { return }
    write(ringing, [1], 1)
  }

  /// To be called before looking: what happens from here on rings anew.
  func hush() {
    var heard: [UInt8] = [0, 0]
    read(descriptor, &heard, heard.count)
    isRung.store(false, ordering: .sequentiallyConsistent)
  }

  func wait() {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&wait, 1, -1)
  }
}
