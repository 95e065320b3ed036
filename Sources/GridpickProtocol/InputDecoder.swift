/// From the bytes that a terminal sends to what a person did; keeps its place in what comes in pieces.
///
/// What it keeps is bounded in length. Where the end of something got lost it takes letters for a part of
/// that until a pause; a paste's is waited for until a pause comes behind Ctrl-C.
package struct InputDecoder: Sendable {
  private enum State {
    case keys
    /// Within a mouse report.
    case report(MouseReportReader)
    /// Within one of the old form, whose three bytes may be any.
    case oldReport([UInt8])
    /// Within an answer of the terminal.
    case answer(AnswerReader)
    /// Within a sequence that nobody knows, up to its final byte.
    case unknownSequence
    /// Within pasted text, which is not keys; so many bytes of its end have come.
    case paste(ending: Int)
  }

  /// A terminal sends the rest of a sequence at once, a slow line a moment later; what comes later
  /// still is something else.
  private static let patience = Duration.milliseconds(300)
  /// So long an answer is due, and its beginning may be one.
  package static let answerPatience = Duration.seconds(1)
  /// A pause that no terminal makes within an answer: its end got lost.
  private static let longestPause = Duration.seconds(5)
  /// The same for an escape by itself, which a person must not wait for.
  private static let answerEscapeDelay = Duration.milliseconds(100)
  private static let escape: UInt8 = 0x1b
  private static let interrupt: UInt8 = 0x03
  private static let pasteEnd = Array(EscapeSequence.pasteEnd.utf8)
  /// More of a paste nobody has typed in mind.
  private static let longestPaste = 1 << 17

  private let keys: KeyReader
  /// How long an escape may be the beginning of a sequence; then it is the key.
  private let escapeDelay: Duration
  private var state = State.keys
  /// The beginning of a key whose rest is to come.
  private var waiting: [UInt8] = []
  private var lastInput = Duration.zero
  /// What has come of a paste, with the beginning of its end.
  private var pasted: [UInt8] = []
  /// When the terminal was asked for what it has not answered.
  private var askedAt: Duration?
  /// How often it was, since it had answered all.
  private var answersDue = 0

  package init(_ sequences: KeySequences = KeySequences(), escapeDelay: Duration) {
    keys = KeyReader(sequences: sequences)
    self.escapeDelay = escapeDelay
  }

  /// When what has come by then is all there is, and means what it means by itself.
  package var deadline: Duration? { waiting.isEmpty ? nil : lastInput + patience }

  /// The terminal has been asked, last of all for its attributes, which end the answer.
  package mutating func expectAnswer(at time: Duration) {
    askedAt = time
    answersDue += 1
  }

  /// Whether an answer is still to come; a terminal that never gives one is not waited for any longer.
  package func isAnswerDue(at time: Duration) -> Bool {
    askedAt.map { time - $0 < Self.answerPatience } ?? false
  }

  /// How long what has come may be the beginning of more.
  ///
  /// An answer that is due may be cut anywhere.
  private var patience: Duration {
    let isDue = isAnswerDue(at: lastInput)
    let isEscape = !waiting.isEmpty && waiting.allSatisfy { $0 == Self.escape }
    if isEscape || KeyReader.isMostlyKeys(waiting) {
      return isDue ? max(Self.answerEscapeDelay, escapeDelay) : escapeDelay
    }
    return max(isDue ? Self.answerPatience : Self.patience, escapeDelay)
  }

  /// Whether the terminal was asked and has not answered all of it, however long ago.
  package var awaitsAnswer: Bool { askedAt != nil }

  /// What has come and what was asked belong to another screen: their rest will not come.
  package mutating func forget() {
    state = .keys
    waiting = []
    pasted = []
    askedAt = nil
    answersDue = 0
  }

  /// What the bytes say, and what was waiting for them; no bytes where only time has passed.
  package mutating func events(from bytes: [UInt8], at time: Duration) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    if time - lastInput >= patience {
      decode(waiting, isAll: true, into: &events)
      end(pause: time - lastInput)
    }
    guard !bytes.isEmpty else { return events }
    lastInput = time
    decode(waiting + bytes, isAll: false, into: &events)
    return events
  }

  /// A paste may come slowly, and so may an answer; but where its end got lost the picker must not be deaf
  /// for ever.
  private mutating func end(pause: Duration) {
    switch state {
    case .paste: break
    case .answer(let reader) where !reader.isTooLong && pause < Self.longestPause: break
    case .keys, .report, .oldReport, .answer, .unknownSequence: state = .keys
    }
  }

  private mutating func decode(
    _ bytes: [UInt8], isAll: Bool, into events: inout [TerminalEvent]
  ) {
    waiting = []
    var rest = bytes[...]
    while let byte = rest.first {
      switch state {
      case .keys:
        let reading = keys.reading(of: rest, isAll: isAll)
        if reading == .incomplete {
          waiting = Array(rest)
          return
        }
        rest.removeFirst(reading.length)
        if let event = begin(reading) { events.append(event) }
      case .answer(let reader):
        if let event = readAnswer(by: reader, from: &rest, isAll: isAll) { events.append(event) }
      case .paste where rest.elementsEqual([Self.interrupt]):
        // Text has more behind it, at least the end of the paste; a key has not.
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
        // ECMA-48: parameters and intermediates, up to a final byte from 0x40 on; anything else cuts
        // the sequence short, and means what it means by itself.
        let isPart = (0x20..<0x7f).contains(byte)
        if isPart { rest.removeFirst() }
        if !isPart || byte >= 0x40 { state = .keys }
      case .report(var reader):
        let progress = reader.read(byte)
        if progress != .refused { rest.removeFirst() }
        state = progress == .reading ? .report(reader) : .keys
        if case .finished(let event?) = progress { events.append(.mouse(event)) }
      }
    }
  }

  /// Reads on by a byte; what cuts an answer short is left, and means what it means by itself.
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
    // Of the end of a very long one nothing may have been kept, or a part.
    let end = pasted.suffix(Self.pasteEnd.count).lastIndex(of: Self.escape)
    return .pasted(String(decoding: pasted[..<(end ?? pasted.count)], as: UTF8.self))
  }

  private mutating func begin(_ reading: KeyReader.Reading) -> TerminalEvent? {
    switch reading {
    case .incomplete, .nothing: return nil
    case .key(let key, _): return .key(key)
    case .answer(let reader):
      state = .answer(reader)
      return nil
    case .unknown:
      state = .unknownSequence
      return nil
    case .sequence(let meaning, _):
      switch meaning {
      case .key(let key): return .key(key)
      case .focus(let isIn): return .focus(isIn)
      case .mouseReport: state = .report(MouseReportReader())
      case .oldMouseReport: state = .oldReport([])
      case .pasteStart: state = .paste(ending: 0)
      case .pasteEnd: break
      }
      return nil
    }
  }
}
