import GridpickCore
import GridpickFormats
import GridpickTerminal

extension OptionTable {
  /// Returns the word that takes an option back: `no-cycle`, or `mouse` for `no-mouse` (rule H2).
  static func opposite(of name: String) -> String {
    name.hasPrefix("no-") ? String(name.dropFirst(3)) : "no-\(name)"
  }

  /// Returns the snap rules of both axes, from one rule for both or one for each.
  static func snaps(_ text: String) throws(ValueError) -> PerAxis<SnapKind?> {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let rules = words.compactMap(SnapKind.init(rawValue:))
    guard rules.count == words.count, let first = rules.first, let last = rules.last,
      rules.count <= 2
    else {
      let names = SnapKind.allCases.map(\.rawValue).joinedByOr
      throw ValueError(expected: "\(names), or two of them, e.g. step,half")
    }
    return PerAxis(section: first, item: last)
  }

  /// Returns the names, changed by a list such as `label=name,value=id`.
  static func fields(
    _ text: [UInt8], in names: FieldNames
  ) throws(ValueError) -> FieldNames {
    var names = names
    var unnamed = fields
    for part in parts(of: text) {
      let words = part.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard words.count == 2, !words[1].isEmpty,
        let place = unnamed.firstIndex(where: { $0.name.utf8.elementsEqual(words[0]) })
      else {
        throw ValueError(
          expected: "a list: label=KEY,value=KEY,detail=KEY,color=KEY,id=KEY, each at most once")
      }
      unnamed.remove(at: place).rename(&names, Array(words[1]))
    }
    return names
  }

  static var fields: [(name: String, rename: (inout FieldNames, [UInt8]) -> Void)] {
    [
      ("label", { $0.label = $1 }), ("value", { $0.value = $1 }), ("detail", { $0.detail = $1 }),
      ("color", { $0.color = $1 }), ("id", { $0.id = $1 }),
    ]
  }

  /// Returns the parts between commas; a comma in the quotes of a key does not separate.
  private static func parts(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var isQuoted = false
    var isEscaped = false
    return text.split(omittingEmptySubsequences: false) { byte in
      if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && byte == UInt8(ascii: "\\") && !isEscaped
      return byte == UInt8(ascii: ",") && !isQuoted
    }
  }

  static func kinds(_ text: String) throws(ValueError) -> FileWalk.Kinds {
    var kinds: FileWalk.Kinds = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let row = FileWalk.Kinds.words.first(where: { $0.word == word }) else {
        throw ValueError(expected: "file, dir or file,dir")
      }
      kinds.insert(row.kind)
    }
    return kinds
  }

  static func number(
    _ text: some StringProtocol, in range: ClosedRange<Int>, expected: String? = nil
  ) throws(ValueError) -> Int {
    // `Int` takes a sign, which no option allows.
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
      range.contains(number)
    else {
      throw ValueError(
        expected: expected ?? "a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  static func numbers(
    _ text: String, separator: Character, in range: ClosedRange<Int>, expected: String
  ) throws(ValueError) -> (Int, Int) {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw ValueError(expected: expected) }
    return (
      try number(parts[0], in: range, expected: expected),
      try number(parts[1], in: range, expected: expected)
    )
  }

  static func query(_ text: SystemText) throws(ValueError) -> String {
    guard let query = String(validating: text.bytes, as: UTF8.self) else {
      throw ValueError(expected: "text in UTF-8")
    }
    return query
  }

  /// Reads a setting; if it has an error, without the roles that only other pickers have.
  static func colors(_ text: String) throws(ValueError) -> ColorSpec {
    do throws(ValueError) {
      return try ColorSpec(reading: text)
    } catch {
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let known = parts.filter { part in
        part.firstIndex(of: ":").map { !OtherPickers.ignores(String(part[...$0])) } ?? true
      }
      guard known.count < parts.count else { throw error }
      return known.isEmpty
        ? ColorSpec() : try ColorSpec(reading: known.joined(separator: ","))
    }
  }

  /// Returns the names between commas; a title that has commas itself stands in double quotes.
  static func columnNames(
    _ text: [UInt8], _ counts: ClosedRange<Int> = 1...(.max),
    expected: String = "titles or numbers of columns, e.g. NAME,STATUS"
  ) throws(ValueError) -> [ColumnName] {
    let names = parts(of: text)
    guard counts.contains(names.count), names.allSatisfy({ !$0.isEmpty }) else {
      throw ValueError(expected: expected)
    }
    return names.map { ColumnName(String(decoding: $0, as: UTF8.self)) }
  }

  static func fieldNames(_ text: [UInt8]) throws(ValueError) -> [ColumnName] {
    guard !text.contains(UInt8(ascii: "{")) else {
      throw ValueError(expected: "titles or numbers of fields, e.g. 1,2 or 2..")
    }
    return try columnNames(text)
  }

  static let descending = "desc"
  private static let ascending = "asc"

  static func sort(_ text: String) throws(ValueError) -> SortOrder {
    let ending = [descending, ascending].map { ":" + $0 }.first(where: text.hasSuffix) ?? ""
    let name = String(text.dropLast(ending.count))
    guard !name.isEmpty else {
      throw ValueError(
        expected: "a title or number of a column, e.g. SIZE or SIZE:\(descending)")
    }
    return SortOrder(name, isDescending: ending == ":" + descending)
  }

  static func grouping(_ text: [UInt8]) throws(ValueError) -> Grouping {
    let expected = "titles or numbers of one column or two, e.g. USER or NAMESPACE,STATUS"
    return Grouping(by: try columnNames(text, 1...2, expected: expected))
  }

  static var groupSorts: [String] {
    GroupSort.Worth.allCases.flatMap { [$0.rawValue, "\($0.rawValue):\(descending)"] }
  }

  static func groupSort(_ text: String) throws(ValueError) -> GroupSort {
    guard groupSorts.contains(text),
      let worth = GroupSort.Worth.allCases.first(where: { text.hasPrefix($0.rawValue) })
    else { throw ValueError(expected: groupSorts.joinedByOr) }
    return GroupSort(by: worth, isDescending: text != worth.rawValue)
  }

  static func pivotFields(_ text: [UInt8]) throws(ValueError) -> PivotFields {
    let expected = "two or three fields, e.g. NAMESPACE,NAME"
    let names = try columnNames(text, 2...3, expected: expected).map(\.text)
    return PivotFields(row: names[0], column: names[1], value: names.count > 2 ? names[2] : nil)
  }
}

/// The known values of an option, for the completion in a shell.
package enum OptionValues: Sendable {
  /// Any value, such as a number or a text.
  case free
  case file
  case command
  /// Titles of columns, several with a separator; `behindColon` may follow a title and a colon.
  case titles(separator: Character? = nil, behindColon: String = "")
  case words(OptionWords)
}

package struct OptionWords: Sendable {
  /// The words are made when needed, and not at every start.
  let first: @Sendable () -> [String]
  let next: @Sendable () -> [String]
  let separators: String
  let signs: String

  init(
    _ first: @escaping @autoclosure @Sendable () -> [String], separators: String = "",
    signs: String = "", next: @escaping @autoclosure @Sendable () -> [String] = []
  ) {
    self.first = first
    self.separators = separators
    self.signs = signs
    self.next = next
  }
}

extension OptionTable {
  static var formats: Choice<FormatName?> {
    Choice { FormatName.allCases.map { ($0.rawValue, $0) } + [("auto", nil)] }
  }

  static var layouts: Choice<Layout?> {
    Choice { Layout.all.map { ($0.name, $0) } + [("auto", nil)] }
  }

  static var styles: Choice<CellStyle> {
    Choice { CellStyle.all.map { ($0.name, $0) } }
  }

  static var units: Choice<MarkUnit> {
    Choice { [("cell", .item), ("row", .section), ("column", .column)] }
  }

  /// The shells, and the word with which the completion scripts ask for titles.
  static var completions: Choice<CommandOptions.Request> {
    Choice { Shell.allCases.map { ($0.rawValue, .completion($0)) } + [("titles", .titles)] }
  }

  /// The schemes of fzf, with true for `history`; `path` means `default`, which ranks paths well.
  static var schemes: Choice<Bool> {
    Choice { [("default", false), ("path", false), ("history", true)] }
  }

  static var colorWords: OptionWords {
    OptionWords(
      ColorSpec.bases + ColorSpec.roles.map { "\($0):" }, separators: ",", signs: ":",
      next: ColorSpec.attributeNames + ColorSpec.colorNames)
  }
}

extension OptionTable {
  static let height = OptionRow(
    "height", takes: "[~]N[%]", "use N lines of the screen; ~N: at most N"
  ) { $0.terminal.height = try height($1.text) }

  /// Returns the height for a text such as `12`, `40%`, `~12` or `~40%`.
  static func height(_ text: String) throws(ValueError) -> Height {
    let grows = text.hasPrefix("~")
    let extent = Extent(String(text.dropFirst(grows ? 1 : 0)))
    guard let extent, extent.cells(of: 100) > 0 else {
      throw ValueError(
        expected: "a number of lines (1 or more) or a percentage, e.g. 12, 40% or ~40%")
    }
    return Height(extent, grows: grows)
  }
}
