import GridpickCPlatform
import GridpickCRescue
import GridpickSystem
import Synchronization

/// A command's shell and all that it has started, in a session and so in a process group of its own.
///
/// The shell is not reaped before the group has been killed: until then its number, which is the
/// group's, cannot become another's.
final class CommandProcess: Sendable {
  /// What it complains of is read there.
  let errors: PipeEnd
  /// Readable once the shell has ended.
  let ending: Int32
  /// What it opens by their names, which are good as long as this program has them.
  private let files: Mutex<[MemoryFile]>
  private let group: pid_t
  private let isReaped = Mutex(false)

  /// What it prints goes to `output`, and nowhere without; `held` has its end with the last that writes
  /// there, and of what it complains without.
  convenience init(
    _ command: ShellCommand, output: PipeEnd? = nil, held: PipeEnd? = nil
  ) throws(CommandFailure) {
    let (errors, writing) = try PipeEnd.reported()
    try self.init(command, output: output, errors: writing, readAt: errors, held: held ?? errors)
  }

  /// What it prints and what it complains of go the same way.
  convenience init(
    _ command: ShellCommand, printing output: PipeEnd, readAt reading: PipeEnd
  ) throws(CommandFailure) {
    try self.init(command, output: output, errors: output, readAt: reading, held: reading)
  }

  private init(
    _ command: ShellCommand, output: PipeEnd?, errors writing: PipeEnd, readAt errors: PipeEnd,
    held: PipeEnd
  ) throws(CommandFailure) {
    // A signal between the two would end the program and leave the command.
    rescue_hold()
    defer { rescue_release() }
    group = try ShellLaunch(
      command, .background(output: output?.descriptor, errors: writing.descriptor)
    ).spawn()
    self.errors = errors
    files = Mutex(command.files)
    ending = platform_child_ending(group)
    rescue_add_group(group, held.descriptor)
    guard ending >= 0 else {
      let failure = CommandFailure(code: errno)
      _ = killAndReap()
      throw failure
    }
  }

  deinit {
    if ending >= 0 { close(ending) }
  }

  /// Asks everything in the group to end; what was stopped is woken to hear it.
  func askToEnd() {
    isReaped.withLock { isReaped in
      guard !isReaped else { return }
      kill(-group, SIGTERM)
      kill(-group, SIGCONT)
    }
  }

  /// For when it does not.
  func killNow() {
    isReaped.withLock { isReaped in
      guard !isReaped else { return }
      kill(-group, SIGKILL)
    }
  }

  /// The shell's status as waitpid(2) has it, once it has ended; it is still to be reaped.
  var endingStatus: Int32 { platform_child_status(group) }

  /// Kills what is left of the group, and answers the shell's status as waitpid(2) has it.
  func killAndReap() -> Int32 {
    killNow()
    return reap()
  }

  /// Waits for the shell's end and answers its status; what it has left running goes on.
  func reap() -> Int32 {
    var status: Int32 = 0
    // Not yet under the lock, which others take without waiting; reaping itself is then at once.
    if ending >= 0 { _ = Poll.wait(for: ending, events: POLLIN) }
    // Nor may a handler know the number any longer than it is the group's.
    rescue_drop_group(group)
    isReaped.withLock { isReaped in
      while waitpid(group, &status, 0) < 0, errno == EINTR {}
      isReaped = true
    }
    return status
  }

  /// So long is waited for what was killed: what another process is to reap may never be.
  private static let longestDying = Duration.milliseconds(20)

  /// Nothing of it runs any more that could open its files; large ones take a while to be given back.
  func dropFiles() { files.withLock { $0 = [] } }

  /// To be called once the shell was reaped: waits until what was killed with it has gone too.
  func waitUntilGone() {
    let deadline = MonotonicClock.now + Self.longestDying
    while kill(-group, 0) == 0, MonotonicClock.now < deadline { _ = poll(nil, 0, 1) }
  }
}
