import GridpickCore
import GridpickTerminal

/// Reads options from the table of options, those of the defaults first.
///
/// As with GNU's `getopt_long` letters may share a word, names may be cut short, and operands may
/// stand anywhere.
struct OptionParser {
  /// The options of other pickers that change nothing.
  private var ignored: [OptionRow] = []

  private var rows: [OptionRow] { ignored.isEmpty ? OptionTable.rows : OptionTable.rows + ignored }

  /// Parses the arguments, which do not include the program's name.
  ///
  /// Options of other pickers that change nothing are allowed only if parsing fails without them.
  static func parse(
    _ arguments: [SystemText], environment: (String) -> String? = { _ in nil }
  ) throws(Complaint) -> CommandOptions {
    do throws(Complaint) {
      return try OptionParser().options(from: arguments, environment)
    } catch {
      return try OptionParser(ignored: OtherPickers.ignored).options(from: arguments, environment)
    }
  }

  private func options(
    from arguments: [SystemText], _ environment: (String) -> String?
  ) throws(Complaint) -> CommandOptions {
    let written = try uses(in: arguments.map { WrittenWord(text: $0, origin: nil) })
    // A person who asks for help may want to correct the defaults, so these are not read (rule H3).
    let defaults = written.askedOfProgram != nil ? nil : try DefaultOptions(environment)
    return try options(defaults, written)
  }

  /// Returns the options that the defaults and the command line give together; the last one wins.
  private func options(
    _ defaults: DefaultOptions?, _ written: OptionUses
  ) throws(Complaint) -> CommandOptions {
    var all = OptionUses()
    for line in defaults?.lines ?? [] { all.append(try uses(in: line)) }
    if let key = defaults?.key {
      for name in OptionTable.namesOfTask { all.drop(name) }
      all.append(try uses(in: key))
    }
    all.append(written)
    var options = CommandOptions()
    for use in all.uses {
      do {
        try use.row.set(&options, use.value)
      } catch {
        let word = "--\(use.row.name)=\(use.value.text)"
        if OtherPickers.ignores(word) { continue }
        let answer = OtherPickers.answer(toExactly: word)
        throw Complaint("--\(use.row.name): \(answer ?? error.message(for: use.value.text))")
          .of(use.origin)
      }
      options.origins[use.row.name] = use.origin
      if use.origin != nil { options.defaultRuleCount = options.picker.paint.rules.count }
    }
    try options.setFile(of: written)
    try all.checkTogether()
    try options.setUpGroups()
    options.setUpKeys()
    return options
  }

  private func uses(in words: [WrittenWord]) throws(Complaint) -> OptionUses {
    // Long names with one dash, as smenu has them, would be read as letters.
    for word in words {
      if word.text.bytes == Array("--".utf8) { break }
      guard word.text.isLongNameWithOneDash else { continue }
      let text = word.text.text
      if let answer = OtherPickers.answer(to: text) { throw Complaint("\(text): \(answer)") }
    }
    var uses = try taken(words)
    for word in uses.operands where word.text.bytes.first == UInt8(ascii: "+") {
      let text = word.text.text
      if let answer = OtherPickers.answer(to: text) { throw Complaint("\(text): \(answer)") }
      guard let option = OtherPickers.option(writtenAs: text) else { continue }
      uses.operands.removeAll { $0.text == word.text }
      uses.append(try self.uses(in: [WrittenWord(text: SystemText(option), origin: word.origin)]))
    }
    if let asked = uses.askedOfProgram, asked.origin != nil {
      throw Complaint("--\(asked.row.name) works only on the command line").of(asked.origin)
    }
    if let operand = uses.operands.first, operand.origin != nil {
      throw Complaint("'\(operand.text.text)' is not an option").of(operand.origin)
    }
    return uses
  }

  private func taken(_ words: [WrittenWord]) throws(Complaint) -> OptionUses {
    var uses = OptionUses()
    var rest = words[...]
    while let word = rest.popFirst() {
      let bytes = word.text.bytes
      if bytes == Array("--".utf8) {
        uses.operands += rest
        break
      }
      do throws(Complaint) {
        if bytes.starts(with: "--".utf8) {
          try takeName(word, &rest, into: &uses)
        } else if bytes.first == UInt8(ascii: "-"), bytes.count > 1 {
          try takeLetters(word, &rest, into: &uses)
        } else {
          uses.operands.append(word)
        }
      } catch {
        throw error.of(word.origin)
      }
    }
    uses.takePage()
    return uses
  }

  /// Takes an option by name, or takes back another: `--no-cycle`, or `--mouse` for `--no-mouse`.
  private func takeName(
    _ word: WrittenWord, _ rest: inout ArraySlice<WrittenWord>, into uses: inout OptionUses
  ) throws(Complaint) {
    let parts = word.text.bytes.dropFirst(2).split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(decoding: parts[0], as: UTF8.self)
    let value = parts.count > 1 ? SystemText(parts[1]) : nil
    guard let row = row(called: name) else {
      let undone = OptionTable.opposite(of: name)
      guard OptionTable.rows.contains(where: { $0.name == undone }) else {
        throw unknown(word.text.text, hint(for: name))
      }
      guard value == nil else { throw Complaint("--\(name): takes no value") }
      return uses.takeBack(undone)
    }
    if row.argument == nil, let value {
      let answer = OtherPickers.answer(to: "--\(row.name)=\(value.text)", isFlagHere: true)
      throw Complaint("--\(row.name): \(answer ?? "takes no value")")
    }
    uses.append(try use(row, value, of: word, &rest))
  }

  /// Returns the option with a name, or the only one whose name begins so.
  private func row(called name: String) -> OptionRow? {
    if let row = rows.first(where: { $0.name == name }) { return row }
    let known = rows.filter { $0.name.hasPrefix(name) }
    return known.count == 1 ? known[0] : nil
  }

  private func takeLetters(
    _ word: WrittenWord, _ rest: inout ArraySlice<WrittenWord>, into uses: inout OptionUses
  ) throws(Complaint) {
    var letters = word.text.bytes.dropFirst()
    while let byte = letters.popFirst() {
      let letter = Character(Unicode.Scalar(byte))
      guard byte < 0x80, let row = rows.first(where: { $0.letter == letter }) else {
        throw unknown(byte < 0x80 ? "-\(letter)" : word.text.text, nil)
      }
      let takesRest = row.argument != nil && !letters.isEmpty
      uses.append(try use(row, takesRest ? SystemText(letters) : nil, of: word, &rest))
      if takesRest { return }
    }
  }

  /// Returns an option with the value in its word, or else, if it needs one, with the next word.
  private func use(
    _ row: OptionRow, _ value: SystemText?, of word: WrittenWord,
    _ rest: inout ArraySlice<WrittenWord>
  ) throws(Complaint) -> OptionUse {
    let needsWord = value == nil && row.argument != nil && !row.isOptional
    guard let value = needsWord ? rest.popFirst()?.text : value ?? SystemText("") else {
      throw Complaint("--\(row.name): value missing")
    }
    return OptionUse(row: row, value: value, origin: word.origin)
  }

  private func unknown(_ text: String, _ meaning: String?) -> Complaint {
    Complaint("\(text): \(OtherPickers.answer(to: text) ?? meaning ?? "no such option")")
  }

  /// Returns a hint for an unknown name: the options that it may abbreviate, or the nearest one.
  private func hint(for name: String) -> String? {
    let names = OptionTable.rows.map(\.name)
    let candidates = names.filter { $0.hasPrefix(name) }.map { "--\($0)" }
    if candidates.count > 1 { return "ambiguous: \(candidates.joinedByOr)" }
    return names.nearest(to: name).map { "did you mean --\($0)?" }
  }
}

extension CommandOptions {
  /// Takes the FILE, of which there is at most one; `-` is standard input.
  fileprivate mutating func setFile(of written: OptionUses) throws(Complaint) {
    let operands = written.operands.map(\.text)
    if written.have("header"), let text = operands.first(where: { !Input.named($0).isThere }) {
      throw Complaint(
        "\(text.text): no such FILE, and --header takes no text; use --title TEXT")
    }
    meant = operands.lazy.compactMap(written.meant).first.map { "; \($0)" } ?? ""
    guard operands.count <= 1 else {
      let other = operands.first { written.meant(by: $0) != nil } ?? operands[1]
      let fault = "\(other.text): only one FILE allowed, got \(operands.count)"
      throw Complaint(fault + meant)
    }
    guard let path = operands.first else { return }
    guard !written.have("walk") else {
      throw Complaint("--walk: cannot be combined with FILE \(path.text)" + meant)
    }
    named = .named(path)
  }
}

extension SystemText {
  fileprivate var isLongNameWithOneDash: Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return bytes.count > 3 && bytes[0] == UInt8(ascii: "-") && letters.contains(bytes[1])
      && bytes[2...].allSatisfy { letters.contains($0) || $0 == UInt8(ascii: "_") }
  }
}
