/// A part of a paper in Markdown, as far as the papers of the manual use it.
enum MarkdownBlock: Equatable, Sendable {
  case heading(level: Int, String)
  /// A paragraph, with the breaks of its lines.
  case paragraph(String)
  case item(String)
  /// The lines between two fences.
  case code([String])
  /// The rows of a table; the first one has the titles of the columns.
  case table([[String]])

  static func blocks(of text: String) -> [MarkdownBlock] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var blocks: [MarkdownBlock] = []
    while let line = lines.first {
      if line.isEmpty {
        lines.removeFirst()
      } else {
        blocks.append(block(at: &lines, line))
      }
    }
    return blocks
  }

  private static let fence = "```"

  private static func block(
    at lines: inout ArraySlice<Substring>, _ line: Substring
  ) -> MarkdownBlock {
    switch line.first {
    case _ where line.hasPrefix(fence):
      lines.removeFirst()
      let code = lines.prefix { $0 != fence }.map(String.init)
      lines = lines.dropFirst(code.count + 1)
      return .code(code)
    case "#":
      lines.removeFirst()
      let level = line.prefix { $0 == "#" }.count
      return .heading(level: level, String(line.dropFirst(level + 1)))
    case "|":
      let rows = lines.prefix { $0.first == "|" }
      lines = lines.dropFirst(rows.count)
      return .table(rows.filter { !$0.hasPrefix("|-") }.map(cells))
    case _ where line.hasPrefix("- "):
      let words = lines.prefix(1) + lines.dropFirst().prefix { $0.hasPrefix("  ") }
      lines = lines.dropFirst(words.count)
      return .item(words.map { String($0.dropFirst(2)) }.joined(separator: "\n"))
    default:
      let words = lines.prefix { !$0.isEmpty && !$0.hasPrefix(fence) }
      lines = lines.dropFirst(words.count)
      return .paragraph(words.joined(separator: "\n"))
    }
  }

  /// Returns the cells of a row; a bar within a cell is written with a backslash.
  private static func cells(of row: Substring) -> [String] {
    var cells = [""]
    var rest = row.dropFirst()
    while let sign = rest.popFirst() {
      if sign == "\\", rest.first == "|" {
        rest.removeFirst()
        cells[cells.count - 1] += "|"
      } else if sign == "|" {
        cells.append("")
      } else {
        cells[cells.count - 1].append(sign)
      }
    }
    return cells.dropLast().map { cell in
      let words = cell.drop { $0 == " " }
      return String(
        words[..<(words.lastIndex { $0 != " " }.map(words.index(after:)) ?? words.endIndex)])
    }
  }
}
