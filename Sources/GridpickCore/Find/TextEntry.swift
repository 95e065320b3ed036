/// A line of text as it is typed, and where in it one is.
package struct TextEntry: Equatable {
  /// A change to the line, or another place in it, as a key asks for it.
  package enum Edit: Hashable, Sendable {
    case type(Character)
    case paste(String)
    case erase, eraseNext, eraseWord, eraseToStart, eraseToEnd
    case left, right, start, end
  }

  /// What stands before the place one is at, and behind it.
  private var before = ""
  private var after = ""

  init(_ text: String = "") {
    before = text
  }

  var text: String { before + after }

  /// How many bytes stand before the place one is at.
  var cursor: Int { before.utf8.count }

  var isEmpty: Bool { before.isEmpty && after.isEmpty }

  mutating func perform(_ edit: Edit) {
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

  /// A word, and the blanks behind it.
  private mutating func eraseWord() {
    while before.last == " " { before.removeLast() }
    while let last = before.last, last != " " { before.removeLast() }
  }
}
