import GridpickCore

extension FuzzTarget {
  /// The bytes from a terminal give the same events in pieces of any length, sent at one time.
  static let input = FuzzTarget(name: "input") { (bytes) throws(Broken) in
    var bytes = FuzzedBytes(bytes)
    let answersDue = bytes.number(below: 3)
    let length = 1 + bytes.number(below: 5)
    func events(_ pieces: [[UInt8]]) -> [TerminalEvent] {
      var decoder = InputDecoder(escapeDelay: .milliseconds(25))
      for _ in 0..<answersDue { decoder.expectAnswer(at: .zero) }
      let events = pieces.flatMap { decoder.events(from: $0, at: .zero) }
      return events + decoder.events(from: [], at: .seconds(10))
    }
    let whole = events([Array(bytes.rest)])
    let pieces = events(bytes.pieces(of: length))
    try require(whole == pieces, "\(whole) in pieces: \(pieces)")
  }

  /// The output of a preview command gives the same text in pieces of any length.
  static let styles = FuzzTarget(name: "styles") { (bytes) throws(Broken) in
    var bytes = FuzzedBytes(bytes)
    let length = 1 + bytes.number(below: 5)
    func text(_ pieces: [[UInt8]]) -> StyledText {
      var reader = StyledTextReader()
      for piece in pieces { piece.withUnsafeBufferPointer { reader.read($0) } }
      return reader.text
    }
    let whole = text([Array(bytes.rest)])
    try require(whole == text(bytes.pieces(of: length)), "another text in pieces of \(length)")
    for line in 0..<whole.lineCount {
      _ = whole.width(ofLine: line, upTo: 200, signs: .unicode)
    }
  }
}
