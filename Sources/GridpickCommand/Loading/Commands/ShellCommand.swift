import GridpickCSystem
import GridpickTerminal

/// A command for `/bin/sh -c`, which is the user's unchanged text, and its environment.
///
/// Items reach it only through the environment, which no shell reads as a command (rule R5).
package struct ShellCommand: Sendable {
  package var text: SystemText
  package var environment: ProcessEnvironment
  package var files: [MemoryFile]

  package init(_ text: SystemText, environment: ProcessEnvironment, files: [MemoryFile] = []) {
    self.text = text
    self.environment = environment
    self.files = files
  }

  static let shell = "/bin/sh"

  private var words: [SystemText] { [SystemText(Self.shell), SystemText("-c"), text] }

  func launch(_ streams: ProgramLaunch.Streams) -> ProgramLaunch {
    ProgramLaunch(words: words, environment: environment, files: files, streams: streams)
  }

  /// Replaces this program with the command, which reads the terminal; returns only if that fails.
  package func replaceProgram() -> Fault {
    readFromTerminal()
    for file in files { _ = fcntl(file.descriptor, F_SETFD, 0) }
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_DFL) }
    let (arguments, variables) = (CStringVector(words), CStringVector(environment.entries))
    withExtendedLifetime((arguments, variables)) {
      _ = execve(Self.shell, arguments.pointers, variables.pointers)
    }
    return Fault(ofStart: errno)
  }

  /// Makes the terminal the standard input, because the old one has been read.
  private func readFromTerminal() {
    guard isatty(STDIN_FILENO) == 0 else { return }
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { return }
    dup2(terminal, STDIN_FILENO)
    close(terminal)
  }
}
