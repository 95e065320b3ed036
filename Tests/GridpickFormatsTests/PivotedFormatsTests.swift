import GridpickCore
import GridpickTestSupport
import Testing

@testable import GridpickFormats

/// One table, written in every format and as every kind of detected table, and then pivoted.
@Suite struct PivotedFormatsTests {
  private static let titles = ["USER", "STAT", "PID"]

  /// A way to write a table, and how it is read.
  enum Form: String, CaseIterable {
    case csv, semicolons, tsv, blanks, json, ndjson, columnar
    case aligned, psql, box, markdown, tabbed

    func text(_ rows: [[String]]) -> String {
      let all = [titles] + rows
      switch self {
      case .csv: return lines(all.map { $0.joined(separator: ",") })
      case .semicolons: return lines(all.map { $0.joined(separator: ";") })
      case .tsv: return lines(all.map { $0.joined(separator: "\t") })
      case .blanks: return lines(all.map { $0.joined(separator: " ") })
      case .json: return "[" + rows.map(object).joined(separator: ",") + "]"
      case .ndjson: return lines(rows.map(object))
      case .columnar, .aligned: return lines(all.map { padded($0, between: "  ") })
      case .psql:
        return lines([padded(titles, between: " | "), rule("-+-")])
          + lines(rows.map { padded($0, between: " | ") }) + "(\(rows.count) rows)\n"
      case .box:
        let frame = "+-" + rule("-+-") + "-+"
        return lines([frame, framed(titles), frame] + rows.map(framed) + [frame])
      case .markdown:
        return lines([framed(titles), "|-" + rule("-|-") + "-|"] + rows.map(framed))
      case .tabbed: return lines(all.map { $0.joined(separator: "\t") })
      }
    }

    private func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

    private func object(_ row: [String]) -> String {
      "{" + zip(titles, row).map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",") + "}"
    }

    private func padded(_ fields: [String], between: String) -> String {
      fields.map { $0 + String(repeating: " ", count: 8 - $0.count) }.joined(separator: between)
    }

    private func framed(_ fields: [String]) -> String {
      "| " + padded(fields, between: " | ") + " |"
    }

    private func rule(_ joint: String) -> String {
      titles.map { _ in String(repeating: "-", count: 8) }.joined(separator: joint)
    }

    var format: FormatName {
      switch self {
      case .csv, .semicolons: .csv
      case .tsv: .tsv
      case .json: .json
      case .ndjson: .ndjson
      case .blanks, .columnar, .aligned, .psql, .box, .markdown, .tabbed: .lines
      }
    }

    var options: ReadingOptions {
      var options = ReadingOptions()
      switch self {
      case .blanks: options.delimiter = .blanks
      case .columnar: options.delimiter = .aligned
      case .tabbed: options.delimiter = .bytes([UInt8(ascii: "\t")])
      case .csv, .semicolons, .tsv, .json, .ndjson: return options
      case .aligned, .psql, .box, .markdown: options.findsTables = true
      }
      if options.delimiter != nil { options.hasHeader = true }
      return options
    }
  }

  @Test(arguments: Form.allCases, 0..<4 as Range<UInt64>)
  func `a pivot merges equal values in every format`(form: Form, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rows = (0..<40).map { number in
      [
        ["root", "www", "bob"][Int.random(in: 0..<3, using: &random)],
        ["S", "R", "Z"][Int.random(in: 0..<3, using: &random)], "\(100 + number)",
      ]
    }
    let data = try form.format.format.read(SourceText(form.text(rows)), form.options).data
    for value in [nil, "PID"] {
      let fields = PivotFields(row: "USER", column: "STAT", value: value)
      let grid = Grid(try PivotedGrid(data, by: fields))
      let hasValue = value != nil
      #expect(table(of: grid, hasValue: hasValue) == naive(rows, hasValue: hasValue), "\(form)")
    }
  }

  /// The value of each pair: the numbers of its rows, or else how many they are.
  private func naive(_ rows: [[String]], hasValue: Bool) -> [String: [String: String]] {
    let pairs = Dictionary(grouping: rows) { [$0[0], $0[1]] }
    return pairs.reduce(into: [:]) { table, pair in
      table[pair.key[0], default: [:]][pair.key[1]] =
        hasValue ? pair.value.map { $0[2] }.joined(separator: ", ") : "\(pair.value.count)"
    }
  }

  private func table(of grid: Grid, hasValue: Bool) -> [String: [String: String]] {
    var table: [String: [String: String]] = [:]
    for section in 0..<grid.sectionCount {
      for index in 0..<grid.itemCount(inSection: section) {
        let place = Position(section: section, index: index)
        guard grid.hasItem(at: place) else { continue }
        let value = String(decoding: grid.value(at: place), as: UTF8.self)
        let beginning = String(decoding: grid.beginning(ofValueAt: place, count: 99), as: UTF8.self)
        #expect(value.hasPrefix(beginning))
        table[grid.sectionTitle(section) ?? "", default: [:]][grid.columnTitle(index) ?? ""] =
          hasValue ? value : grid.item(at: place)?.label
      }
    }
    // Two rows or columns with one title are one that was not merged.
    #expect(table.count == grid.sectionCount)
    return table
  }
}
