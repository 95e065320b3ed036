/// An action of the mouse, as the terminal reports it.
package enum MouseEvent: Equatable, Sendable {
  case press(MouseButton, ScreenPoint)
  /// Motion with a button down; the button is nil if the terminal says that none is down.
  case motion(MouseButton?, ScreenPoint)
  /// The release of the primary button; the release of another button ends nothing.
  case release(ScreenPoint)
  /// One notch of the wheel, sideways if the wheel was tilted, or if Alt or Shift was held.
  case wheel(Direction, at: ScreenPoint)
}

/// The buttons of a mouse with which a drag is possible.
package enum MouseButton: Equatable, Sendable {
  case primary
  case secondary
  case other

  init(code: Int) {
    switch code {
    case 0: self = .primary
    case 2: self = .secondary
    default: self = .other
    }
  }
}

extension MouseEvent {
  /// Reads the bytes of a report before its `M` or `m`; nil if there are too many.
  init?(report: [UInt8], isRelease: Bool) {
    guard report.count < Self.longestReport else { return nil }
    let parameters = report.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    self.init(
      parameters: parameters.map { Int(String(decoding: $0, as: UTF8.self)) ?? -1 },
      isRelease: isRelease)
  }

  /// Reads parameters `b;x;y` with `M` or `m` (xterm's mode 1006); nil for anything absurd.
  package init?(parameters: [Int], isRelease: Bool) {
    guard parameters.count == 3 else { return nil }
    let (code, column, line) = (parameters[0], parameters[1], parameters[2])
    guard (1...Self.furthest).contains(column), (1...Self.furthest).contains(line) else {
      return nil
    }
    let point = ScreenPoint(line: line - 1, column: column - 1)
    let button = MouseButton(code: code & 0b11)
    let isAcross = code & (Self.shiftBit | Self.altBit) != 0
    switch code & ~(Self.shiftBit | Self.altBit | Self.controlBit) {
    case 0 where isRelease: self = .release(point)
    // Another button's release ends nothing; xterm also reports that of a tilted wheel.
    case _ where isRelease: return nil
    case 0...2: self = .press(button, point)
    case 32...34: self = .motion(button, point)
    case 35: self = .motion(nil, point)
    case 64: self = .wheel(isAcross ? .left : .up, at: point)
    case 65: self = .wheel(isAcross ? .right : .down, at: point)
    case 66: self = .wheel(.left, at: point)
    case 67: self = .wheel(.right, at: point)
    default: return nil
    }
  }

  /// Reads the old form: each byte is 32 more than its value, so the last column is 223.
  package init?(oldReport: [UInt8]) {
    let numbers = oldReport.map { Int($0) - 32 }
    guard let code = numbers.first, code >= 0 else { return nil }
    // The old form does not say which button was released.
    let isRelease = code & Self.wheelBit == 0 && code & Self.motionBit == 0 && code & 0b11 == 3
    self.init(
      parameters: (isRelease ? [code & ~0b11] : [code]) + numbers.dropFirst(), isRelease: isRelease)
  }

  /// The length of which no report is: it has three numbers of a few digits each.
  static let longestReport = 32
  /// The greatest line or column; no screen is as large, so a greater number is garbage.
  private static let furthest = 100_000
  private static let shiftBit = 4
  private static let altBit = 8
  private static let controlBit = 16
  private static let motionBit = 32
  private static let wheelBit = 64
}
