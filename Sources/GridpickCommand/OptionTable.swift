import GridpickCore
import GridpickFormats
import GridpickTerminal

/// The table of options, grouped by subject; the parser and the help are made from it.
package enum OptionTable {
  package struct Group: Sendable {
    package let title: String
    package let rows: [OptionRow]
  }

  package static let groups = [input, view, stage, find, start, pick, output, commands, rest]

  package static let rows: [OptionRow] = groups.flatMap(\.rows)

  /// The options about the data, and about which part of it is shown, marked and printed.
  ///
  /// A shell's key sets these itself, so the user's defaults for them do not count (rule K5).
  static var namesOfTask: Set<String> {
    let rows = [input, start, pick, output, commands].flatMap(\.rows).map(\.name)
    return Set(rows).subtracting(["columns", "fill", "bind"]).union([
      "layout", "frozen", "plain", "preview", "preview-window", "query", "filter", "disabled",
      "print-query", "no-sort", "scheme", "find", "no-find", "prompt",
    ])
  }

  private static let input = Group(
    title: "Input",
    rows: [
      OptionRow("format", letter: "F", takes: "FORMAT", formats) { $0.format = $1 },
      OptionRow(
        "delimiter", letter: "d", takes: "STR",
        values: .words(OptionWords(["blanks", "aligned"])),
        "field separator: text, blanks or aligned"
      ) { $0.reading.delimiter = try delimiter($1) },
      OptionRow(
        "walk", takes: "DIR", isOptional: true, values: .file, "list the files below DIR, default ."
      ) { $0.named = .files(below: $1.bytes.isEmpty ? Input.here : $1, .files) },
      OptionRow(
        "walker", takes: "KINDS",
        values: .words(OptionWords(FileWalk.Kinds.words.map(\.word), separators: ",")),
        "what --walk lists: file, dir or both"
      ) { $0.walked = try kinds($1.text) },
      .flag("ansi", "the input contains colours") { $0.readsColors = true },
      .flag("read0", "lines end with NUL") { $0.reading.endsWithNul = true },
      .flag("header", "the first record holds the column titles") { $0.reading.hasHeader = true },
      .flag("no-header", "the first record is data, not titles") { $0.reading.hasHeader = false },
      OptionRow("header-lines", takes: "N", "keep the first N lines above the list") {
        $0.reading.headerLines = try number($1.text, in: 0...1_000)
      },
      .flag("row-titles", "a record's first field is its title") { $0.reading.rowTitles = true },
      .flag("no-row-titles", "a record's first field is data") { $0.reading.rowTitles = false },
      OptionRow(
        "columns", takes: "N", values: .words(OptionWords(["auto"])),
        "columns for a flat list, or auto for as many as fit"
      ) {
        $0.picker.columns =
          $1.text == "auto"
          ? .automatic
          : .fixed(
            try number(
              $1.text, in: 1...1_000_000, expected: "a number from 1 to 1000000, or auto"))
      },
      OptionRow("fill", takes: "ORDER", .one(of: FillOrder.self), "fill order of a flat list: ") {
        $0.picker.fill = $1
      },
      OptionRow(
        "only", takes: "TITLE,…", values: .titles(separator: ","),
        "show only these columns, by title or number"
      ) { ($0.picker.only, $0.columnsOption) = (try columnNames($1.bytes), "--only") },
      OptionRow(
        "with-nth", takes: "FIELD,…", values: .titles(separator: ","),
        "show only these fields, e.g. 2.. or 1,3"
      ) { options, value in
        options.picker.only = try fieldNames(value.bytes)
        options.columnsOption = "--with-nth"
        options.reading.shownWords = FieldPlaces(value.text)
      },
      .flag("tac", "show the last item first") { $0.picker.sort = [.turned] },
      OptionRow(
        "sort", takes: "TITLE[:\(descending)]", values: .titles(behindColon: descending),
        "sort rows by a column, by title or number"
      ) { $0.picker.sort = [try sort($1.text)] },
      OptionRow(
        "pivot", takes: "ROW,COL[,VAL]", values: .titles(separator: ","),
        "make rows and columns from fields"
      ) { $0.pivot = try pivotFields($1.bytes) },
      OptionRow(
        "group-by", takes: "COL[,COL]", values: .titles(separator: ","),
        "group by a column, in tabs; -l shelves, cards"
      ) { $0.groupBy = try grouping($1.bytes) },
      OptionRow(
        "group-sort", takes: "BY",
        values: .words(OptionWords(groupSorts)), "sort groups by title or count; :desc reverses"
      ) { $0.groupSort = try groupSort($1.text) },
      OptionRow("pointer", takes: "P", "where the table is in the JSON") { options, value in
        guard let pointer = MemberPath(pointer: value.bytes) else {
          throw ValueError(expected: "a JSON pointer, e.g. /items/0")
        }
        options.reading.pointer = pointer
      },
      .flag("no-flatten", "keep nested JSON values whole") { $0.reading.flattens = false },
      OptionRow(
        "field", takes: "NAME=KEY,…",
        values: .words(OptionWords(fields.map { "\($0.name)=" }, separators: ",")),
        "which keys hold " + fields.map(\.name).joined(separator: ", ")
      ) { $0.reading.fields = try fields($1.bytes, in: $0.reading.fields) },
    ])

  private static let view = Group(
    title: "View",
    rows: [
      OptionRow("layout", letter: "l", takes: "LAYOUT", layouts) { $0.layout = $1 },
      OptionRow("style", takes: "STYLE", styles, "how a cell is drawn: ") { $0.style = $1 },
      OptionRow("cell", takes: "WxH", "cell size, gap included: columns x lines") {
        options, value in
        let pair = try numbers(
          value.text, separator: "x", in: 1...10_000,
          expected: "columns and lines from 1 to 10000, e.g. 12x3")
        options.picker.layout.cell = ScreenSize(lines: pair.1, columns: pair.0)
      },
      OptionRow("link", takes: "LINKAGE", .one(of: Linkage.self), "how rows move: ") {
        $0.picker.layout.linkage = $1
      },
      OptionRow("focus", takes: "FOCUS", .one(of: Focus.self), "current item moves, or stays: ") {
        $0.picker.layout.focus = $1
      },
      OptionRow(
        "snap", takes: "RULE[,RULE]",
        values: .words(OptionWords(SnapKind.allCases.map(\.rawValue), separators: ",")),
        "how a drag snaps: " + SnapKind.allCases.map(\.rawValue).joined(separator: ", ")
      ) { $0.picker.layout.snap = try snaps($1.text) },
      OptionRow("slide-distance", takes: "LINES,COLS", "length of a drag that moves one step") {
        options, value in
        let pair = try numbers(
          value.text, separator: ",", in: 1...10_000,
          expected: "two numbers from 1 to 10000, e.g. 2,4")
        options.picker.layout.slideDistance = ScreenSize(lines: pair.0, columns: pair.1)
      },
      OptionRow(
        "deceleration", takes: "RATE", .one(of: Deceleration.self), "how fast a flick stops: "
      ) { $0.picker.layout.deceleration = $1 },
      OptionRow("end", takes: "END", .one(of: TrackEnd.self), "blank space at the end: ") {
        $0.picker.layout.end = $1
      },
      OptionRow(
        "frozen", takes: "N|TITLE", values: .titles(),
        "freeze the first N columns, or up to TITLE"
      ) { options, value in
        let text = value.text
        let isNumber = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        options.picker.frozenUpTo = isNumber ? nil : ColumnName(text)
        options.picker.layout.frozen =
          isNumber
          ? try number(text, in: 0...1_000, expected: "a number from 0 to 1000, or a title") : nil
      },
      height,
      Popup.row,
      .flag("no-status", "hide the status line") { $0.picker.hasStatus = false },
      .flag("plain", "no screen: ask line by line") { $0.isPlain = true },
      .flag("no-mouse", "leave the mouse to the terminal") { $0.terminal.hasMouse = false },
      OptionRow("wheel", takes: "N", "steps per notch of the wheel") {
        $0.picker.wheelSteps = try number($1.text, in: 1...1_000)
      },
      .flag("no-sync", "do not use synchronised output") { $0.terminal.isSynchronized = false },
      .flag("wrap", "wrap long cells onto more lines") { $0.picker.wraps = true },
      .flag("cycle", "wrap around at the ends") { $0.picker.cycles = true },
      OptionRow("title", takes: "TEXT", "a line above everything") { $0.title = $1.text },
      OptionRow(
        "banner", takes: "FILE", values: .file, "a text above the grid, scrolls with it"
      ) { $0.banner = $1 },
      .flag("no-animation", "jump at once, no animation") { $0.picker.animates = false },
      OptionRow(
        "color", takes: "SPEC", values: .words(colorWords),
        "dark, light, 16, bw, auto, ROLE:COLOR,…"
      ) { $0.colors = try colors($1.text) },
      .flag("no-color", "no colours, as with --color bw") { $0.colors = ColorSpec(.monochrome) },
      paint,
      noPaint,
      .flag("ascii", "draw with ASCII only") { $0.isASCII = true },
    ])

  private static let start = Group(
    title: "Start",
    rows: [
      OptionRow("start", takes: "SECTION,INDEX", "start at this item, counted from 0") {
        options, value in
        let pair = try numbers(
          value.text, separator: ",", in: 0...1_000_000_000, expected: "two numbers, e.g. 1,2")
        options.start = Position(section: pair.0, index: pair.1)
      }
    ])

  private static let pick = Group(
    title: "Pick",
    rows: [
      OptionRow(
        "multi", letter: "m", takes: "MAX", isOptional: true, "mark and pick several, at most MAX"
      ) {
        $0.picker.marking = MarkSettings(
          most: $1.bytes.isEmpty
            ? nil : try number($1.text, in: 1...1_000_000_000, expected: "a number, 1 or more"))
      },
      OptionRow(
        "pick", takes: "WHAT", units, "what Enter picks (row in sheets): "
      ) { $0.picker.picks = $1 },
      .flag("select-1", letter: "1", "pick the only item or match at once") {
        $0.earlyChoice.picksOnlyItem = true
      },
      .flag("exit-0", letter: "0", "exit with status 1 if there is no item or match") {
        $0.earlyChoice.endsWhenEmpty = true
      },
    ])

  private static let output = Group(
    title: "Output",
    rows: [
      OptionRow(
        "output", letter: "o", takes: "FORM", .one(of: OutputFormat.self),
        "form, default text: "
      ) { $0.outputFormat = $1 },
      OptionRow("print", takes: "TEMPLATE", "template for each pick, e.g. '{row}\\t{value}'") {
        ($0.template, $0.templateOption) = (try OutputTemplate($1.bytes), "--print")
      },
      OptionRow("accept-nth", takes: "FIELD,…", "print these fields of a pick: 2, 2.. or NAME") {
        $0.templateOption = "--accept-nth"
        $0.template =
          $1.bytes.contains(UInt8(ascii: "{"))
          ? try OutputTemplate($1.bytes) : OutputTemplate(fields: try columnNames($1.bytes))
      },
      .flag("print0", "end each pick with NUL, not a newline") { $0.endsWithNul = true },
    ])
}
