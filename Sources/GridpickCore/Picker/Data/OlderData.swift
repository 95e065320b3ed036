/// Data that is no longer shown, with its marks.
///
/// The system needs some milliseconds to take back the memory of ten million items. Another thread
/// can spend that time, so that keys do not wait.
package final class OlderData {
  private var held: [(Arrangement, Marks)]

  init(_ held: [(Arrangement, Marks)]) {
    self.held = held
  }

  package func free() { held = [] }
}

extension OlderData: Equatable {
  package static func == (one: OlderData, other: OlderData) -> Bool { one === other }
}
