extension [String] {
  /// The one that is most like a word, by the fewest letters to be put in, left out or changed; nil where
  /// that are more than half of them.
  func nearest(to word: String) -> String? {
    let most = Swift.max(1, word.count / 2)
    let near = map { ($0, $0.edits(to: word)) }.filter { $0.1 <= most }
    return near.min { $0.1 < $1.1 }?.0
  }
}

extension String {
  /// Levenshtein's distance, of words that people type.
  fileprivate func edits(to other: String) -> Int {
    let letters = Array(other.unicodeScalars.prefix(100))
    var row = Array(0...letters.count)
    for (line, letter) in unicodeScalars.enumerated() {
      var corner = row[0]
      row[0] = line + 1
      for (place, own) in letters.enumerated() {
        let changed = corner + (own == letter ? 0 : 1)
        corner = row[place + 1]
        row[place + 1] = Swift.min(changed, row[place] + 1, row[place + 1] + 1)
      }
    }
    return row[letters.count]
  }
}
