import GridpickSystem

extension ShellCommand {
  /// Starts it on the controlling terminal, as its foreground group; answers the process, which leads
  /// that.
  ///
  /// Whoever starts it has given up the terminal, and takes it back.
  package func startInForeground() throws(CommandFailure) -> pid_t {
    try ShellLaunch(self, .terminal).spawn()
  }

  /// Becomes this command, with the terminal for its input where that is none; returns only where that
  /// cannot be done.
  package func takeOver() -> CommandFailure {
    readFromTerminal()
    for file in files { _ = fcntl(file.descriptor, F_SETFD, 0) }
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    signal(SIGPIPE, SIG_DFL)
    let (arguments, environment) = vectors
    withExtendedLifetime((arguments, environment)) {
      _ = execve(Self.shell, arguments.pointers, environment.pointers)
    }
    return CommandFailure(code: errno)
  }

  /// What came by standard input has been read.
  private func readFromTerminal() {
    guard isatty(STDIN_FILENO) == 0 else { return }
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { return }
    dup2(terminal, STDIN_FILENO)
    close(terminal)
  }
}
