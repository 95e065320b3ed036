import GridpickCNcurses
import GridpickScreen
import GridpickSystem

/// What shifts a part of a line on a terminal: characters are deleted at its one end, and blanks are
/// inserted at the other.
struct ShiftSequences {
  private let move: String
  private let delete: String
  private let insert: String

  /// Nil for a terminal that cannot do it, or needs time for it.
  init?() {
    guard let move = Self.capability("cup"), let delete = Self.capability("dch"),
      let insert = Self.capability("ich")
    else { return nil }
    self.move = move
    self.delete = delete
    self.insert = insert
  }

  private static func capability(_ name: String) -> String? {
    curses_string(name).flatMap { strstr($0, "$<") == nil ? String(cString: $0) : nil }
  }

  /// What does it, as long as no attributes are on: blanks that are inserted may take their colour.
  func bytes(for shift: LineShift, onLine line: Int, of columns: Int) -> [UInt8] {
    let (part, count) = (shift.columns, abs(shift.distance))
    let far = part.upperBound - count
    let (deleted, inserted) =
      shift.distance < 0 ? (part.lowerBound, far) : (far, part.lowerBound)
    // What lies right of the part goes along with the first, and comes back with the second. At the
    // edge of the screen it need not: there blanks come by themselves, and the rest falls off.
    let isAtEdge = part.upperBound == columns
    var bytes: [UInt8] = []
    if !isAtEdge || shift.distance < 0 {
      bytes += moving(to: ScreenPoint(line: line, column: deleted)) + filled(delete, count)
    }
    if !isAtEdge || shift.distance > 0 {
      bytes += moving(to: ScreenPoint(line: line, column: inserted)) + filled(insert, count)
    }
    return bytes
  }

  func moving(to point: ScreenPoint) -> [UInt8] {
    filled(move, point.line, point.column)
  }

  private func filled(_ capability: String, _ first: Int, _ second: Int = 0) -> [UInt8] {
    curses_filled(capability, first, second).map { Array(String(cString: $0).utf8) } ?? []
  }
}
