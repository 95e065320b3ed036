/// A search for letters that stand side by side in a text.
struct LetterRun: Equatable, Sendable {
  /// The places at which a run may stand.
  enum Ground {
    case anywhere
    case wordStart
    case wholeWord
  }

  private let letters: [UInt32]
  private let folding: LetterFolding
  /// The length of the longest proper suffix of each prefix that is a prefix too.
  private let borders: [Int32]

  init(_ letters: [UInt32], _ folding: LetterFolding) {
    self.letters = letters
    self.folding = folding
    var borders: [Int32] = [0]
    var length = 0
    for letter in letters.dropFirst() {
      while length > 0, letters[length] != letter { length = Int(borders[length - 1]) }
      if letters[length] == letter { length += 1 }
      borders.append(Int32(truncatingIfNeeded: length))
    }
    self.borders = borders
  }

  /// Returns the bytes of the run with the best beginning, and of equally good runs the first.
  ///
  /// Each letter of the text is read once (Knuth, Morris, Pratt).
  func best(in text: UnsafeBufferPointer<UInt8>, _ ground: Ground) -> Range<Int>? {
    let reader = LetterReader(text: text)
    let nameStart = reader.nameStart
    var best: (run: Range<Int>, worth: Int)?
    var tail = RunStart(reader)
    var matched = 0
    var read = 0
    var offset = 0
    while offset < text.count {
      let letter = reader.letter(at: offset)
      offset += letter.length
      read += 1
      if read > letters.count { tail.step() }
      let folded = folding.folded(letter.scalar)
      while matched > 0, letters[matched] != folded { matched = Int(borders[matched - 1]) }
      if letters[matched] == folded { matched += 1 }
      guard matched == letters.count else { continue }
      matched = Int(borders[matched - 1])
      let worth = tail.worth(nameStart: nameStart)
      if tail.isOn(ground, to: offset), best.map({ $0.worth < worth }) ?? true {
        best = (tail.offset..<max(tail.offset, offset), worth)
      }
    }
    return best?.run
  }

  /// Returns the run at the start of a text, after leading blanks.
  func atStart(of text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let reader = LetterReader(text: text)
    return run(in: reader, from: isBlank(letters.first) ? 0 : reader.startOfLetters)
  }

  /// Returns the run at the end of a text, before trailing blanks.
  func atEnd(of text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let reader = LetterReader(text: text)
    var start = isBlank(letters.last) ? text.count : reader.endOfLetters
    for _ in letters {
      guard start > 0 else { return nil }
      start -= reader.letter(before: start).length
    }
    return run(in: reader, from: start)
  }

  /// Returns the run that fills a text, apart from blanks around it.
  func whole(_ text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let end = isBlank(letters.last) ? text.count : LetterReader(text: text).endOfLetters
    return atStart(of: text).flatMap { $0.upperBound == end ? $0 : nil }
  }

  private func isBlank(_ letter: UInt32?) -> Bool {
    letter.map(LetterClass.init) == .blank
  }

  private func run(in reader: LetterReader, from start: Int) -> Range<Int>? {
    var offset = start
    for expected in letters {
      guard offset < reader.text.count else { return nil }
      let letter = reader.letter(at: offset)
      guard folding.folded(letter.scalar) == expected else { return nil }
      offset += letter.length
    }
    return start..<offset
  }
}
