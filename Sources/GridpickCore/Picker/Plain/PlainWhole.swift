/// The text about an item or row as a whole, on as many lines as it needs (rule Y4).
extension PickerState {
  /// The most bytes to say: a reader takes no more, and all of it is folded at once.
  private static let mostBytes = 1 << 20

  /// Returns the items of a row, one below the other.
  func wholeRow(_ section: Int) -> [String] {
    let count = content.itemCount(inSection: section)
    var lines = ownTitle(ofSection: section).map { foldedLines(of: "\($0):") } ?? []
    var left = Self.mostBytes
    for index in 0..<count {
      guard left > 0 else { return lines + [Self.restNote] }
      let item = wholeItem(at: Position(section: section, index: index), namesRow: false)
      lines += item
      left -= item.reduce(0) { $0 + $1.utf8.count + 1 }
    }
    return count == 0 ? lines + ["nothing"] : lines
  }

  /// Returns the text that peek shows of an item, behind the titles that tell what it is about.
  func wholeItem(at position: Position, namesRow: Bool) -> [String] {
    guard let item = item(at: position) else {
      return foldedLines(of: plainItem(at: position, namesRow: namesRow))
    }
    let texts = passages(of: item, at: position, upTo: Self.mostBytes).map(\.text)
    let text = texts.filter { !$0.isEmpty }.joined(separator: "\n")
    return foldedLines(
      of: titled(text.isEmpty ? "(blank)" : text, at: position, namesRow: namesRow))
  }

  /// Returns the lines of a text, none longer than a line that is said at once.
  private func foldedLines(of text: String) -> [String] {
    FoldedText(text, columns: Self.longestLine, signs: settings.look.signs.text).lines
      .map { $0.text(of: text) }
  }
}
