/// Removes escape sequences from bytes, and reports the styles of the rest (rules V1, Z1, Z2).
///
/// The bytes may be cut anywhere. A sequence ends with its line. Tables line up (rule Z3).
package struct EscapeSieve: Sendable {
  private enum State {
    case text
    case escape
    /// After an escape and intermediate bytes.
    case intermediate
    case control
    case string
  }

  private static let escape: UInt8 = 0x1b
  /// The bytes that begin a string after an escape.
  private static let stringStarts = Array("]PX^_".utf8)
  private static let shiftIn: UInt8 = 0x0f
  /// The bytes that end a string for the terminal: BEL as in xterm, CAN and SUB.
  private static let stringEnds: [UInt8] = [0x07, 0x18, 0x1a]
  /// The length limit of a sequence; no real sequence is longer.
  private static let longestSequence = 256

  private let lineEnd: UInt8
  private let endsStyles: Bool
  private var state = State.text
  private var style = Style.plain
  private var told = Style.plain
  private var parameters: [UInt8] = []
  private var followsStyle = false

  package init(lineEnd: UInt8, endsStyles: Bool = true) {
    self.lineEnd = lineEnd
    self.endsStyles = endsStyles
  }

  /// Moves the kept bytes to the front and returns how many; `tell` gets each change of style.
  package mutating func sift(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, telling tell: (Int, Style) -> Void
  ) -> Int {
    var kept = 0
    var told = told
    sift(UnsafeBufferPointer(bytes)) { text, style in
      if style != told {
        tell(kept, style)
        told = style
      }
      Self.moveText(text, of: bytes, at: &kept)
    }
    self.told = told
    return kept
  }

  /// Passes runs of text to `keep`, each line end alone; `keep` may overwrite up to a run's end.
  mutating func sift(_ bytes: TextBytes, keeping keep: (Range<Int>, Style) -> Void) {
    var place = 0
    while place < bytes.count {
      guard case .text = state else {
        if accept(bytes[place]) { place += 1 }
        continue
      }
      // The sgr0 of tmux and others ends with this byte, which ends alternate characters.
      let isPassed = followsStyle && bytes[place] == Self.shiftIn
      followsStyle = false
      guard !isPassed else {
        place += 1
        continue
      }
      let start = place
      place = bytes.endOfText(from: start, lineEnd: lineEnd)
      if place == start {
        place += 1
        guard bytes[start] == lineEnd else {
          state = .escape
          parameters.removeAll(keepingCapacity: true)
          continue
        }
        if endsStyles { style = .plain }
      }
      keep(start..<place, style)
    }
  }

  private static func moveText(
    _ text: Range<Int>, of bytes: UnsafeMutableBufferPointer<UInt8>, at kept: inout Int
  ) {
    if let start = bytes.baseAddress, kept != text.lowerBound {
      // The ranges may overlap; `copyMemory` moves them as if through a copy.
      UnsafeMutableRawPointer(start + kept).copyMemory(
        from: start + text.lowerBound, byteCount: text.count)
    }
    kept += text.count
  }

  /// Returns false if the byte is not part of the sequence, which then has ended.
  private mutating func accept(_ byte: UInt8) -> Bool {
    switch (state, byte) {
    case (.escape, UInt8(ascii: "[")): state = .control
    case (.escape, _) where Self.stringStarts.contains(byte): state = .string
    case (.escape, 0x20..<0x30), (.intermediate, 0x20..<0x30): state = .intermediate
    case (.escape, 0x30..<0x7f), (.intermediate, 0x30..<0x7f): state = .text
    case (.control, 0x20..<0x40):
      if parameters.count <= Self.longestSequence { parameters.append(byte) }
    case (.control, 0x40..<0x7f):
      state = .text
      guard byte == UInt8(ascii: "m"), isRendition else { break }
      parameters.withUnsafeBufferPointer { style.apply(rendition: $0) }
      followsStyle = true
    case (.string, _) where byte != lineEnd && byte != Self.escape:
      if Self.stringEnds.contains(byte) { state = .text }
    default:
      state = .text
      return false
    }
    return true
  }

  private var isRendition: Bool {
    parameters.count <= Self.longestSequence
      && parameters.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: ";") ~= $0 }
  }
}
