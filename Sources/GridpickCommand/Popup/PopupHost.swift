import GridpickCSystem
import GridpickTerminal

/// The process outside of a popup of tmux: opens the popup, and waits for the picker in it (rule I2).
///
/// The picker in the popup gets this process's streams, folder, arguments and environment over a
/// socket, so that no shell reads them and nothing is copied.
struct PopupHost {
  let popup: Popup
  let hasBorder: Bool
  let arguments: [SystemText]
  let environment: ProcessEnvironment
  /// The folder where the socket is while the popup opens.
  let folder: String

  /// The client of tmux that has opened the popup, and the connection to the picker in it.
  private struct Opened {
    let tmux: pid_t
    let guest: Int32
  }

  /// Runs the picker in a popup; returns nil if there can be none.
  func run() throws(Complaint) -> ExitStatus? {
    guard let opened = open() else { return nil }
    let place = GridpickTerminal.open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    let mine = PopupMessage(
      ["\(getpid())", "\(arguments.count)"].map { SystemText($0) } + arguments
        + environment.entries,
      [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] + (place < 0 ? [] : [place]))
    let answer = mine.send(over: opened.guest) ? PopupMessage.received(from: opened.guest) : nil
    Self.reap(opened.tmux)
    guard let answer else { return .cancelled }
    guard answer.texts.count > 1 else {
      return Int32(answer.texts[0].text).flatMap(ExitStatus.init)
    }
    throw Complaint(become(answer), of: "become")
  }

  /// Becomes the command that the picker has handed over; returns only if that fails.
  private func become(_ answer: PopupMessage) -> CommandFailure {
    for (ordinal, descriptor) in answer.descriptors.enumerated() {
      dup2(descriptor, PopupGuest.firstFile + Int32(ordinal))
    }
    let environment = ProcessEnvironment(entries: Array(answer.texts[2...]))
    return ShellCommand(answer.texts[1], environment: environment).replaceProgram()
  }

  /// Opens the popup; a signal that ends the program meanwhile removes the socket.
  private func open() -> Opened? {
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    guard let signals = try? TerminalSignals() else { return nil }
    defer { signals.restore() }
    let path = SystemText("\(folder)/gridpick-\(getpid())-\(UInt32.random(in: 0 ... .max))")
    let listener = path.withCString(socket_listen)
    guard listener >= 0 else { return nil }
    defer {
      socket_remove()
      close(listener)
    }
    let words = popup.words(running: SystemText(program), meeting: path, hasBorder: hasBorder)
    guard let (tmux, end) = start(words) else { return nil }
    if let guest = guest(listener, end) { return Opened(tmux: tmux, guest: guest) }
    Self.reap(tmux)
    return nil
  }

  /// Starts tmux; returns its process, and a pipe that ends with it.
  ///
  /// If tmux refuses, the picker runs in the pane, and nobody is told tmux's reason.
  private func start(_ words: [SystemText]) -> (tmux: pid_t, end: PipeEnd)? {
    guard let (end, writing) = try? PipeEnd.pair() else { return nil }
    let null = GridpickTerminal.open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    let launch = ProgramLaunch(
      words, environment,
      .filter(input: null, output: null, errors: writing.descriptor))
    return withExtendedLifetime(writing) { (try? launch.spawn()).map { ($0, end) } }
  }

  /// Waits for the picker in the popup; nil if tmux ends before it comes.
  private func guest(_ listener: Int32, _ end: PipeEnd) -> Int32? {
    while true {
      var waits = [listener, end.descriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      _ = Poll.wait(for: &waits, until: nil)
      let guest = waits[0].revents == 0 ? -1 : socket_accept(listener)
      if guest >= 0 { return guest }
      var complaint = [UInt8](repeating: 0, count: 1_024)
      if waits[1].revents != 0, read(end.descriptor, &complaint, complaint.count) <= 0 {
        return nil
      }
    }
  }

  private static func reap(_ process: pid_t) {
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }
}
