import GridpickCore

/// A source of news for a picker, such as data that arrives or a command that has ended, with pauses
/// for keys; an object, because each wait goes through all sources.
package final class NewsSource {
  /// The ratio of the pause to the handling of news, and of a source's age to its pause.
  private static let share = 20
  private static let pauses = Duration.milliseconds(4)...Duration.milliseconds(500)

  /// Begins the work; called after the first frame, which the work must not delay.
  private let start: () -> Void
  /// Returns the descriptor that is readable when there is news; nil while no news can come.
  package let descriptor: () -> Int32?
  /// Takes the news that has come; a source of requests answers them from the state.
  ///
  /// Returns a closure that makes the events; the loop handles keys pressed meanwhile before it.
  package var receive: (PickerState) -> () -> [PickerEvent]
  package var stop: () -> Void = {}
  private let pace: Pace
  private var startTime = Duration.zero
  private var due = Duration.zero

  /// True if news may be newer data; the loop takes it only when a frame can show it at once, so
  /// that between two frames only keys change the current item (rule P8).
  var bringsData: Bool { pace != .none }

  /// True if news may replace the data and end a gesture; it waits for the release (rule G11).
  var mayReplaceData: Bool { pace == .cost || pace == .seldom }

  /// The kind of pause after news, for a source that may have more news than anyone can see.
  package enum Pace: Sendable {
    /// No pause, for a source with little news and no data.
    case none
    case seldom
    /// A pause twenty times as long as the handling of the news, within limits.
    case cost
    /// The same pause, but at least a twentieth of the source's age, so that pauses grow.
    case age
  }

  /// Creates a source of one event at a time; for any other, set `receive`.
  package init(
    pace: Pace = .none, start: @escaping () -> Void = {},
    descriptor: @escaping () -> Int32?, receive: @escaping () -> PickerEvent? = { nil }
  ) {
    self.pace = pace
    self.start = start
    self.descriptor = descriptor
    self.receive = { _ in
      let event = receive()
      return { [event].compactMap(\.self) }
    }
  }

  package static func arrival(
    descriptor: Int32, start: @escaping () -> Void, news: @escaping () -> ContentUpdate?
  ) -> NewsSource {
    var hasEnded = false
    return NewsSource(
      pace: .age, start: start, descriptor: { hasEnded ? nil : descriptor },
      receive: {
        guard let update = news() else { return nil }
        hasEnded = update.isComplete
        return .content(update)
      })
  }

  func begin(at time: Duration) {
    startTime = time
    due = .zero
    start()
  }

  /// Returns the descriptor to watch at a time; nil during a pause, or if no news can come.
  func descriptor(at time: Duration) -> Int32? { due <= time ? descriptor() : nil }

  func pause(at time: Duration) -> Duration? {
    due > time && descriptor() != nil ? due - time : nil
  }

  /// Begins a pause after news that was handled from `time` until `now`.
  func rest(from time: Duration, until now: Duration) {
    guard pace == .cost || pace == .age else { return }
    let age = pace == .age ? (now - startTime) / Self.share : .zero
    let pause = max(age, (now - time) * Self.share)
    due = now + max(Self.pauses.lowerBound, min(pause, Self.pauses.upperBound))
  }
}
