/// Data that a reload has replaced, with its marks.
///
/// The system needs some milliseconds to take back the memory of ten million items. Another thread
/// can spend that time, so that keys do not wait.
package final class OlderData {
  private var held: (Arrangement, Marks)?

  init(_ arrangement: Arrangement, _ marks: Marks) {
    held = (arrangement, marks)
  }

  package func free() { held = nil }
}

extension OlderData: Equatable {
  package static func == (one: OlderData, other: OlderData) -> Bool { one === other }
}
