import GridpickTerminal

/// A word, and for errors the name of its place in the defaults; nil for the command line.
struct WrittenWord {
  let text: SystemText
  let origin: String?
}

struct OptionUse {
  let row: OptionRow
  var value: SystemText
  let origin: String?
}

struct OptionUses {
  private(set) var uses: [OptionUse] = []
  var operands: [WrittenWord] = []
  /// The names of the options that these uses take back from everything given before (rule H2).
  private(set) var takenBack: Set<String> = []

  private static let rivals = [
    ("print", "output"),
    ("print", "accept-nth"),
    ("output", "accept-nth"),
    ("only", "with-nth"),
    ("sort", "tac"),
    // Appended data would have to be pivoted together with the data that is already shown.
    ("more", "pivot"),
    ("group-by", "pivot"),
  ]

  /// Appends a use; `--no-NAME` takes back `--NAME`, even if `--no-NAME` is an option of its own.
  mutating func append(_ use: OptionUse) {
    if use.row.name.hasPrefix("no-") { takeBack(String(use.row.name.dropFirst(3))) }
    uses.append(use)
  }

  mutating func takeBack(_ name: String) {
    drop(name)
    takenBack.insert(name)
  }

  /// Gives the first operand to a bare `--man`: people write `--man recipes`.
  mutating func takePage() {
    guard let place = uses.lastIndex(where: { $0.row.name == "man" && $0.value.bytes.isEmpty }),
      !operands.isEmpty
    else { return }
    uses[place].value = operands.removeFirst().text
  }

  mutating func drop(_ name: String) { uses.removeAll { $0.row.name == name } }

  /// Appends options that were given later, and win over these.
  mutating func append(_ others: OptionUses) {
    for name in others.takenBack { takeBack(name) }
    for (one, other) in Self.rivals {
      if others.have(one) { takeBack(other) }
      if others.have(other) { takeBack(one) }
    }
    uses += others.uses
  }

  /// The first option that asks the program for something such as help; nil without one.
  var askedOfProgram: OptionUse? {
    uses.first { use in OptionTable.rest.rows.contains { $0.name == use.row.name } }
  }

  /// Returns a suggestion if a word is probably the value of an option; nil otherwise.
  ///
  /// People write `-m 3`, but an optional value must be in the word of its option, as in `-m3`.
  func meant(by word: SystemText) -> String? {
    let bare = uses.filter { $0.row.isOptional && $0.value.bytes.isEmpty }.map(\.row)
    let row = bare.first { row in
      var options = CommandOptions()
      return !word.bytes.isEmpty && (try? row.set(&options, word)) != nil
    }
    return row.map {
      "did you mean \(($0.letter.map { "-\($0)" } ?? "--\($0.name)=") + word.text)?"
    }
  }

  func checkTogether() throws(Complaint) {
    for (one, other) in Self.rivals where have(one) && have(other) {
      throw Complaint("--\(one): cannot be combined with --\(other)")
    }
  }

  func have(_ name: String) -> Bool { uses.contains { $0.row.name == name } }
}
