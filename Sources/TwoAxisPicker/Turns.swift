import GridpickSystem

/// The turns in which something long is done on the caller's thread, so that keys are answered between them.
struct Turns {
  /// So long a turn is.
  static let length = Duration.milliseconds(8)

  let now: () -> Duration
  /// Rung while there is something left; nil where there is a single turn, or no more descriptors.
  private let bell: Bell?

  /// Without a clock everything is done at once.
  init(clock: (() -> Duration)?) {
    now = clock ?? { .zero }
    bell = clock == nil ? nil : try? Bell()
  }

  /// Readable when it is the next turn's time.
  var descriptor: Int32? { bell?.descriptor }

  /// Whether one that began at a time goes on.
  func isOn(since time: Duration) -> Bool { bell == nil || now() - time < Self.length }

  /// There is something left for another one.
  func ask() { bell?.ring() }

  /// To be called when one begins that was asked for.
  func take() { bell?.hush() }
}
