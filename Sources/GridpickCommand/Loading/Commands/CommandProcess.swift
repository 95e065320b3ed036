import GridpickCSystem
import GridpickTerminal
import Synchronization

/// A command's shell and all processes that it started, in a session and group of their own.
///
/// The shell and the group share a number. After the reaping another group may get the number, so
/// no signal is sent to it then.
final class CommandProcess: Sendable {
  /// The target of the output of a command; its standard error is always read.
  enum Output {
    case nowhere
    case apart
    case withErrors
  }

  /// The pipe end where the output is read, and the errors too unless they are read apart.
  let output: OwnedDescriptor
  let errors: OwnedDescriptor
  /// Rung once the shell has ended; never hushed.
  private let end: Bell
  /// The files that the command opens by name, while this program has them open.
  private let files: Mutex<[MemoryFile]>
  private let group: pid_t
  /// Held while the group is signalled or reaped.
  private let reaping = Mutex(())
  /// Changed under the lock; atomic, because the thread sanitizer does not see a `Mutex`.
  private let isReaped = Atomic(false)

  init(_ command: ShellCommand, _ output: Output) throws(Fault) {
    let printed = try OwnedDescriptor.pair()
    let complained = output == .apart ? try OwnedDescriptor.pair() : printed
    end = try Bell()
    self.output = printed.reading
    errors = complained.reading
    // A signal between the start and `rescue_add_group` would end only this program.
    rescue_hold()
    defer { rescue_release() }
    let standardOutput = output == .nowhere ? nil : printed.writing.descriptor
    let launch = command.launch(
      .background(output: standardOutput, errors: complained.writing.descriptor))
    group = try withExtendedLifetime((printed.writing, complained.writing)) {
      () throws(Fault) in try launch.spawn()
    }
    files = Mutex(command.files)
    rescue_add_group(group, self.output.descriptor)
    let isWatched = Thread.startIfPossible { [group, end] in
      var info = siginfo_t()
      while waitid(P_PID, id_t(group), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      end.ring()
    }
    guard isWatched else {
      killNow()
      end.ring()
      _ = reap()
      throw Fault(code: EAGAIN)
    }
  }

  var ending: Int32 { end.descriptor }

  /// Asks all processes in the group to end; stopped processes are woken to get the signal.
  func askToEnd() {
    reaping.withLock { _ in
      guard !isReaped.load(ordering: .relaxed) else { return }
      kill(-group, SIGTERM)
      kill(-group, SIGCONT)
    }
  }

  func killNow() {
    reaping.withLock { _ in
      guard !isReaped.load(ordering: .relaxed) else { return }
      kill(-group, SIGKILL)
    }
  }

  /// The shell's status as in waitpid(2), after its end; does not reap the shell.
  var endingStatus: Int32 { platform_child_status(group) }

  func killAndReap() -> Int32 {
    killNow()
    return reap()
  }

  /// Waits for the end of the shell and returns its status; processes that it left running go on.
  func reap() -> Int32 {
    // The wait is outside of the lock, so that no other thread waits too; the reaping is quick.
    end.wait()
    // The signal handler must forget the number too, before another group may get the number.
    rescue_drop_group(group)
    return reaping.withLock { _ in
      defer { isReaped.store(true, ordering: .relaxed) }
      return ProgramLaunch.endingStatus(of: group)
    }
  }

  /// Releases the files, once no process runs that could open them; large files take a while.
  func dropFiles() { files.withLock { $0 = [] } }

  /// The longest wait for killed processes: those that another process must reap may never go.
  private static let longestDying = Duration.milliseconds(20)

  /// Ends all processes in the group; those that do not end within `grace` when asked are killed.
  func stop(within grace: Duration) {
    askToEnd()
    let deadline = MonotonicClock.now + grace
    _ = Poll.wait(for: ending, events: POLLIN, until: deadline)
    for pipe in [output, errors] {
      // No event is asked for, so that the wait ends only when all writers have gone.
      _ = Poll.wait(for: pipe.descriptor, events: 0, until: deadline)
    }
    _ = killAndReap()
    let lastDying = MonotonicClock.now + Self.longestDying
    while kill(-group, 0) == 0, MonotonicClock.now < lastDying { _ = poll(nil, 0, 1) }
  }
}
