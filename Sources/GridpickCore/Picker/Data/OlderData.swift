/// What a picker no longer holds: older data, what was found in it, its order or its marks.
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

  /// Has others free what is replaced by something else, if the data that it belongs to is large.
  mutating func leave(_ older: Any?..., of data: GridData) {
    let held = older.compactMap(\.self)
    if !held.isEmpty, data.effort >= Self.largeEffort { tell(.free(OlderData(held))) }
  }

  mutating func leave(_ unfound: [UnfoundData]) {
    for older in unfound { leave(older, of: older.arrangement.data) }
  }
}
