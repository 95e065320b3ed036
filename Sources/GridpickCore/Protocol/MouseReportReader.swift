/// Reads the rest of a mouse report, after `ESC [ <`, byte by byte, and keeps only a bounded part.
package struct MouseReportReader: Equatable, Sendable {
  package enum Progress: Equatable, Sendable {
    case reading
    /// The report is over; the event is nil if the report was absurd.
    case finished(MouseEvent?)
    /// The byte is not part of a report: it cuts the report short, and keeps its own meaning.
    case refused
  }

  /// The greatest length of a report, which has three numbers of a few digits each.
  private static let longest = 32
  /// The greatest value of a number; without this limit an overflow would trap.
  private static let largest = 1_000_000_000

  private var parameters = [0]
  private var length = 0

  package init() {}

  package mutating func read(_ byte: UInt8) -> Progress {
    length += 1
    switch byte {
    case 0x30...0x39:
      guard length <= Self.longest else { return .reading }
      let last = parameters.count - 1
      parameters[last] = min(Self.largest, parameters[last] * 10 + Int(byte - 0x30))
      return .reading
    case 0x3b:
      if length <= Self.longest { parameters.append(0) }
      return .reading
    case 0x4d, 0x6d:
      guard length <= Self.longest else { return .finished(nil) }
      return .finished(MouseEvent(parameters: parameters, isRelease: byte == 0x6d))
    // Parameter and intermediate bytes of ECMA-48, such as a minus, mean nothing here.
    case 0x20...0x3f:
      length = Self.longest
      return .reading
    default: return .refused
    }
  }
}
