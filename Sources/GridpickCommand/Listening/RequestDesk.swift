import GridpickTerminal
import Synchronization

/// The place where the thread of a socket leaves requests, and the picker's loop its answers.
final class RequestDesk: Sendable {
  /// A request, by the number of its client.
  struct Ticket: Sendable {
    let client: Int
    let request: HTTPRequest
  }

  private struct Papers {
    var tickets: [Ticket] = []
    var answers: [Int: HTTPResponse] = [:]
    var isBusy = false
    var isClosed = false
  }

  private static let busy = HTTPResponse(HTTPFault(.busy, "a command is using the terminal"))
  private static let ended = HTTPResponse(HTTPFault(.busy, "the picker is ending"))

  private let papers = Mutex(Papers())
  private let requestBell: Bell
  private let answerBell: Bell

  init() throws(SystemFailure) {
    requestBell = try Bell()
    answerBell = try Bell()
  }

  // MARK: - For the thread of the socket

  /// A descriptor that is readable once something was answered, or the desk was closed.
  var answered: Int32 { answerBell.descriptor }

  /// Leaves a request; it is answered later.
  func submit(_ ticket: Ticket) {
    papers.withLock { papers in
      if papers.isClosed || papers.isBusy {
        papers.answers[ticket.client] = papers.isClosed ? Self.ended : Self.busy
        answerBell.ring()
      } else {
        papers.tickets.append(ticket)
        requestBell.ring()
      }
    }
  }

  /// Takes a request back, unless the picker has it already.
  func withdraw(_ client: Int) {
    papers.withLock { $0.tickets.removeAll { $0.client == client } }
  }

  /// Returns the answers that are there now, and whether the desk is closed.
  func collect() -> (answers: [Int: HTTPResponse], isClosed: Bool) {
    answerBell.hush()
    return papers.withLock { papers in
      defer { papers.answers = [:] }
      return (papers.answers, papers.isClosed)
    }
  }

  // MARK: - For the loop of the picker

  /// A descriptor that is readable while a request waits.
  var asked: Int32 { requestBell.descriptor }

  /// Answers the request that has waited longest, if there is one.
  func answerNext(_ answer: (HTTPRequest) -> HTTPResponse) {
    requestBell.hush()
    let ticket = papers.withLock { papers in
      if papers.tickets.count > 1 { requestBell.ring() }
      return papers.tickets.isEmpty ? nil : papers.tickets.removeFirst()
    }
    guard let ticket else { return }
    let response = answer(ticket.request)
    papers.withLock { $0.answers[ticket.client] = response }
    answerBell.ring()
  }

  /// Runs a body that keeps the picker from answering; requests are refused meanwhile.
  func whileBusy(_ body: () -> String?) -> String? {
    refuse(by: Self.busy) { $0.isBusy = true }
    defer { papers.withLock { $0.isBusy = false } }
    return body()
  }

  /// Refuses all requests from now on.
  func close() {
    refuse(by: Self.ended) { $0.isClosed = true }
  }

  private func refuse(by response: HTTPResponse, _ change: (inout Papers) -> Void) {
    papers.withLock { papers in
      change(&papers)
      for ticket in papers.tickets { papers.answers[ticket.client] = response }
      papers.tickets = []
    }
    answerBell.ring()
  }
}
