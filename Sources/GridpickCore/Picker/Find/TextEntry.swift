/// A line of text being typed, with its cursor.
package struct TextEntry: Equatable {
  /// A change of the line or of its cursor, asked for by a key.
  package enum Edit: Hashable, Sendable {
    case type(Character)
    case paste(String)
    case erase, eraseNext, eraseWord, eraseToStart, eraseToEnd
    case left, right, start, end
  }

  /// The text before the cursor; `after` is the text behind it.
  private var before = ""
  private var after = ""

  init(_ text: String = "") {
    before = text
  }

  var text: String { before + after }

  /// The number of bytes before the cursor.
  var cursor: Int { before.utf8.count }

  var isEmpty: Bool { before.isEmpty && after.isEmpty }

  mutating func apply(_ edit: Edit) {
    switch edit {
    case .type(let character): before.append(character)
    case .paste(let text): before += text
    case .erase: _ = before.popLast()
    case .eraseNext: if !after.isEmpty { after.removeFirst() }
    case .eraseWord: eraseWord()
    case .eraseToStart: before = ""
    case .eraseToEnd: after = ""
    case .left: if let last = before.popLast() { after = String(last) + after }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .start:
      after = text
      before = ""
    case .end:
      before = text
      after = ""
    }
  }

  /// Erases the word before the cursor, and the blanks between the word and the cursor.
  private mutating func eraseWord() {
    while before.last == " " { before.removeLast() }
    while let last = before.last, last != " " { before.removeLast() }
  }
}
