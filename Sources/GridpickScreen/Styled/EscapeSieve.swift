/// Takes escape sequences out of bytes as they come, cut anywhere, and says in which styles the rest is to be
/// drawn (rules Z1, Z2); what lines up does so without them (rule Z3).
///
/// All of a sequence goes, whatever it is for; only of those that say how text is drawn (SGR) something is
/// kept. Nothing goes on over the end of a line.
package struct EscapeSieve: Sendable {
  private enum State {
    case text
    /// Behind an escape, and perhaps bytes that go with it.
    case escape(hasMore: Bool)
    /// In the parameters of a control sequence.
    case control
    /// In a text that is meant for the terminal.
    case string
  }

  private static let escape: UInt8 = 0x1b
  private static let shiftIn: UInt8 = 0x0f
  /// What ends a text for the terminal: BEL as xterm has it, CAN and SUB.
  private static let stringEnds: [UInt8] = [0x07, 0x18, 0x1a]
  /// No sequence that means anything is longer.
  private static let longestSequence = 256

  private let lineEnd: UInt8
  private var state = State.text
  private var style = Style.plain
  /// The style of what was kept last.
  private var told = Style.plain
  private var parameters: [UInt8] = []
  /// Whether a sequence has just been read that says how text is drawn.
  private var isBehindStyle = false

  package init(lineEnd: UInt8) {
    self.lineEnd = lineEnd
  }

  /// Moves what is kept to the beginning, and answers how much that is; tells the places among it from which on
  /// it has another style.
  package mutating func sift(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, telling tell: (Int, Style) -> Void
  ) -> Int {
    var place = 0
    var kept = 0
    while place < bytes.count {
      guard case .text = state else {
        if take(bytes[place]) { place += 1 }
        continue
      }
      // Terminfo's sgr0 of tmux and others ends with it: back from the alternate characters.
      let isPassed = isBehindStyle && bytes[place] == Self.shiftIn
      isBehindStyle = false
      guard !isPassed else {
        place += 1
        continue
      }
      let start = place
      place = UnsafeBufferPointer(bytes).endOfText(from: start, lineEnd: lineEnd)
      if place == start { passSign(bytes[start], &place) }
      let text = start..<place
      guard case .text = state else { continue }
      if style != told {
        tell(kept, style)
        told = style
      }
      keep(text, of: bytes, at: &kept)
    }
    return kept
  }

  /// An escape begins a sequence, and a line's end is text that ends all styles.
  private mutating func passSign(_ byte: UInt8, _ place: inout Int) {
    place += 1
    guard byte == lineEnd else {
      state = .escape(hasMore: false)
      parameters.removeAll(keepingCapacity: true)
      return
    }
    style = .plain
  }

  private func keep(
    _ text: Range<Int>, of bytes: UnsafeMutableBufferPointer<UInt8>, at kept: inout Int
  ) {
    if let start = bytes.baseAddress, kept != text.lowerBound {
      // What lies over each other is moved as if by way of a copy.
      UnsafeMutableRawPointer(start + kept).copyMemory(
        from: start + text.lowerBound, byteCount: text.count)
    }
    kept += text.count
  }

  /// Takes the next byte of a sequence; false where it is none of one, which is over.
  private mutating func take(_ byte: UInt8) -> Bool {
    switch state {
    case .text: return false
    case .escape(let hasMore): return take(byte, behindEscape: hasMore)
    case .control: return takeControl(byte)
    case .string:
      if byte == lineEnd || byte == Self.escape { state = .text }
      guard case .string = state else { return false }
      if Self.stringEnds.contains(byte) { state = .text }
      return true
    }
  }

  private mutating func take(_ byte: UInt8, behindEscape hasMore: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "[") where !hasMore: state = .control
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = hasMore ? .text : .string
    case 0x20..<0x30: state = .escape(hasMore: true)
    case 0x30..<0x7f: state = .text
    default:
      state = .text
      return false
    }
    return true
  }

  private mutating func takeControl(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20..<0x40:
      if parameters.count <= Self.longestSequence { parameters.append(byte) }
      return true
    case 0x40..<0x7f:
      state = .text
      if byte == UInt8(ascii: "m"), isRendition {
        parameters.withUnsafeBufferPointer { style.apply(rendition: $0) }
        isBehindStyle = true
      }
      return true
    default:
      state = .text
      return false
    }
  }

  private var isRendition: Bool {
    parameters.count <= Self.longestSequence
      && parameters.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: ";") ~= $0 }
  }
}
