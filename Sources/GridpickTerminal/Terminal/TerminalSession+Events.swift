import GridpickCSystem
import GridpickCore

/// The part of a session that takes events from the terminal and from signals.
extension TerminalSession {
  /// Sleeps for the timeout at most, and returns all events.
  ///
  /// The time of an input event is the time after the sleep.
  package func nextEvents(
    timeout: Duration?, watching descriptors: [Int32] = []
  ) -> [TerminalEvent] {
    let earlier = news + unreadEvents()
    news = []
    let others = heard(earlier.isEmpty ? timeout : .zero, watching: descriptors)
    return (earlier + others).compactMap(viewport.inside)
  }

  package func putBack(_ events: [TerminalEvent]) { news = events + news }

  /// True while a cursor report is still to come in the input; it must not be taken for a key.
  var awaitsPlace: Bool { inline.map { $0.reportsDue > 0 } ?? false }

  private func heard(_ timeout: Duration?, watching descriptors: [Int32]) -> [TerminalEvent] {
    let untilKey = decoder.deadline.map { max(.zero, $0 - MonotonicClock.now) }
    let wait = [timeout, untilKey].compactMap(\.self).min()
    // EINTR means a signal; the wake descriptor reports it at the caller's next call.
    let (count, waits) = polled(for: wait, descriptors)
    guard count > 0 else { return untilKey == nil ? [] : decodedEvents(from: []) }
    // Signals come first: a stop or a new size makes pending output useless.
    var events = waits[1].revents == 0 ? [] : readSignals()
    let revents = Int32(waits[0].revents)
    if revents & POLLOUT != 0 { _ = whileOurs { output.flush() } }
    if revents & POLLIN != 0 {
      events += readEvents()
    } else if untilKey == .zero {
      events += decodedEvents(from: [])
    }
    events += waits[2...].filter { $0.revents != 0 }.map { .readable($0.fd) }
    if revents & (POLLHUP | POLLERR | POLLNVAL) != 0 { events.append(.gone) }
    return events
  }

  /// Calls poll(2) for the terminal, for signals and for others; `waits` has this order.
  func polled(for time: Duration?, _ others: [Int32] = []) -> (count: Int32, waits: [pollfd]) {
    var waits = ([device.descriptor, signals.descriptor] + others).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    if !output.isEmpty { waits[0].events |= Int16(POLLOUT) }
    let count = poll(&waits, nfds_t(waits.count), time.pollMilliseconds)
    return (count, waits)
  }

  /// Reads in one step, because a handler in between would take keys typed after an answer.
  func readEvents() -> [TerminalEvent] {
    TerminalSignals.held {
      unread += device.readInput()
      takeReports()
      return unreadEvents()
    }
  }

  /// Returns the events of unread input; none while a cursor report is still to come.
  private func unreadEvents() -> [TerminalEvent] {
    guard !unread.isEmpty, !awaitsPlace else { return [] }
    defer { unread = [] }
    return decodedEvents(from: unread)
  }

  private func decodedEvents(from bytes: [UInt8]) -> [TerminalEvent] {
    for time in askedAt { decoder.expectAnswer(at: time) }
    askedAt = []
    let events = decoder.events(from: bytes, at: MonotonicClock.now)
    rescue_keep_answers(Int32(decoder.answersDue))
    return events
  }

  private func readSignals() -> [TerminalEvent] {
    var reasons = [UInt8](repeating: 0, count: 64)
    let count = read(signals.descriptor, &reasons, reasons.count)
    guard count > 0 else { return [] }
    if reasons[..<count].contains(UInt8(RESCUE_ENDED)) {
      // A terminal that goes away sends a signal too, so the signal may mean that it is gone.
      return [device.isGone ? .gone : .ended]
    }
    let hasResumed = reasons[..<count].contains(UInt8(RESCUE_RESUMED))
    if hasResumed, inline != nil, rescue_is_armed() {
      // The program was not stopped: zsh sends SIGCONT also to a program that it waits for in $(…).
      device.enterKeyMode()
    } else if hasResumed {
      takeTerminalAgain()
    } else if inline == nil {
      // Below a prompt the output must be sent, because its cursor marks the first corner.
      output.discard()
    }
    adoptSize()
    return [.resized(viewport.size)]
  }
}
