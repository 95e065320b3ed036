import GridpickSystem

/// An option as somebody has said it.
struct OptionUse {
  let row: OptionRow
  let value: SystemText
  /// Where it is said, if not on the command line.
  let origin: String?
}

/// What has been said, in its order.
struct OptionUses {
  private(set) var uses: [OptionUse] = []
  var operands: [SystemText] = []
  /// The names of options that are not to be, of all that were said before (rule H2).
  private var takenBack: Set<String> = []

  /// What makes no sense together.
  private static let rivals = [
    ("print", "output"),
    // What is appended to a pivot would have to be pivoted together with what is there.
    ("more", "pivot"),
  ]

  init(operands: [SystemText] = []) {
    self.operands = operands
  }

  /// An option that is not to be takes back the one that is, also where it is an option of its own.
  mutating func append(_ use: OptionUse) {
    if use.row.name.hasPrefix("no-") { takeBack(String(use.row.name.dropFirst(3))) }
    uses.append(use)
  }

  mutating func takeBack(_ name: String) {
    uses.removeAll { $0.row.name == name }
    takenBack.insert(name)
  }

  /// Adds what is said elsewhere, which wins.
  mutating func append(_ others: OptionUses) {
    for name in others.takenBack { takeBack(name) }
    for (one, other) in Self.rivals {
      if others.have(one) { takeBack(other) }
      if others.have(other) { takeBack(one) }
    }
    uses += others.uses
  }

  /// By which option the program itself is asked for something, such as help.
  var askedOfProgram: OptionUse? {
    let names = Set(OptionTable.rest.rows.map(\.name))
    return uses.first { names.contains($0.row.name) }
  }

  /// How a word is written for an option that takes one only within its own word, and was written without: `-m3`.
  func meant(by word: SystemText) -> String? {
    let bare = uses.filter { $0.row.isOptional && $0.value.bytes.isEmpty }.map(\.row)
    let row = bare.first { row in
      var options = CommandOptions()
      return !word.bytes.isEmpty && (try? row.set(&options, word)) != nil
    }
    return row.map { ($0.letter.map { "-\($0)" } ?? "--\($0.name)=") + word.text }
  }

  func checkTogether() throws(UsageError) {
    for (one, other) in Self.rivals where have(one) && have(other) {
      throw UsageError(message: "--\(one): does not go together with --\(other)")
    }
  }

  private func have(_ name: String) -> Bool { uses.contains { $0.row.name == name } }
}
