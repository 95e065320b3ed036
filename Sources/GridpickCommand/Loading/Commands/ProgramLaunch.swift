import GridpickCSystem
import GridpickFormats
import GridpickTerminal

/// The start of a program, mostly a shell; by posix_spawn(3), as a fork is unsafe with threads.
struct ProgramLaunch {
  enum Streams {
    /// There is no input; the output goes to these descriptors, or is dropped if `output` is nil.
    case background(output: Int32?, errors: Int32)
    /// The errors are dropped, and there may be no input; the process stays in this program's
    /// group, so that both are stopped together.
    case filter(input: Int32?, output: Int32)
    /// All streams are the terminal, in whose foreground the caller puts the shell.
    case terminal
  }

  /// The program and its arguments; the program is looked for in PATH.
  let words: [SystemText]
  let environment: ProcessEnvironment
  var files: [MemoryFile] = []
  let streams: Streams

  /// Starts a program that reads `input`; returns the pipe end of its output, and its process.
  static func filter(
    _ words: [SystemText], _ environment: ProcessEnvironment, input: Int32?
  ) throws(Fault) -> (output: OwnedDescriptor, process: pid_t) {
    let pipe = try OwnedDescriptor.pair()
    let launch = ProgramLaunch(
      words: words, environment: environment,
      streams: .filter(input: input, output: pipe.writing.descriptor))
    let process = try withExtendedLifetime(pipe.writing) {
      () throws(Fault) in try launch.spawn()
    }
    return (pipe.reading, process)
  }

  /// Waits for the end of a process, and returns its status as in waitpid(2).
  static func endingStatus(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Starts the program, and returns its process; a shell leads a group of the same number.
  func spawn() throws(Fault) -> pid_t {
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
    guard code == 0 else { throw Fault(ofStart: code) }
    return process
  }

  private func addStreams(_ actions: inout posix_spawn_file_actions_t) {
    switch streams {
    case .background(let output, let errors): add([nil, output, errors], to: &actions)
    case .filter(let input, let output): add([input, output, nil], to: &actions)
    case .terminal:
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/tty", O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    }
  }

  /// Makes the descriptors the standard input, output and errors; nil is /dev/null.
  private func add(_ descriptors: [Int32?], to actions: inout posix_spawn_file_actions_t) {
    for (number, descriptor) in zip(STDIN_FILENO..., descriptors) {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      } else {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      }
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

  /// The flag for a group or, in the background, a session of its own, which has no terminal: a
  /// command there can neither wait for a password for ever nor write on the screen.
  private var grouping: Int16 {
    switch streams {
    case .background: platform_spawn_session()
    case .filter: 0
    case .terminal: Int16(POSIX_SPAWN_SETPGROUP)
    }
  }
}

/// The reason why a command that was started gave nothing that can be shown.
package enum CommandFailure: Error, Equatable {
  /// The output could not be read.
  case failed(Fault)
  /// The command ended with a status other than 0; `complaint` is the first line of its errors.
  case status(Int, complaint: String?)
  case signal(Int, complaint: String?)
  case format(FormatError)

  /// Creates the failure for a status as in waitpid(2); nil if the command succeeded.
  init?(status: Int32, complaint: () -> String?) {
    guard platform_has_exited(status) else {
      self = .signal(Int(platform_ending_signal(status)), complaint: complaint())
      return
    }
    let code = Int(platform_exit_status(status))
    guard code != 0 else { return nil }
    self = .status(code, complaint: complaint())
  }
}

extension Fault {
  /// Creates the fault of a program that could not be started.
  init(ofStart code: Int32) {
    self =
      code == E2BIG
      ? Fault("the command is too long; use {+f}, a file with all values") : Fault(code: code)
  }
}
