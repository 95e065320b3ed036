/// A line of text being typed, with its cursor.
package struct TextEntry: Equatable {
  package enum Edit: Hashable, Sendable {
    case type(Character)
    case paste(String)
    case go(Target)
    case erase(Target)
    /// Types again what was last erased, other than a single character.
    case yank
  }

  /// A place in the line, as seen from the cursor.
  package enum Target: Hashable, Sendable {
    case left, right, start, end
    case wordStart(Word = .letters)
    case wordEnd(Word = .letters)
  }

  private var before = ""
  private var after = ""
  /// The text that was last erased, other than a single character.
  private var erased = ""

  init(_ text: String = "") {
    before = text
  }

  var text: String { before + after }

  var cursor: Int { before.utf8.count }

  var isEmpty: Bool { before.isEmpty && after.isEmpty }

  mutating func apply(_ edit: Edit) {
    switch edit {
    case .type(let character): before.append(character)
    case .paste(let text): before += text
    case .go(let target):
      let passed = take(to: target)
      if target.isAhead { before += passed } else { after = passed + after }
    case .erase(let target):
      let taken = take(to: target)
      if target != .left, target != .right, !taken.isEmpty { erased = taken }
    case .yank: before += erased
    }
  }

  private mutating func take(to target: Target) -> String {
    let count =
      switch target {
      case .left, .right: 1
      case .start: before.count
      case .end: after.count
      case .wordStart(let word): word.length(at: before.reversed(), isBackwards: true)
      case .wordEnd(let word): word.length(at: Array(after), isBackwards: false)
      }
    defer {
      if target.isAhead { after.removeFirst(min(count, after.count)) }
      if !target.isAhead { before.removeLast(min(count, before.count)) }
    }
    return String(target.isAhead ? after.prefix(count) : before.suffix(count))
  }
}

extension TextEntry.Target {
  fileprivate var isAhead: Bool {
    switch self {
    case .right, .end, .wordEnd: true
    case .left, .start, .wordStart: false
    }
  }
}

extension TextEntry {
  /// The characters that an edit takes for one word.
  package enum Word: Hashable, Sendable {
    case run
    case letters
    /// Letters and digits up to a capital: `find` and `Text` of `findText`.
    case part

    /// Returns the length up to the first word's end; `isBackwards`: the characters are reversed.
    fileprivate func length(at characters: [Character], isBackwards: Bool) -> Int {
      var length = characters.prefix { !holds($0) }.count
      while length < characters.count, holds(characters[length]) {
        length += 1
        guard self == .part, length < characters.count else { continue }
        let (one, next) = (characters[length - 1], characters[length])
        let isEdge =
          isBackwards ? one.isUppercase && !next.isUppercase : !one.isUppercase && next.isUppercase
        if isEdge { break }
      }
      return length
    }

    private func holds(_ character: Character) -> Bool {
      self == .run ? character != " " : character.isLetter || character.isNumber
    }
  }
}
