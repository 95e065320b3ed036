import GridpickCSystem
import GridpickTerminal

/// Serves the clients of a socket, on a thread of its own (rule B8).
///
/// The thread answers also while a command has the terminal, and no client ever holds up the loop.
struct SocketServer {
  /// The most clients at once; others wait in the kernel.
  private static let most = 8
  /// The pause after the system could not open another connection.
  private static let pause = Duration.seconds(1)

  private let listener: Int32
  private let desk: RequestDesk
  private var clients: [SocketClient] = []
  private var lastNumber = 0
  /// The time before which no client is accepted.
  private var acceptsFrom = Duration.zero

  init(_ listener: Int32, _ desk: RequestDesk) {
    self.listener = listener
    self.desk = desk
  }

  /// Serves until the desk is closed and the last answer is sent.
  mutating func run() {
    while true {
      let (answers, isClosed) = desk.collect()
      for client in clients { if let answer = answers[client.number] { client.respond(answer) } }
      expire(at: MonotonicClock.now)
      if isClosed, !clients.contains(where: \.isWriting) { break }
      step(accepting: !isClosed)
    }
    close(listener)
  }

  /// Waits until something can be done, and does it.
  private mutating func step(accepting: Bool) {
    let now = MonotonicClock.now
    let hasRoom = accepting && clients.count < Self.most
    let accepts = hasRoom && acceptsFrom <= now
    let asked = clients.map { ($0, $0.wait) }.filter { $0.1 != nil }
    var waits = [pollfd(fd: desk.answered, events: Int16(POLLIN), revents: 0)]
    // poll(2) passes over a negative descriptor.
    waits.append(pollfd(fd: accepts ? listener : -1, events: Int16(POLLIN), revents: 0))
    waits += asked.compactMap(\.1)
    let times = clients.map(\.deadline) + (hasRoom && !accepts ? [acceptsFrom] : [])
    guard Poll.wait(for: &waits, until: times.min()) else { return }
    for ((client, _), wait) in zip(asked, waits[2...]) where wait.revents != 0 {
      guard let request = client.proceed() else { continue }
      desk.submit(RequestDesk.Ticket(client: client.number, request: request))
    }
    if waits[1].revents != 0 { accept(at: MonotonicClock.now) }
  }

  private mutating func expire(at time: Duration) {
    for client in clients where client.deadline <= time {
      desk.withdraw(client.number)
      client.expire()
    }
    clients.removeAll(where: \.isGone)
  }

  private mutating func accept(at time: Duration) {
    while clients.count < Self.most {
      let descriptor = socket_accept(listener)
      guard descriptor >= 0 else {
        if errno == ECONNABORTED || errno == EINTR { continue }
        if errno != EAGAIN { acceptsFrom = time + Self.pause }
        return
      }
      lastNumber += 1
      clients.append(SocketClient(descriptor, number: lastNumber, at: time))
    }
  }
}
