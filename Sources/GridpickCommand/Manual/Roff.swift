/// A manual page in the macros of man(7), made of blocks of Markdown.
struct Roff {
  private(set) var text: String
  /// True behind the title of the paper, which has no chapter yet.
  private var isWithoutChapter = false
  /// True behind a heading, where a blank line is too much.
  private var isBehindHeading = false
  /// True between a heading of the fourth level, which is a term, and the next heading.
  private var isInEntry = false

  init(_ name: String, section: Int, day: String, version: String) {
    let group = section == 1 ? "User Commands" : "Miscellaneous"
    text = ".TH \(Self.escaped(name.uppercased())) \(section) \(day) \"\(version)\" \"\(group)\"\n"
    text += ".nh\n.ad l\n"
  }

  mutating func add(_ block: MarkdownBlock) {
    if case .heading(let level, let words) = block { return addHeading(words, level) }
    if isWithoutChapter { addHeading("Description", 2) }
    switch block {
    case .heading: break
    case .paragraph(let words):
      text += paragraphBreak + Self.look(of: words) + "\n"
    case .item(let words): text += ".IP * 2\n\(Self.look(of: words))\n"
    case .code(let lines):
      text += isInEntry ? ".RS 9\n.PP\n" : paragraphBreak + ".RS 2\n"
      text += ".nf\n" + lines.map { Self.line(Self.escaped($0)) + "\n" }.joined() + ".fi\n.RE\n"
    case .table(let rows): add(table: rows)
    }
    isBehindHeading = false
  }

  private var paragraphBreak: String { isBehindHeading ? "" : isInEntry ? ".IP \"\" 7\n" : ".PP\n" }

  private mutating func addHeading(_ words: String, _ level: Int) {
    isWithoutChapter = level == 1
    isBehindHeading = true
    isInEntry = level > 3
    switch level {
    case 1: break
    case 2: text += ".SH \(Self.escaped(words.uppercased()))\n"
    case 3: text += ".SS \(Self.look(of: words))\n"
    default: text += ".TP\n\(Self.look(of: words))\n"
    }
  }

  /// Adds each row as a term and its description, and no blank lines between rows.
  private mutating func add(table rows: [[String]]) {
    guard let titles = rows.first else { return }
    let indent = Self.indent(of: rows.dropFirst().map { Self.width(of: $0[0]) })
    for (place, row) in rows.dropFirst().enumerated() {
      if place == 1 { text += ".PD 0\n" }
      let words = Self.description(row.dropFirst(), titles.dropFirst())
      text += ".TP \(indent)\n\(Self.look(of: row[0]))\n\(Self.look(of: words))\n"
    }
    if rows.count > 2 { text += ".PD\n" }
  }

  /// Returns what stands behind the first cell of a row; columns that all have titles are named.
  private static func description(
    _ cells: ArraySlice<String>, _ titles: ArraySlice<String>
  ) -> String {
    let isNamed = titles.count > 1 && !titles.contains("")
    return zip(cells, titles).filter { !$0.0.isEmpty }
      .map { isNamed ? "\($1): \($0)" : $0 }.joined(separator: "; ")
  }

  /// Returns the indent of descriptions, which stand beside most of their terms, or else below them.
  private static func indent(of widths: [Int]) -> Int {
    let short = widths.filter { $0 <= 20 }
    return short.count * 3 >= widths.count * 2 ? (short.max() ?? 0) + 2 : 8
  }

  private static func width(of words: String) -> Int { words.count { !"`*".contains($0) } }
}
