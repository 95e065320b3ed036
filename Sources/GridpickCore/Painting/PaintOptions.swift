/// The options that say which texts have a colour because of what they say.
package struct PaintOptions: Sendable {
  /// The rules of the user; a later one wins over an earlier one.
  package var rules: [PaintRule] = []
  /// True if the states that programs print have colours too.
  package var paintsStates = true
  /// The time of day, by which dates have an age; nil if nobody tells it.
  package var clock: PaintClock?

  package init() {}
}

/// The time of day in terms of the picker's time, and the zone of dates that name none.
package struct PaintClock: Equatable, Sendable {
  /// The time from 1970 to the moment from which the picker counts its time.
  private let epoch: Duration
  /// The time by which local time is ahead of UTC.
  let offset: Duration

  /// Creates a clock: the picker's time is `time` when `sinceEpoch` has passed since 1970.
  package init(_ sinceEpoch: Duration, at time: Duration, offset: Duration = .zero) {
    epoch = sinceEpoch - time
    self.offset = offset
  }

  func time(at moment: Duration) -> Duration { epoch + moment }
}
