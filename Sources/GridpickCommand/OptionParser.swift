import GridpickCSystem
import GridpickCore
import GridpickTerminal
import Synchronization

/// An error in a command line, in the words that are shown.
package struct UsageError: Error, Equatable {
  package let message: String
  var saysWhatNext = false

  /// Returns the error with its place in front, for an option that is not on the command line.
  func of(_ origin: String) -> UsageError {
    UsageError(message: "\(origin): \(message)", saysWhatNext: saysWhatNext)
  }
}

/// Reads options with the C library's `getopt_long`, from the table of options, defaults first.
package struct OptionParser {
  /// The first option's number, above all letters, because not every option has a letter.
  private static let firstNumber: Int32 = 0x100
  /// The lock around `getopt_long`, whose state is global, because callers may have threads.
  private static let turn = Mutex(())

  private var rows = OptionTable.rows

  /// Parses the arguments, which do not include the program's name.
  ///
  /// Options of other pickers that change nothing are allowed only if parsing fails without them.
  package static func parse(
    _ arguments: [SystemText], environment: (String) -> String? = { _ in nil }
  ) throws(UsageError) -> CommandOptions {
    do throws(UsageError) {
      return try parse(arguments, OptionParser(), environment)
    } catch {
      var parser = OptionParser()
      parser.rows += OtherPickers.ignored
      return try parse(arguments, parser, environment)
    }
  }

  private static func parse(
    _ arguments: [SystemText], _ parser: @autoclosure () -> OptionParser,
    _ environment: (String) -> String?
  ) throws(UsageError) -> CommandOptions {
    guard arguments.contains(where: { $0.bytes.first.map("-+".utf8.contains) == true }) else {
      let defaults = try DefaultOptions(environment)
      let written = OptionUses(operands: arguments)
      guard !defaults.isEmpty else { return try CommandOptions(written) }
      return try parser().options(defaults, written)
    }
    let parser = parser()
    let uses = try parser.uses(in: arguments)
    // A person who asks for help may want to correct the defaults, so these are not read (rule H3).
    let defaults = uses.askedOfProgram != nil ? nil : try DefaultOptions(environment)
    return try parser.options(defaults, uses)
  }

  /// Returns the options that the defaults and the command line give together; the last one wins.
  private func options(
    _ defaults: DefaultOptions?, _ written: OptionUses
  ) throws(UsageError) -> CommandOptions {
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
        let fault = UsageError(
          message: "--\(use.row.name): \(answer ?? error.message(for: use.value))",
          saysWhatNext: answer != nil || error.saysWhatNext)
        throw use.origin.map { fault.of($0) } ?? fault
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

  private func uses(in line: [DefaultOptions.Word]) throws(UsageError) -> OptionUses {
    try uses(in: line.map(\.text), of: line.map(\.origin))
  }

  private func uses(
    in words: [SystemText], of origins: [String] = []
  ) throws(UsageError) -> OptionUses {
    // Long names with one dash, as smenu has them, would be read as letters.
    for word in words.prefix(while: { $0.text != "--" }) where word.isLongNameWithOneDash {
      guard let answer = OtherPickers.answer(to: word.text) else { continue }
      throw UsageError(message: "\(word.text): \(answer)", saysWhatNext: true)
    }
    var uses = try Self.turn.withLock { _ throws(UsageError) in try taken(words, of: origins) }
    for word in uses.operands where word.bytes.first == UInt8(ascii: "+") {
      if let answer = OtherPickers.answer(to: word.text) {
        throw UsageError(message: "\(word.text): \(answer)", saysWhatNext: true)
      }
      guard let option = OtherPickers.option(writtenAs: word.text) else { continue }
      uses.operands.removeAll { $0 == word }
      uses.append(try self.uses(in: [SystemText(option)], of: Array(origins.prefix(1))))
    }
    guard let origin = origins.first else { return uses }
    if let asked = uses.askedOfProgram {
      throw UsageError(message: "--\(asked.row.name) works only on the command line")
        .of(asked.origin ?? origin)
    }
    if let operand = uses.operands.first {
      let place = words.firstIndex(of: operand) ?? 0
      throw UsageError(message: "'\(operand.text)' is not an option").of(origins[place])
    }
    return uses
  }

  /// Returns the options as `getopt_long` takes them; the caller holds the lock.
  private func taken(
    _ words: [SystemText], of origins: [String]
  ) throws(UsageError) -> OptionUses {
    let vector = CStringVector([SystemText("gridpick")] + words)
    let names = CStringVector(rows.map { SystemText($0.name) })
    let long = rows.indices.map { longOption($0, name: names[$0]) } + [option()]
    var uses = OptionUses()
    getopt_restart()
    while true {
      let next = max(1, Int(getopt_next_index())) - 1
      let origin = origins.indices.contains(next) ? origins[next] : origins.last
      // A leading colon keeps `getopt_long` from printing errors of its own.
      let found = getopt_long(vector.count, vector.pointers, ":" + letters, long, nil)
      if found == -1 { break }
      if let row = row(ofNumber: found) {
        let value = getopt_value().map { SystemText($0) } ?? SystemText("")
        uses.append(OptionUse(row: row, value: value, origin: origin))
        continue
      }
      let place = Int(getopt_next_index()) - 2
      do throws(UsageError) {
        guard let name = try takenBack(in: words, at: place) else {
          throw error(found, written: words, at: place)
        }
        uses.takeBack(name)
      } catch {
        throw origin.map { error.of($0) } ?? error
      }
    }
    uses.operands = vector.texts(from: Int(getopt_next_index()))
    uses.takePage()
    return uses
  }

  /// Returns the option that a word takes back: `--no-cycle`, or `--mouse` for `--no-mouse`.
  private func takenBack(
    in words: [SystemText], at place: Int
  ) throws(UsageError) -> String? {
    // The offender is 0 for a long option that `getopt_long` does not know.
    guard getopt_offender() == 0, words.indices.contains(place) else { return nil }
    let text = words[place].text
    guard text.hasPrefix("--") else { return nil }
    let name = text.dropFirst(2).prefix { $0 != "=" }
    let other = OptionTable.opposite(of: String(name))
    guard let row = OptionTable.rows.first(where: { $0.name == other }) else { return nil }
    guard !text.contains("=") else { throw UsageError(message: "--\(name): takes no value") }
    return row.name
  }

  private func longOption(_ ordinal: Int, name: UnsafePointer<CChar>?) -> option {
    var option = option()
    option.name = name
    let row = rows[ordinal]
    option.has_arg =
      row.argument == nil
      ? getopt_argument_none
      : row.isOptional ? getopt_argument_optional : getopt_argument_required
    option.val = Self.firstNumber + Int32(ordinal)
    return option
  }

  private var letters: String {
    rows.compactMap { row in
      row.letter.map { "\($0)" + (row.argument == nil ? "" : row.isOptional ? "::" : ":") }
    }
    .joined()
  }

  private func row(ofNumber number: Int32) -> OptionRow? {
    if number >= Self.firstNumber { return rows[Int(number - Self.firstNumber)] }
    // A byte of a character beyond ASCII is negative here.
    let letter = UInt8(exactly: number).map { Character(Unicode.Scalar($0)) }
    return letter == "?" || letter == ":" ? nil : rows.first { $0.letter == letter }
  }

  private func error(_ found: Int32, written: [SystemText], at place: Int) -> UsageError {
    let offender = getopt_offender()
    let known = row(ofNumber: offender).map { "--\($0.name)" }
    if found == Int32(UInt8(ascii: ":")) {
      return UsageError(message: "\(known ?? "option"): value missing")
    }
    guard let known, offender >= Self.firstNumber else {
      let text = text(of: offender, in: written, at: place)
      let answer = OtherPickers.answer(to: text)
      return UsageError(
        message: "\(text): \(answer ?? meaning(of: text))", saysWhatNext: answer != nil)
    }
    let word = written.lazy.map(\.text).first { $0.hasPrefix(known + "=") } ?? known
    let answer = OtherPickers.answer(to: word, isFlagHere: true)
    return UsageError(
      message: "\(known): \(answer ?? "takes no value")", saysWhatNext: answer != nil)
  }

  private func text(of offender: Int32, in written: [SystemText], at place: Int) -> String {
    if let letter = UInt8(exactly: offender), (1..<0x80).contains(letter) {
      return "-\(Unicode.Scalar(letter))"
    }
    // Inside a word of letters, glibc has not yet gone on to the next word.
    let places = offender == 0 ? [place] : [place + 1, place]
    let byte = UInt8(truncatingIfNeeded: offender)
    let words = places.filter(written.indices.contains).map { written[$0] }
    let word = words.first { word in
      offender == 0 || word.bytes.starts(with: "-".utf8) && word.bytes.contains(byte)
    }
    return word?.text ?? "option"
  }

  private func meaning(of text: String) -> String {
    let prefix = text.dropFirst(2).prefix { $0 != "=" }
    let candidates = OptionTable.rows.filter { $0.name.hasPrefix(prefix) }.map { "--\($0.name)" }
    guard text.hasPrefix("--") else { return "no such option" }
    if candidates.count > 1 { return "ambiguous: \(OptionTable.oneOf(candidates))" }
    let nearest = OptionTable.rows.map(\.name).nearest(to: String(prefix))
    return nearest.map { "did you mean --\($0)?" } ?? "no such option"
  }
}

extension CommandOptions {
  fileprivate init(_ written: OptionUses) throws(UsageError) {
    self.init()
    try setFile(of: written)
  }

  /// Takes the FILE, of which there is at most one; `-` is standard input.
  fileprivate mutating func setFile(of written: OptionUses) throws(UsageError) {
    let operands = written.operands
    if written.have("header"), let text = operands.first(where: { !Input.named($0).isThere }) {
      throw UsageError(
        message: "\(text.text): no such FILE, and --header takes no text; use --title TEXT",
        saysWhatNext: true)
    }
    meant = operands.lazy.compactMap(written.meant).first.map { "; \($0)" } ?? ""
    guard operands.count <= 1 else {
      let other = operands.first { written.meant(by: $0) != nil } ?? operands[1]
      let fault = "\(other.text): only one FILE allowed, got \(operands.count)"
      throw UsageError(message: fault + meant)
    }
    guard let path = operands.first else { return }
    guard !written.have("walk") else {
      throw UsageError(message: "--walk: cannot be combined with FILE \(path.text)" + meant)
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
