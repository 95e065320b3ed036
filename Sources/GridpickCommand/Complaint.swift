import GridpickCore
import GridpickFormats
import GridpickTerminal

/// An error as the one line that a person reads.
struct Complaint: Error, Equatable {
  let message: String

  /// The complaint after the reader of the output has gone; nobody needs a message then.
  static let unread = Complaint("")

  var status: ExitStatus { message.isEmpty ? .unread : .error }

  /// Makes a message safe to show, as in a cell: names and arguments may hold anything (rule L7).
  init(_ message: String) {
    self.message = message.shown
  }

  /// Returns the complaint, with the option's place in front if it is in the defaults (rule H3).
  func of(_ origins: [String: String]) -> Complaint {
    guard message.hasPrefix("--") else { return self }
    return of(origins[String(message.dropFirst(2).prefix { $0 != ":" })])
  }

  /// Returns the complaint with its option or place in front; nil is the command line.
  func of(_ origin: String?) -> Complaint {
    origin.map { Complaint("\($0): \(message)") } ?? self
  }

  init(_ fault: Fault, of name: String) { self.init("\(name): \(fault.reason)") }

  init(_ error: LoadingFailure, of name: String) {
    switch error {
    case .input(let error): self.init(error, of: name)
    case .format(let error): self.init(error, of: name)
    }
  }

  init(_ error: FormatError, of name: String, andOthers count: Int = 0) {
    if error.choices.isEmpty {
      let found = error.found.isEmpty ? "the end of the input" : "'\(error.found)'"
      let others = count == 0 ? "" : ", and \(count) more like it"
      let place = "\(name):\(error.place.line):\(error.place.column)"
      self.init("\(place): expected \(error.expected), found \(found)\(others)")
    } else {
      self.init(error.choices, of: name)
    }
    if let format = error.otherFormat { self.init("\(message); try -F \(format)") }
  }

  private init(_ choices: [GridChoice], of name: String) {
    let pointers = choices.prefix(6).map {
      "\($0.pointer) (\($0.count) \($0.count == 1 ? "row" : "rows"))"
    }
    let several = "several tables in this JSON; choose one: --pointer"
    self.init("\(name): \(several) \(pointers.joinedByOr)")
  }

  /// Creates a complaint that begins with the option: `--reload: status 3: no such host`.
  init(_ failure: CommandFailure, of option: String) {
    switch failure {
    case .failed(let error): self.init(error, of: option)
    case .status(_, let complaint), .signal(_, let complaint):
      self.init([option, failure.ending, complaint].compactMap(\.self).joined(separator: ": "))
    case .format(let error): self.init(error, of: option)
    }
  }

  init(_ missing: MissingColumn) {
    self.init(
      missing.known.isEmpty
        ? "\(missing.words); lines have none, but -d blanks splits them" : missing.wordsAndNames)
  }

  init(_ error: TerminalError) {
    switch error {
    case .noType, .unusableType:
      self.init("\(error.description); --plain works on any terminal")
    case .noTerminal, .busy, .failed: self.init(error.description)
    }
  }
}

extension String {
  /// The text as a cell shows it.
  var shown: String {
    SafeText(self).glyphs.reduce(into: "") { $0.unicodeScalars += $1.scalars }
  }
}

extension CommandFailure {
  /// The status or the signal that ended a command; nil for any other failure.
  var ending: String? {
    switch self {
    case .status(let status, _): "status \(status)"
    case .signal(let number, _): "ended by signal \(number)"
    case .failed, .format: nil
    }
  }
}
