import GridFormats
import GridLoading
import GridModel
import Screen
import Terminal

/// An error in the one line that a person reads.
struct Complaint: Error, Equatable {
  let message: String

  /// Names and arguments may hold anything; they are shown as harmless as in a cell (rule L7).
  init(_ message: String) {
    var shown = String.UnicodeScalarView()
    for glyph in SafeText(message).glyphs { shown += glyph.scalars }
    self.message = String(shown)
  }

  init(_ error: UsageError) {
    self.init("\(error.message); see gridpick --help")
  }

  init(_ error: InputError, of input: Input) {
    switch error {
    case .isDirectory: self.init("\(input.name): is a directory, not a file")
    case .isTerminal: self.init("nothing to read: name a FILE or send something to standard input")
    case .failed(let reason): self.init("\(input.name): \(reason)")
    }
  }

  init(_ error: FormatError, of input: Input) {
    let found = error.found.isEmpty ? "the end of the input" : "'\(error.found)'"
    self.init(
      "\(input.name):\(error.place.line):\(error.place.column): expected \(error.expected), found \(found)"
    )
  }

  init(_ setting: NamedSetting, of input: Input, expected names: [String]) {
    let expected = OptionTable.oneOf(names)
    self.init(
      "\(input.name):\(setting.place.line):\(setting.place.column): expected \(expected), found '\(setting.name)'"
    )
  }

  init(_ error: PivotError) {
    switch error {
    case .noFields: self.init("--pivot: the input has no fields")
    case .unknownField(let name, let known):
      let named = 20
      let rest = known.count > named ? ["\(known.count - named) more"] : []
      let names = (known.prefix(named) + rest).joined(separator: ", ")
      self.init("--pivot: '\(name)' is no field; there are \(names)")
    }
  }

  init(_ error: TerminalError) {
    self.init(error.description)
  }
}
