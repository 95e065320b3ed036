/// Rewrites sequences that libvterm 0.1.4 does not support, and tracks the private modes.
///
/// - libvterm sets only `a` for `CSI ? a ; b h`, so each mode gets its own sequence.
/// - libvterm ignores SGR 2 (dim), which becomes the unused font 9.
///
/// libvterm supports REP (`CSI b`), and ignores synchronised output (`? 2026`).
struct SequenceRewriter {
  /// The font (SGR 10–19) that represents dim.
  static let dimFont: UInt32 = 9
  /// The modes at the start: line wrapping and the visible cursor.
  static let initialModes: Set<Int> = [7, 25]
  private static let longestSequence = 512

  private enum State {
    case ground
    case escape
    case control([UInt8])
    /// The text of an OSC, DCS or similar sequence with its first byte; it contains no sequences.
    case string([UInt8])
  }

  private(set) var modes = initialModes
  /// The number of requests for the background colour.
  private(set) var backgroundQuestions = 0
  private var state = State.ground

  mutating func rewrite(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      take(byte, into: &result)
    }
    return result
  }

  private mutating func take(_ byte: UInt8, into result: inout [UInt8]) {
    switch state {
    case .ground where byte == 0x1b:
      state = .escape
    case .ground:
      result.append(byte)
    case .escape:
      takeEscaped(byte, into: &result)
    case .control(let body):
      takeControl(byte, after: body, into: &result)
    case .string(let text) where byte == 0x1b || byte == 0x07:
      if text.elementsEqual("]11;?".utf8) { backgroundQuestions += 1 }
      if byte == 0x07 { result.append(byte) }
      state = byte == 0x07 ? .ground : .escape
    case .string(let text):
      result.append(byte)
      state = .string(text.count < Self.longestSequence ? text + [byte] : text)
    }
  }

  private mutating func takeEscaped(_ byte: UInt8, into result: inout [UInt8]) {
    switch byte {
    case 0x1b:
      // The previous sequence was cut off.
      result.append(byte)
      return
    case UInt8(ascii: "["):
      state = .control([])
      return
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string([byte])
    case UInt8(ascii: "c"):
      modes = Self.initialModes
      state = .ground
    default:
      state = .ground
    }
    result += [0x1b, byte]
  }

  private mutating func takeControl(
    _ byte: UInt8, after body: [UInt8], into result: inout [UInt8]
  ) {
    guard byte >= 0x20 && byte < 0x7f && body.count < Self.longestSequence else {
      // A broken sequence goes to libvterm unchanged.
      result += [0x1b, UInt8(ascii: "[")] + body
      state = byte == 0x1b ? .escape : .ground
      if byte != 0x1b { result.append(byte) }
      return
    }
    guard byte >= 0x40 else {
      state = .control(body + [byte])
      return
    }
    state = .ground
    result += rewritten(ControlSequence(body: body, final: byte))
  }

  private mutating func rewritten(_ sequence: ControlSequence) -> [UInt8] {
    if let change = sequence.modeChange {
      for mode in change.modes {
        if change.isOn { modes.insert(mode) } else { modes.remove(mode) }
      }
      return change.modes.flatMap { mode in
        Array("\u{1b}[?\(mode)\(change.isOn ? "h" : "l")".utf8)
      }
    }
    return sequence.replacingDim(byFont: Self.dimFont).bytes
  }
}
