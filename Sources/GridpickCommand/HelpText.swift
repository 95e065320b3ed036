import GridpickCore
import GridpickFormats

/// The text of `--help`, made from the tables of options and of keys.
package enum HelpText {
  private static let introduction = """
    Usage: gridpick [OPTION…] [FILE]
    Pick one thing out of rows and columns; the pick is printed.

    Reads FILE, or standard input. JSON may be a list, a list of lists, an object of
    lists, a list of records, or a grid document. Files named .csv or .tsv are
    tables, and so are lines with --delimiter, or in which a table is found;
    anything else is read as lines.
    """

  private static let fields = PickField.Known.allCases.map { "{\($0.rawValue)}" }
    .joined(separator: " ")

  private static let ending = """
    --print and commands can use
    \(fields),
    and fields by title or number: {NAME} {2} {-1}, {field:NAME} for any title.
    {line} is the original record, {n} its number from 0. Commands also have {} for
    the value, {+} and {+NAME} for all marked values, {q} for the query and {f}
    for a file that holds the value. In --print there are \\t \\n \\0 \\\\ as in C, and
    {{ }} for braces. With -o tsv a tab, line break, NUL or backslash in a field is
    \\t \\n \\r \\0 \\\\.

    GRIDPICK_OPTS and the file ~/.config/gridpick/options hold default options;
    --no-NAME undoes one.

    Exit status: 0 picked, 1 nothing to pick, 2 error, 130 cancelled, 141 SIGPIPE.
    """

  private static let common = [
    "multi", "query", "preview", "sort", "pivot", "group-by", "delimiter", "print", "height", "man",
  ]

  package static var text: String {
    let common = common.compactMap { name in OptionTable.rows.first { $0.name == name } }
    let options = ([("Most used", common)] + OptionTable.groups.map { ($0.title, $0.rows) }).map {
      section($0, $1.map { (usage(of: $0), $0.help) })
    }
    let keys = section(
      "Keys and mouse", Keymap.standard.help(ascii: false).map { ($0.left, $0.right) })
    let marks = section(
      "With --multi",
      Keymap.help(of: Keymap.marks, ascii: false, namingNeeds: false).map { ($0.left, $0.right) })
    let names = [
      list("Actions, for --bind", ActionRow.all.map(\.written)),
      list("Events, for --bind", Occasion.rows.map(\.name)),
    ]
    let shapes = shapes.map { section($0.title, $0.rows) }
    return ([introduction + "\n"] + options + shapes + [keys, marks] + names + [ending + "\n"])
      .joined(separator: "\n")
  }

  private static let shapes: [(title: String, rows: [(left: String, right: String)])] = [
    ("Formats", FormatName.allCases.map { ($0.rawValue, $0.format.summary) }),
    ("Layouts", Layout.all.map { ($0.name, $0.summary) }),
    ("Styles", CellStyle.all.map { ($0.name, $0.summary) }),
  ]

  private static func usage(of row: OptionRow) -> String {
    let letter = row.letter.map { "-\($0), " } ?? "    "
    let value = row.argument.map { row.isOptional ? "[=\($0)]" : " \($0)" }
    return letter + "--\(row.name)" + (value ?? "")
  }

  private static func list(_ title: String, _ names: [String]) -> String {
    var lines = [""]
    for name in names {
      if lines[lines.count - 1].count + name.count > 76 { lines.append("") }
      lines[lines.count - 1] += " \(name)"
    }
    return title + "\n" + lines.map { " \($0)\n" }.joined()
  }

  private static func section(_ title: String, _ rows: [(left: String, right: String)]) -> String {
    let width = (rows.map(\.left.count).max() ?? 0) + 2
    return title + "\n"
      + rows.map { row in
        let gap = String(repeating: " ", count: max(2, width - row.left.count))
        return "  \(row.left)\(gap)\(row.right)\n"
      }.joined()
  }
}
