import GridpickCChild
import GridpickSystem

/// How a shell is started: with posix_spawn(3), for a fork would copy a process that has threads.
struct ShellLaunch {
  private static let shell = "/bin/sh"

  private let command: ShellCommand
  private let output: Int32
  private let errors: Int32

  init(_ command: ShellCommand, output: Int32, errors: Int32) {
    self.command = command
    self.output = output
    self.errors = errors
  }

  /// The process, which leads a group of the same number.
  func spawn() throws(InputError) -> pid_t {
    var attributes = posix_spawnattr_t()
    var actions = posix_spawn_file_actions_t()
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    setAttributes(&attributes)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    let arguments = CStringVector([SystemText(Self.shell), SystemText("-c"), command.text])
    let environment = CStringVector(command.environment.entries)
    var process: pid_t = 0
    let code = withExtendedLifetime((arguments, environment)) {
      posix_spawn(
        &process, Self.shell, &actions, &attributes, arguments.pointers, environment.pointers)
    }
    guard code == 0 else { throw .failed(reason: String(cString: strerror(code))) }
    return process
  }

  /// A session rather than a mere group: without a terminal a command that asks for a password fails,
  /// where it would be stopped for ever, and none can write on the screen.
  private func setAttributes(_ attributes: inout posix_spawnattr_t) {
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK) | child_spawn_session)
  }
}
