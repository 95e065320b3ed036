import GridpickCSystem
import GridpickTerminal

/// The start of a program, mostly a shell, with posix_spawn(3), because a fork would copy threads.
struct ProgramLaunch {
  enum Streams {
    /// There is no input; the output goes to these descriptors, and nowhere if `output` is nil.
    case background(output: Int32?, errors: Int32)
    /// The process stays in the group of this one, so that both are stopped together.
    case filter(input: Int32, output: Int32, errors: Int32)
    /// All streams are the terminal, in whose foreground the caller puts the shell.
    case terminal
  }

  /// The program and its arguments; the program is looked for as a shell does.
  private let words: [SystemText]
  private let environment: ProcessEnvironment
  private let files: [MemoryFile]
  private let streams: Streams

  init(_ command: ShellCommand, _ streams: Streams) {
    self.init(command.words, command.environment, files: command.files, streams)
  }

  init(
    _ words: [SystemText], _ environment: ProcessEnvironment, files: [MemoryFile] = [],
    _ streams: Streams
  ) {
    self.words = words
    self.environment = environment
    self.files = files
    self.streams = streams
  }

  /// Starts the program, and returns its process; a shell leads a group of the same number.
  func spawn() throws(CommandFailure) -> pid_t {
    var attributes = posix_spawnattr_t()
    var actions = posix_spawn_file_actions_t()
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    setAttributes(&attributes)
    addStreams(&actions)
    let (arguments, environment) = (CStringVector(words), CStringVector(environment.entries))
    var process: pid_t = 0
    let code = withExtendedLifetime((arguments, environment, files)) {
      words[0].withCString {
        posix_spawnp(
          &process, $0, &actions, &attributes, arguments.pointers, environment.pointers)
      }
    }
    guard code == 0 else { throw CommandFailure(code: code) }
    return process
  }

  private func addStreams(_ actions: inout posix_spawn_file_actions_t) {
    switch streams {
    case .background(let output, let errors):
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      if let output {
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      } else {
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
      }
      posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    case .filter(let input, let output, let errors):
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    case .terminal:
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/tty", O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    }
  }

  private func setAttributes(_ attributes: inout posix_spawnattr_t) {
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK) | grouping)
  }

  /// A group of its own, or in the background a session, which has no terminal: a command can
  /// neither wait for a password for ever nor write on the screen.
  private var grouping: Int16 {
    switch streams {
    case .background: platform_spawn_session()
    case .filter: 0
    case .terminal: Int16(POSIX_SPAWN_SETPGROUP)
    }
  }
}

extension CommandFailure {
  init(code: Int32) {
    self =
      code == E2BIG ? .tooLong : .notStarted(.failed(reason: String(cString: strerror(code))))
  }
}

extension ShellCommand {
  static let shell = "/bin/sh"

  fileprivate var words: [SystemText] { [SystemText(Self.shell), SystemText("-c"), text] }

  var vectors: (arguments: CStringVector, environment: CStringVector) {
    (CStringVector(words), CStringVector(environment.entries))
  }
}
