import GridpickCore

/// Something that has news for a picker now and then: data that arrives, a command that is done.
package struct NewsSource {
  /// Begins; called once the first frame is on the screen, which it must not hold up.
  package var start: () -> Void
  /// Readable when there is news; nil while none can come.
  package var descriptor: () -> Int32?
  /// What has come; nothing where it is nothing new.
  package var take: () -> [PickerEvent]
  /// How often it is asked.
  package var pace: Pace

  /// Its news may be other data, and is taken only when a frame can show it at once: between two frames only
  /// keys change what is current (rule P8).
  var bringsData: Bool { pace != .none }

  /// How long a source that may have more news than anyone can see is left alone.
  package enum Pace: Sendable {
    /// It has little, and no data.
    case none
    /// It may bring data, but seldom.
    case seldom
    /// So that showing news takes a small part of the time.
    case cost
    /// The same, and less and less often, the longer it goes on.
    case age
  }

  package init(
    pace: Pace = .none, start: @escaping () -> Void = {},
    descriptor: @escaping () -> Int32?, take: @escaping () -> PickerEvent?
  ) {
    self.init(
      pace: pace, start: start, descriptor: descriptor,
      takeAll: { [take()].compactMap(\.self) })
  }

  /// The same for what may have several things to tell at once.
  package init(
    pace: Pace = .none, start: @escaping () -> Void = {},
    descriptor: @escaping () -> Int32?, takeAll: @escaping () -> [PickerEvent]
  ) {
    self.pace = pace
    self.start = start
    self.descriptor = descriptor
    take = takeAll
  }

  /// Data that goes on arriving while its beginning is shown.
  package static func arrival(
    descriptor: Int32, start: @escaping () -> Void, news: @escaping () -> ContentUpdate?
  ) -> NewsSource {
    var hasEnded = false
    return NewsSource(
      pace: .age, start: start, descriptor: { hasEnded ? nil : descriptor },
      take: {
        guard let update = news() else { return nil }
        hasEnded = update.isComplete
        return .content(update)
      })
  }
}

/// A source that a loop watches, as often as its news can be shown and keys still be answered.
struct WatchedSource {
  /// Which part of the time goes into showing news.
  private static let share = 20
  private static let pauses = Duration.milliseconds(4)...Duration.milliseconds(500)

  let source: NewsSource
  private var start = Duration.zero
  /// Not before then is it asked again.
  private var due = Duration.zero

  init(_ source: NewsSource) {
    self.source = source
  }

  mutating func begin(at time: Duration) {
    start = time
    source.start()
  }

  /// What is to be watched at a time; nil while there is nothing, or a pause.
  func descriptor(at time: Duration) -> Int32? { due <= time ? source.descriptor() : nil }

  /// How long the pause lasts from a time on; nil where there is none.
  func pause(at time: Duration) -> Duration? {
    due > time && source.descriptor() != nil ? due - time : nil
  }

  /// Notes that news was taken, and how long it took to be shown.
  mutating func rest(from time: Duration, until now: Duration) {
    guard source.pace == .cost || source.pace == .age else { return }
    let age = source.pace == .age ? (now - start) / Self.share : .zero
    let pause = max(age, (now - time) * Self.share)
    due = now + max(Self.pauses.lowerBound, min(pause, Self.pauses.upperBound))
  }
}
