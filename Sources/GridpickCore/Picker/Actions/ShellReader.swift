/// A reader of shell commands, byte by byte, that finds the places for a quoted word.
///
/// It knows just enough of the grammar to say where the word stays one word (POSIX.1-2017, Shell
/// Command Language, 2.2, 2.3, 2.6 and 2.7.4). In doubt it allows no word, for example on the lines
/// after the beginning of a here-document.
package struct ShellReader: Sendable {
  private enum Level: Equatable {
    /// Commands up to `)`, or for `backquotes` up to a backquote.
    case group
    case backquotes
    case comment
    case singleQuotes
    case doubleQuotes
    /// `${name:-word}`.
    case expansion
    /// `$((1 + 2))`, in which some shells run the value as code.
    case arithmetic
    case hereDocument

    var allowsWord: Bool { [.group, .backquotes, .comment].contains(self) }

    var isQuotes: Bool { self == .singleQuotes || self == .doubleQuotes }
  }

  /// The open levels from the outside in; outside of all levels, the text is commands.
  private var levels: [Level] = []
  /// The outermost level that allows no word; nil if all levels allow a word.
  private var barrier: Int?
  private var isEscaped = false
  /// The last byte, if it may begin something; a space at the start.
  private var last = UInt8(ascii: " ")
  private var arrows = 0
  private var awaitsHereDocument = false

  /// True if a quoted word may come next.
  var allowsWord: Bool { barrier == nil }

  /// True if quotes are the outermost level that allows no word.
  var isInQuotes: Bool { barrier.map { levels[$0].isQuotes } ?? false }

  /// True if braces that come next belong to the shell, as after a `$` or a backslash.
  var mustStay: Bool { isEscaped || last == UInt8(ascii: "$") || last == UInt8(ascii: "\\") }

  mutating func skipWord() {
    finishArrows()
    last = 0
  }

  mutating func read(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
      last = 0
      return
    }
    if byte != UInt8(ascii: "<") { finishArrows() }
    let before = last
    last = byte
    switch levels.last {
    case .hereDocument: break
    case .singleQuotes: if byte == UInt8(ascii: "'") { close() }
    case .comment:
      guard byte == UInt8(ascii: "\n") else { break }
      close()
      finishLine()
    case .doubleQuotes where byte == UInt8(ascii: "\""): close()
    case .expansion where byte == UInt8(ascii: "}"): close()
    case .expansion where byte == UInt8(ascii: "'"): open(.singleQuotes)
    case .doubleQuotes, .expansion: readAnywhere(byte, after: before)
    case .arithmetic: readInArithmetic(byte, after: before)
    case .group, .backquotes, nil: readInCommand(byte, after: before)
    }
  }

  private mutating func readInCommand(_ byte: UInt8, after before: UInt8) {
    switch byte {
    case UInt8(ascii: "'"): open(.singleQuotes)
    case UInt8(ascii: "("):
      // `((` is arithmetic to some shells.
      open(before == byte ? .arithmetic : .group)
    case UInt8(ascii: ")"): if levels.last == .group { close() }
    case UInt8(ascii: "#"): if Self.endsWord(before) { open(.comment) }
    case UInt8(ascii: "<"): arrows += 1
    case UInt8(ascii: "\n"): finishLine()
    default: readAnywhere(byte, after: before)
    }
  }

  private mutating func readInArithmetic(_ byte: UInt8, after before: UInt8) {
    switch byte {
    case UInt8(ascii: ")"): close()
    case UInt8(ascii: "("): open(before == UInt8(ascii: "$") ? .group : .arithmetic)
    default: readAnywhere(byte, after: before)
    }
  }

  /// Reads a byte that means the same in commands, double quotes, expansions and arithmetic.
  private mutating func readAnywhere(_ byte: UInt8, after before: UInt8) {
    switch byte {
    case UInt8(ascii: "("): if before == UInt8(ascii: "$") { open(.group) }
    case UInt8(ascii: "\\"): isEscaped = true
    case UInt8(ascii: "\""): open(.doubleQuotes)
    case UInt8(ascii: "`"): readBackquote()
    case UInt8(ascii: "{"): if before == UInt8(ascii: "$") { open(.expansion) }
    default: break
    }
  }

  private mutating func readBackquote() {
    guard let first = levels.lastIndex(of: .backquotes) else { return open(.backquotes) }
    while levels.count > first { close() }
  }

  private mutating func open(_ level: Level) {
    if barrier == nil, !level.allowsWord { barrier = levels.count }
    levels.append(level)
  }

  private mutating func close() {
    levels.removeLast()
    if barrier == levels.count { barrier = nil }
  }

  private mutating func finishLine() {
    if awaitsHereDocument { open(.hereDocument) }
  }

  /// Ends a run of `<`: two of them begin a here-document, three do not.
  private mutating func finishArrows() {
    if arrows == 2 { awaitsHereDocument = true }
    arrows = 0
  }

  /// Returns true if a new word may begin after the byte; the end of a group does not count.
  private static func endsWord(_ byte: UInt8) -> Bool { wordEnds.contains(byte) }

  private static let wordEnds = Array(" \t\n;&|(<>".utf8)
}
