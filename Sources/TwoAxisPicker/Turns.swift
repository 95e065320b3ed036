import GridpickTerminal

/// The turns of a long task on the caller's thread, between which keys are answered.
struct Turns {
  static let length = Duration.milliseconds(8)

  let now: () -> Duration
  /// Rings while work is left; nil if all is done in one turn, without a clock or free descriptor.
  private let bell: Bell?

  /// Creates turns; without a clock everything is done in one turn.
  init(clock: (() -> Duration)?) {
    now = clock ?? { .zero }
    bell = clock == nil ? nil : try? Bell()
  }

  /// The descriptor that is readable when the next turn is due; nil if all is done in one turn.
  var descriptor: Int32? { bell?.descriptor }

  /// Returns true while a turn that began at this time goes on.
  func isOn(since time: Duration) -> Bool { bell == nil || now() - time < Self.length }

  /// Asks for another turn, because work is left.
  func ask() { bell?.ring() }

  /// Silences the bell; call this when a turn begins that was asked for.
  func begin() { bell?.hush() }
}
