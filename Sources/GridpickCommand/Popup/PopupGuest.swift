import GridpickCSystem
import GridpickTerminal

/// The picker's process in a popup of tmux, and its connection to the process outside (rule I2).
package final class PopupGuest {
  /// The variable that holds the path of the socket where the process outside waits.
  package static let variable = "GRIDPICK_POPUP"

  /// The arguments of the process outside.
  package let arguments: [SystemText]
  private let socket: Int32
  private let outside: String
  private let environment: CStringVector

  /// Takes over the streams, the folder, the arguments and the environment of the process outside;
  /// nil if it has gone.
  ///
  /// Only at the start of the program. If the process outside ends later, so does this one.
  package init?(meeting path: SystemText) {
    socket = path.withCString(socket_connect)
    guard socket >= 0, let message = PopupMessage.received(from: socket),
      message.texts.count >= 2, let count = Int(message.texts[1].text),
      message.texts.count >= 2 + count, message.descriptors.count >= 3
    else { return nil }
    outside = message.texts[0].text
    arguments = Array(message.texts[2..<(2 + count)])
    environment = CStringVector(Array(message.texts[(2 + count)...]))
    platform_set_environment(environment.pointers)
    // This copy stays open: tmux stops reading a popup's terminal that was closed for a moment.
    _ = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    for (stream, descriptor) in zip(STDIN_FILENO...STDERR_FILENO, message.descriptors) {
      dup2(descriptor, stream)
    }
    for folder in message.descriptors.dropFirst(3) { fchdir(folder) }
    for descriptor in message.descriptors { close(descriptor) }
    _ = Thread.startIfPossible { [socket] in
      _ = Poll.wait(for: socket, events: POLLIN)
      kill(getpid(), SIGHUP)
    }
  }

  /// Tells the process outside how the picker has ended.
  package func report(_ status: ExitStatus) {
    _ = PopupMessage([SystemText("\(status.rawValue)")]).send(over: socket)
  }

  /// Hands over a command, with its files, that is to take the place of the process outside.
  ///
  /// Returns what ends this process: a complaint only if that fails.
  func handOver(_ command: ShellCommand) -> Complaint {
    let own = command.files.map { $0.path.bytes }
    // The command finds its files below the process that it replaces.
    let entries = command.environment.entries.map { entry in
      let end = entry.bytes.firstIndex(of: UInt8(ascii: "=")).map { $0 + 1 } ?? 0
      guard let file = own.firstIndex(of: Array(entry.bytes[end...])) else { return entry }
      return SystemText(entry.bytes[..<end] + PopupGuest.path(ofFile: file, in: outside).utf8)
    }
    let message = PopupMessage(
      [SystemText(""), command.text] + entries, command.files.map(\.descriptor))
    return message.send(over: socket) ? .unread : Complaint("become: cannot leave the popup")
  }

  /// The number of the first file that a process gets with a command.
  static let firstFile: Int32 = 100

  private static func path(ofFile ordinal: Int, in process: String) -> String {
    "/proc/\(process)/fd/\(Int(firstFile) + ordinal)"
  }
}
