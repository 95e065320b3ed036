import GridpickTerminal

struct OptionUse {
  let row: OptionRow
  var value: SystemText
  let origin: String?
}

struct OptionUses {
  private(set) var uses: [OptionUse] = []
  var operands: [SystemText] = []
  /// The names of the options that these uses take back from everything given before (rule H2).
  private(set) var takenBack: Set<String> = []

  private static let rivals = [
    ("print", "output"),
    ("print", "accept-nth"),
    ("output", "accept-nth"),
    ("only", "with-nth"),
    ("sort", "tac"),
    // Appended data would have to be pivoted together with the data that is there.
    ("more", "pivot"),
    ("group-by", "pivot"),
  ]

  /// A `--no-NAME` takes back `--NAME`, even if `--no-NAME` is an option of its own.
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
    uses[place].value = operands.removeFirst()
  }

  mutating func drop(_ name: String) { uses.removeAll { $0.row.name == name } }

  /// Adds options that were given elsewhere and later, and that win.
  mutating func append(_ others: OptionUses) {
    for name in others.takenBack { takeBack(name) }
    for (one, other) in Self.rivals {
      if others.have(one) { takeBack(other) }
      if others.have(other) { takeBack(one) }
    }
    uses += others.uses
  }

  /// The option that asks for something of the program itself, such as help; nil if there is none.
  var askedOfProgram: OptionUse? {
    let names = Set(OptionTable.rest.rows.map(\.name))
    return uses.first { names.contains($0.row.name) }
  }

  /// Returns the option that was probably meant by a word that is no FILE; nil if none was.
  ///
  /// It may be an option's value: one that may be missing, as of `-m3`, must stand in its word.
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

  func checkTogether() throws(UsageError) {
    for (one, other) in Self.rivals where have(one) && have(other) {
      throw UsageError(message: "--\(one): cannot be combined with --\(other)")
    }
  }

  func have(_ name: String) -> Bool { uses.contains { $0.row.name == name } }
}
