/// Older data, orders, matches and marks that a picker has replaced.
///
/// The system needs some milliseconds to take back the memory of ten million items. Another thread
/// can spend that time, so that keys do not wait.
package final class OlderData {
  private var held: [Any]

  fileprivate init(_ held: [Any]) {
    self.held = held
  }

  package func free() { held = [] }
}

extension OlderData: Equatable {
  package static func == (one: OlderData, other: OlderData) -> Bool { one === other }
}

extension PickerState {
  /// The number of items from which it takes noticeable time to free what belongs to them.
  private static let largeEffort = 1_000_000

  /// Gives what is about to be replaced to whoever frees it, if it belongs to large data.
  mutating func discard(_ older: Any?..., of data: GridData) {
    let held = older.compactMap(\.self)
    if !held.isEmpty, data.effort >= Self.largeEffort { tell(.free(OlderData(held))) }
  }

  /// Gives older data in which nothing is looked for any more to whoever frees it.
  mutating func discard(_ unfound: [UnfoundData]) {
    for older in unfound { discard(older, of: older.arrangement.data) }
  }
}
