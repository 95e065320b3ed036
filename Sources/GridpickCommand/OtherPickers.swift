import GridpickTerminal

/// The options and actions of fzf, smenu and gum, from the manual page for their users.
enum OtherPickers {
  /// A row of a table in the page: words of another program, and what gridpick has for them.
  private struct Row {
    let words: [Substring]
    private let here: Substring
    private let remark: Substring

    init?(_ line: Substring) {
      var cells = line.split(separator: "|", omittingEmptySubsequences: false)
      // A bar within a cell is written with a backslash.
      for place in cells.indices.dropLast().reversed() where cells[place].last == "\\" {
        cells[place] = line[cells[place].startIndex..<cells.remove(at: place + 1).endIndex]
      }
      guard cells.count == 5, cells[1].hasPrefix(" `") else { return nil }
      words = cells[1].split(separator: "`").filter { $0.first != " " }
      here = cells[2].trimmed
      remark = cells[3].trimmed
    }

    var isIgnored: Bool { here == "ignored" }

    var option: String? {
      guard here.hasPrefix("read as: ") else { return nil }
      return here.dropFirst("read as: ".count).filter { $0 != "`" }
    }

    /// The words shown to a user who types this option or action; nil if gridpick accepts it.
    var answer: String? {
      let remark = remark.isEmpty ? "" : "; \(remark)"
      if here == "not here" { return ("not in gridpick" + remark).filter { $0 != "`" } }
      guard here.hasPrefix("instead: ") else { return nil }
      return ("use " + here.dropFirst("instead: ".count) + remark).filter { $0 != "`" }
    }
  }

  private static let rows = String(
    decoding: PackageResources.COMING_FROM_FZF_md, as: UTF8.self
  )
  .split(separator: "\n").compactMap(Row.init)

  /// Returns the advice about another picker's option or action; nil if none has it.
  ///
  /// A row with the whole word wins; if the option is a flag here, only rows with values count.
  static func answer(to word: String, isFlagHere: Bool = false) -> String? {
    let name = word[...].name
    return answer(toExactly: word)
      ?? rows.first { row in
        row.words.contains { $0.name == name && (!isFlagHere || $0.contains("=")) }
      }?.answer
  }

  /// Returns the advice about an option with exactly this value, such as `--style=full`.
  static func answer(toExactly word: String) -> String? {
    rows.first { $0.words.contains(word[...]) }?.answer
  }

  static func option(writtenAs word: String) -> String? {
    rows.first { $0.words.contains(word[...]) }?.option
  }

  /// Returns true if an option with exactly this value has no effect, such as `--layout=reverse`.
  static func ignores(_ word: String) -> Bool {
    rows.contains { $0.isIgnored && $0.words.contains(word[...]) }
  }

  static var ignored: [OptionRow] {
    let own = Set(OptionTable.rows.map { "--\($0.name)" })
    return rows.filter(\.isIgnored).flatMap(\.words).compactMap { word in
      let (name, rest) = (word.name, word.dropFirst(word.name.count))
      guard word.first == "-", !own.contains(String(name)) else { return nil }
      return OptionRow(
        String(name.drop { $0 == "-" }), letter: name.hasPrefix("--") ? nil : name.last,
        takes: rest.isEmpty ? nil : "", isOptional: rest.first == "[", ""
      ) { _, _ in }
    }
  }
}

extension Substring {
  fileprivate var name: Substring { prefix { !"=[( ".contains($0) } }

  fileprivate var trimmed: Substring {
    let words = drop { $0 == " " }
    return words.last == " " ? words.dropLast() : words
  }
}
