extension [String] {
  /// Returns the word that was probably meant by a typed word; nil if none is near enough.
  ///
  /// The word begins with the typed word, or differs by the fewest letters inserted, left out,
  /// changed or swapped: at most a third of the letters, or one.
  package func nearest(to word: String) -> String? {
    let word = word.lowercased()
    guard (2...String.mostLetters).contains(word.count) else { return nil }
    if word.count > 2, let longer = first(where: { $0.lowercased().hasPrefix(word) }) {
      return longer
    }
    let near = map { ($0, $0.lowercased().edits(to: word)) }
      .filter { $0.1 <= Swift.max(1, word.count / 3) }
    // Of equally near words, the word with the longest common beginning wins.
    return near.min {
      ($0.1, word.commonPrefix(with: $1.0)) < ($1.1, word.commonPrefix(with: $0.0))
    }?.0
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> Int {
    zip(self, other.lowercased()).prefix { $0 == $1 }.count
  }

  fileprivate static let mostLetters = 100

  /// Returns Levenshtein's distance of two words; a swap of two neighbours counts once.
  fileprivate func edits(to other: String) -> Int {
    let own = Array(unicodeScalars.prefix(Self.mostLetters))
    let letters = Array(other.unicodeScalars.prefix(Self.mostLetters))
    var rows = [Array(0...letters.count)]
    for (line, letter) in own.enumerated() {
      var row = [line + 1]
      for (place, meant) in letters.enumerated() {
        var edits = Swift.min(
          rows[line][place] + (meant == letter ? 0 : 1), rows[line][place + 1] + 1, row[place] + 1)
        if line > 0, place > 0, letter == letters[place - 1], own[line - 1] == meant {
          edits = Swift.min(edits, rows[line - 1][place - 1] + 1)
        }
        row.append(edits)
      }
      rows.append(row)
    }
    return rows[own.count][letters.count]
  }
}
