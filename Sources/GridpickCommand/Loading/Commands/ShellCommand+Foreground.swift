import GridpickCSystem
import GridpickTerminal

extension ShellCommand {
  /// Returns the process, which leads the group; the caller gives up the terminal meanwhile.
  package func startInForeground() throws(CommandFailure) -> pid_t {
    try ProgramLaunch(self, .terminal).spawn()
  }

  /// Replaces this program with the command, which reads the terminal; returns only if that fails.
  package func replaceProgram() -> CommandFailure {
    readFromTerminal()
    for file in files { _ = fcntl(file.descriptor, F_SETFD, 0) }
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_DFL) }
    let (arguments, environment) = vectors
    withExtendedLifetime((arguments, environment)) {
      _ = execve(Self.shell, arguments.pointers, environment.pointers)
    }
    return CommandFailure(code: errno)
  }

  /// Makes the terminal the standard input, whose bytes have been read by now.
  private func readFromTerminal() {
    guard isatty(STDIN_FILENO) == 0 else { return }
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { return }
    dup2(terminal, STDIN_FILENO)
    close(terminal)
  }
}
