import GridpickCSystem
import GridpickCore
import GridpickTerminal

/// The socket of `--listen`, on which others of the same user ask the picker (rule B8).
final class Listener {
  /// The variable that tells commands the path.
  static let variable = "GRIDPICK_SOCKET"
  /// The time for which the picker's end waits until the thread has sent the last answers.
  private static let patience = Duration.milliseconds(200)

  private let descriptor: Int32
  private let desk: RequestDesk
  /// Rung once the thread has sent the last answer.
  private let departure: Bell
  private var hasThread = false

  /// Makes the socket.
  init(at path: SystemText) throws(Complaint) {
    do throws(SystemFailure) {
      desk = try RequestDesk()
      departure = try Bell()
      try Self.makeRoom(at: path)
      descriptor = path.withCString(socket_listen)
      guard descriptor >= 0 else { throw SystemFailure() }
    } catch {
      throw Complaint("--listen: \(path.text): \(error.reason)")
    }
  }

  /// Removes a socket of this user on which no program listens any more.
  private static func makeRoom(at path: SystemText) throws(SystemFailure) {
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFSOCK,
      status.st_uid == geteuid(), path.withCString(socket_is_dead)
    else { return }
    if path.withCString(unlink) != 0 { throw SystemFailure() }
  }

  /// Returns the path from the root, for commands that run elsewhere.
  static func absolute(_ path: SystemText) -> [UInt8] {
    guard path.bytes.first != UInt8(ascii: "/"), let folder = getcwd(nil, 0) else {
      return path.bytes
    }
    defer { free(folder) }
    return SystemText(folder).bytes + [UInt8(ascii: "/")] + path.bytes
  }

  /// Returns the source of questions, which `answer` answers.
  func source(_ answer: @escaping PickerAnswerer) -> NewsSource {
    NewsSource(
      start: start, descriptor: { [desk] in desk.asked },
      answer: { [desk] state in
        var event: PickerEvent?
        desk.answerNext { request in
          let answer = answer(request, state)
          event = answer.event
          return answer.response
        }
        return event
      }, stop: stop)
  }

  /// Returns a runner of commands during which requests are refused.
  func refusing(during runner: CommandRunner?) -> CommandRunner? {
    var refusing = runner
    refusing?.execute = { [desk] invocation, lend in
      desk.whileBusy { runner?.execute(invocation, lend) }
    }
    return refusing
  }

  private func start() {
    let (desk, departure) = (desk, departure)
    var server = SocketServer(descriptor, desk)
    hasThread = Thread.startIfPossible {
      server.run()
      departure.ring()
    }
  }

  private func stop() {
    socket_remove()
    desk.close()
    if hasThread { departure.wait(within: Self.patience) }
  }
}
