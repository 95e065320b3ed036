import GridpickCProcess
import GridpickTerminal

/// A program to start and its descriptors, by posix_spawn, because other threads are running.
struct SpawnPlan {
  /// The source of one of the child's descriptors.
  enum Source {
    case path(String, flags: Int32)
    case descriptor(Int32)
  }

  /// The program, found in PATH, and its arguments.
  var arguments: [String]
  var environment: [String: String]
  var directory: String?
  /// The descriptors, set in this order; `.descriptor` may use a number set earlier.
  var files: [(target: Int32, source: Source)]
  /// The first descriptor that the child does not inherit.
  var closingFrom: Int32 = 3
  var startsSession = false

  /// Ignores SIGPIPE, so that a pipe without a reader does not end the test process.
  private static let ignoresBrokenPipes: Bool = {
    GridpickTerminal.signal(SIGPIPE, SIG_IGN)
    return true
  }()

  func spawn() throws(HarnessError) -> pid_t {
    precondition(Self.ignoresBrokenPipes, "set once for the whole process")
    var attributes = posix_spawnattr_t()
    var actions = posix_spawn_file_actions_t()
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    setSignals(&attributes)
    addFiles(&actions)
    let (process, code) = withPointers(arguments) { arguments in
      withPointers(environment.map { "\($0)=\($1)" }) { environment in
        var process: pid_t = 0
        let code = posix_spawnp(
          &process, self.arguments[0], &actions, &attributes, arguments, environment)
        return (process, code)
      }
    }
    guard code == 0 else { throw .system(call: "starting \(arguments[0])", code: code) }
    return process
  }

  /// Resets every signal to its default, because a child inherits ignored signals.
  private func setSignals(_ attributes: inout posix_spawnattr_t) {
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let session = startsSession ? cprocess_spawn_session : 0
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK) | session)
  }

  private func addFiles(_ actions: inout posix_spawn_file_actions_t) {
    if let directory {
      posix_spawn_file_actions_addchdir_np(&actions, directory)
    }
    for (target, source) in files {
      switch source {
      case .path(let path, let flags):
        posix_spawn_file_actions_addopen(&actions, target, path, flags, 0o600)
      case .descriptor(let number):
        posix_spawn_file_actions_adddup2(&actions, number, target)
      }
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, closingFrom)
  }

  /// Calls `body` with C strings valid only during the call; nil ends the list, as exec needs.
  private func withPointers<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer {
      for copy in copies { free(copy) }
    }
    return body(copies + [nil])
  }
}
