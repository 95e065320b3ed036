import GridpickTerminal

/// A client of the socket: a connection for one request and its answer.
///
/// It is closed when this object is freed.
final class SocketClient {
  private enum Phase {
    case reading(HTTPReader)
    case waiting
    case writing(ArraySlice<UInt8>)
    /// The answer is sent. What still comes is dropped: a client that sends on would otherwise lose
    /// the answer.
    case leaving
    case gone
  }

  /// The time that a client has for all of its request and the answer.
  private static let patience = Duration.seconds(5)

  let number: Int
  let deadline: Duration
  private let descriptor: Int32
  private var phase = Phase.reading(HTTPReader())

  init(_ descriptor: Int32, number: Int, at time: Duration) {
    self.descriptor = descriptor
    self.number = number
    deadline = time + Self.patience
  }

  deinit {
    close(descriptor)
  }

  var isGone: Bool { if case .gone = phase { true } else { false } }
  /// True while a part of the answer is still to be sent.
  var isWriting: Bool { if case .writing = phase { true } else { false } }

  /// The events to wait for; nil while the picker thinks.
  var wait: pollfd? {
    switch phase {
    case .reading, .leaving: pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    case .writing: pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    case .waiting, .gone: nil
    }
  }

  /// Goes on where the descriptor is ready; returns the request once it is complete.
  func proceed() -> HTTPRequest? {
    switch phase {
    case .reading(let reader):
      // The state lets go of the reader, whose bytes would otherwise be copied.
      phase = .waiting
      return read(by: reader)
    case .writing: send()
    case .leaving: if receive()?.isEmpty != false { phase = .gone }
    case .waiting, .gone: break
    }
    return nil
  }

  func respond(_ response: HTTPResponse) {
    phase = .writing(response.bytes[...])
    send()
  }

  /// Ends a client whose time is over.
  func expire() {
    switch phase {
    case .reading: respond(HTTPResponse(HTTPFault(.timedOut, "the request took too long")))
    case .waiting: respond(HTTPResponse(HTTPFault(.busy, "the picker is busy")))
    case .writing, .leaving, .gone: break
    }
    phase = .gone
  }

  private func read(by reader: HTTPReader) -> HTTPRequest? {
    guard let bytes = receive() else {
      phase = .gone
      return nil
    }
    var reader = reader
    do throws(HTTPFault) {
      guard !bytes.isEmpty else { throw HTTPFault(.badRequest, "the request is incomplete") }
      if let request = try reader.read(bytes) { return request }
    } catch {
      respond(HTTPResponse(error))
      return nil
    }
    if reader.awaitsContinue {
      write(descriptor, HTTPResponse.proceed, HTTPResponse.proceed.count)
    }
    phase = .reading(reader)
    return nil
  }

  /// Returns what has come; empty at the end, and nil if the connection is broken.
  private func receive() -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: HTTPReader.most) { buffer, length in
      count = GridpickTerminal.read(descriptor, buffer.baseAddress, buffer.count)
      length = max(0, count)
    }
    return count < 0 ? nil : bytes
  }

  /// Sends what there is room for.
  ///
  /// The program ignores SIGPIPE, so a client that has gone is an error.
  private func send() {
    guard case .writing(var rest) = phase else { return }
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else {
        phase = errno == EAGAIN || errno == EINTR ? .writing(rest) : .gone
        return
      }
      rest = rest.dropFirst(count)
    }
    shutdown(descriptor, Int32(SHUT_WR))
    phase = .leaving
  }
}
