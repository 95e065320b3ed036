/// The thing in the input of which some bytes have come.
enum InputState: Equatable, Sendable {
  case keys
  /// A mouse report, of which these bytes have come.
  case report([UInt8])
  /// A mouse report of the old form, whose three bytes may have any value.
  case oldReport([UInt8])
  /// An answer, requested or sent by the terminal on its own.
  case answer(AnswerReader)
  /// CSI or SS3 with bytes that no key has; they must not leak as typed text.
  case unknownSequence
  /// Pasted text, which is not keys; `ending` bytes of its end have come.
  case paste(ending: Int)
}

/// Decodes the bytes of a terminal, which may come in pieces, into events.
///
/// If the end of a sequence is lost, a pause ends it; a paste ends with Ctrl-C and a pause.
package struct InputDecoder: Sendable {
  /// The longest wait for the rest of a sequence, which may take a moment on a slow line.
  private static let patience = Duration.milliseconds(300)
  /// The time during which an answer is due; also the wait for the rest of the answer's beginning.
  package static let answerPatience = Duration.seconds(1)
  /// No terminal makes such a long pause within an answer: after it the end counts as lost.
  private static let longestPause = Duration.seconds(5)
  /// The wait for an answer after a lone escape; short, because a person may have pressed Esc.
  private static let answerEscapeDelay = Duration.milliseconds(100)
  private static let escape: UInt8 = 0x1b
  private static let interrupt: UInt8 = 0x03
  private static let pasteEnd = Array(EscapeSequence.pasteEnd.utf8)
  /// The most bytes that are kept of a paste, more than anybody pastes on purpose.
  private static let longestPaste = 1 << 17

  private let sequences: KeySequences
  /// The time for which an escape may begin a sequence; after it, the escape is the key Esc.
  private let escapeDelay: Duration
  private var state = InputState.keys
  private var waiting: [UInt8] = []
  private var lastInput = Duration.zero
  /// The bytes of a paste so far, with the beginning of its end.
  private var pasted: [UInt8] = []
  /// The time of the last request, until the terminal has answered everything; otherwise nil.
  private var askedAt: Duration?
  package private(set) var answersDue = 0

  package init(_ sequences: KeySequences = KeySequences(), escapeDelay: Duration) {
    self.sequences = sequences
    self.escapeDelay = escapeDelay
  }

  /// The time at which the waiting bytes count as complete; nil if no bytes wait.
  package var deadline: Duration? { waiting.isEmpty ? nil : lastInput + patience }

  /// Expects one answer more, which ends with the attributes.
  package mutating func expectAnswer(at time: Duration) {
    askedAt = time
    answersDue += 1
  }

  /// True if an answer may still come; `answerPatience` after the request, none is expected.
  package func isAnswerDue(at time: Duration) -> Bool {
    askedAt.map { time - $0 < Self.answerPatience } ?? false
  }

  /// The wait for more bytes; longer while an answer is due, because it may be cut anywhere.
  private var patience: Duration {
    let isDue = isAnswerDue(at: lastInput)
    if !waiting.isEmpty, waiting.allSatisfy({ $0 == Self.escape }) {
      return isDue ? max(Self.answerEscapeDelay, escapeDelay) : escapeDelay
    }
    return max(isDue ? Self.answerPatience : Self.patience, escapeDelay)
  }

  /// True if the terminal was asked and has not answered everything, however long ago that was.
  package var awaitsAnswer: Bool { askedAt != nil }

  /// Forgets waiting bytes and requests, which belong to another screen and will not be completed.
  package mutating func forget() {
    state = .keys
    waiting = []
    pasted = []
    askedAt = nil
    answersDue = 0
  }

  /// Returns the events of new bytes; `bytes` is empty if only time has passed.
  package mutating func events(from bytes: [UInt8], at time: Duration) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    if time - lastInput >= patience {
      decode(waiting, isAll: true, into: &events)
      dropLostSequence(pause: time - lastInput)
    }
    guard !bytes.isEmpty else { return events }
    lastInput = time
    decode(waiting + bytes, isAll: false, into: &events)
    return events
  }

  /// Ends a sequence after a pause, so that keys work again; pastes and answers may come slowly.
  private mutating func dropLostSequence(pause: Duration) {
    switch state {
    case .paste: break
    case .answer(let reader) where !reader.isTooLong && pause < Self.longestPause: break
    case .keys, .report, .oldReport, .answer, .unknownSequence: state = .keys
    }
  }

  private mutating func decode(_ bytes: [UInt8], isAll: Bool, into events: inout [TerminalEvent]) {
    waiting = []
    var rest = bytes[...]
    while let byte = rest.first {
      switch state {
      case .keys:
        switch sequences.reading(of: rest, isAll: isAll) {
        case .key(let key, let length):
          rest.removeFirst(length)
          events.append(.key(key))
        case .begins(let begun, let length):
          rest.removeFirst(length)
          state = begun
        case .nothing(let length): rest.removeFirst(length)
        case .incomplete:
          waiting = Array(rest)
          return
        }
      case .answer(let reader):
        if let event = readAnswer(by: reader, from: &rest, isAll: isAll) { events.append(event) }
      case .paste where rest.elementsEqual([Self.interrupt]):
        // A Ctrl-C in a pasted text is followed by more bytes, at least the end of the paste; the
        // key Ctrl-C is followed by nothing.
        if !isAll {
          waiting = Array(rest)
          return
        }
        state = .keys
        pasted = []
      case .paste(let ending):
        rest.removeFirst()
        if let event = readPaste(byte, ending: ending) { events.append(event) }
      case .oldReport(let report):
        rest.removeFirst()
        state = .oldReport(report + [byte])
        guard report.count == 2 else { continue }
        state = .keys
        if let event = MouseEvent(oldReport: report + [byte]) { events.append(.mouse(event)) }
      case .unknownSequence:
        // ECMA-48: parameters and intermediates precede a final byte from 0x40 on. Any other byte
        // cuts the sequence short and keeps its own meaning.
        let isPart = (0x20..<0x7f).contains(byte)
        if isPart { rest.removeFirst() }
        if !isPart || byte >= 0x40 { state = .keys }
      case .report(let report):
        // Parameter and intermediate bytes of ECMA-48; any other byte keeps its own meaning.
        let isPart = (0x20..<0x40).contains(byte)
        let isEnd = byte == UInt8(ascii: "M") || byte == UInt8(ascii: "m")
        if isPart || isEnd { rest.removeFirst() }
        state = isPart ? .report(Array((report + [byte]).prefix(MouseEvent.longestReport))) : .keys
        if isEnd, let event = MouseEvent(report: report, isRelease: byte == UInt8(ascii: "m")) {
          events.append(.mouse(event))
        }
      }
    }
  }

  /// Reads an answer; a byte that cuts it short stays in `rest` and keeps its own meaning.
  private mutating func readAnswer(
    by reader: AnswerReader, from rest: inout ArraySlice<UInt8>, isAll: Bool
  ) -> TerminalEvent? {
    if !isAll, rest.elementsEqual([Self.escape]) {
      waiting = Array(rest)
      rest = []
      return nil
    }
    var reader = reader
    let isEnd = rest.starts(with: AnswerReader.end)
    let progress = isEnd ? .finished(reader.text) : reader.read(rest[rest.startIndex])
    if progress != .refused { rest.removeFirst(isEnd ? AnswerReader.end.count : 1) }
    state = progress == .reading ? .answer(reader) : .keys
    guard case .finished(let answer?) = progress else { return nil }
    switch answer {
    case .background(let rgb): return .background(rgb)
    case .attributes:
      answersDue = max(0, answersDue - 1)
      if answersDue == 0 { askedAt = nil }
      return nil
    }
  }

  private mutating func readPaste(_ byte: UInt8, ending: Int) -> TerminalEvent? {
    if pasted.count < Self.longestPaste { pasted.append(byte) }
    guard byte == Self.pasteEnd[ending] else {
      state = .paste(ending: byte == Self.escape ? 1 : 0)
      return nil
    }
    guard ending + 1 == Self.pasteEnd.count else {
      state = .paste(ending: ending + 1)
      return nil
    }
    state = .keys
    defer { pasted = [] }
    // The end of a very long paste may be kept only in part, or not at all.
    let end = pasted.suffix(Self.pasteEnd.count).lastIndex(of: Self.escape)
    return .pasted(String(decoding: pasted[..<(end ?? pasted.count)], as: UTF8.self))
  }
}

package enum TerminalEvent: Equatable, Sendable {
  case key(Key)
  case pasted(String)
  /// A whole line, typed on a terminal that is read line by line.
  case typed(String)
  case mouse(MouseEvent)
  case resized(ScreenSize)
  /// The terminal's background, which the program asked for; 0xff0000 is red.
  case background(UInt32)
  case notice(String)
  /// A descriptor that is watched beside the terminal has something to read.
  case readable(Int32)
  /// The input has ended, or a signal that ends programs has come and has been handled.
  case ended
  /// The terminal does not exist any more.
  case gone
}
