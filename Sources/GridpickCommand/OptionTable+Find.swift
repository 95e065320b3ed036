import GridpickCore
import GridpickFormats
import GridpickTerminal

extension OptionTable {
  static let find = Group(
    title: "Find",
    rows: [
      OptionRow(flag: "find", "letters search from the start, as in lists and tables") {
        $0.picker.find.begins = true
      },
      OptionRow(flag: "no-find", "letters are keys; / starts a search") {
        $0.picker.find.begins = false
      },
      OptionRow("prompt", takes: "TEXT", "the text before the query, instead of '> '") {
        options, value in
        options.picker.find.prompt = value.text
      },
      OptionRow("query", letter: "q", takes: "TEXT", "start with this query") {
        (options, value) throws(OptionRow.ValueError) in
        options.picker.find.query = try query(value)
      },
      OptionRow("filter", letter: "f", takes: "TEXT", "print the matches and exit") {
        (options, value) throws(OptionRow.ValueError) in
        options.filter = try query(value)
      },
      OptionRow(flag: "exact", letter: "e", "words match exactly; 'word is fuzzy") {
        $0.picker.find.isExact = true
      },
      OptionRow(
        "nth", letter: "n", takes: "FIELD,…", values: .titles(separator: ","),
        "search only these fields: titles, numbers, 2.."
      ) {
        (options, value) throws(OptionRow.ValueError) in
        options.picker.find.columns = try fieldNames(value.bytes)
        options.reading.searchedWords = FieldPlaces(value.text)
      },
      OptionRow(flag: "disabled", "do not filter; the query is for commands with {q}") {
        $0.picker.find.isDisabled = true
        $0.picker.find.begins = true
      },
      OptionRow(flag: "print-query", "print the query first, also without a match") {
        $0.picker.endsWithoutMatch = true
      },
      OptionRow(flag: "track", "stay on the current item while it matches") {
        $0.picker.find.tracks = true
      },
      OptionRow(flag: "dim", "dim non-matches instead of hiding them") {
        $0.picker.find.dims = true
      },
      OptionRow(flag: "no-sort", "keep a list's matches in original order") {
        $0.picker.find.isRanked = false
      },
      OptionRow("scheme", takes: "SCHEME", schemes, "rank matches for: ") {
        $0.picker.find.isOfHistory = $1
      },
      OptionRow(
        "history", takes: "FILE", values: .file,
        "file of past queries, for Ctrl-P and Ctrl-N"
      ) {
        options, value in
        options.history = value
      },
      OptionRow(flag: "literal", "e matches e, but not é") {
        $0.picker.find.isLiteral = true
      },
    ])
}
