import Foundation
import GridpickCore
import GridpickFormats
import GridpickTestSupport

/// One output of a program, with what a person reads in it.
struct JudgedOutput {
  let name: String
  private var titles: [[String]?] = []
  private var above = 0
  private var recordCount = 0
  private var records: [Int: [String]] = [:]
  private var cells: [(record: Int, title: String, text: String)] = []

  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Judged/\(name)").path
  }

  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder))
      .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }

  static func document(of name: String) throws -> ReadDocument {
    var options = ReadingOptions()
    options.findsTables = true
    let text = SourceText(try TextFile.bytes(of: path(name + ".txt")))
    let format = FormatName(beginning: text, isWhole: true)
    return try format.format.read(text, options)
  }

  init(_ name: String) throws {
    self.name = name
    let text = try TextFile.bytes(of: Self.path("outputs/\(name).expect"))
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      guard let colon = line.range(of: ": ") else { continue }
      let key = line[..<colon.lowerBound].split(separator: " ", maxSplits: 2)
      let value = line[colon.upperBound...]
      let fields = value.components(separatedBy: " | ").map(Self.trimmed)
      switch key[0] {
      case "titles", "or": titles.append(fields == ["none"] ? nil : fields)
      case "above": above = Int(Self.trimmed(value)) ?? -1
      case "records": recordCount = Int(Self.trimmed(value)) ?? -1
      case "record": records[Int(key[1]) ?? -1] = fields
      case "cell":
        cells.append((Int(key[1]) ?? -1, String(key[2]), String(value.dropFirst().dropLast())))
      default: break
      }
    }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }

  /// Returns how the program reads the output otherwise than a person; empty if it does not.
  func differences() throws -> [String] {
    let document = try Self.document(of: "outputs/" + name)
    guard document.settings.isTable, let grid = document.data.plainGrid else { return ["a list"] }
    var differences: [String] = []
    let columns = grid.columns.map { $0 ?? "" }
    let isTitled = titles.contains { titles in
      titles.map { $0 == columns } ?? grid.columns.allSatisfy { $0 == nil }
    }
    if !isTitled { differences.append("titles \(columns)") }
    let lines = try TextFile.bytes(of: Self.path("outputs/\(name).txt")).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let texts = lines.prefix(above).count {
      String(decoding: $0, as: UTF8.self).contains(where: \.isLetter)
    }
    if document.settings.banner.count != texts {
      differences.append("\(document.settings.banner.count) of \(texts) lines above")
    }
    let rows = grid.sections.map { row in
      row.labels.map { ($0 ?? "").split { $0.isNewline }.map(Self.trimmed).joined(separator: " ") }
    }
    // Lines below the table have one field.
    if rows.prefix(recordCount).count < recordCount
      || rows.dropFirst(recordCount).contains(where: { $0.dropFirst().contains { $0 != "" } })
    {
      differences.append("\(rows.count) records")
    }
    for (number, fields) in records.sorted(by: { $0.key < $1.key }) {
      let row = number <= rows.count ? rows[number - 1] : []
      if Self.withoutEnd(row) != Self.withoutEnd(fields) {
        differences.append("record \(number) \(row)")
      }
    }
    for cell in cells {
      let column = columns.firstIndex(of: cell.title)
      let label = column.flatMap { grid.sections[cell.record - 1].labels[$0] }
      if label != cell.text {
        differences.append("cell \(cell.record) \(cell.title) \(label ?? "")")
      }
    }
    return differences
  }

  private static func withoutEnd(_ fields: [String]) -> [String] {
    var fields = fields
    while fields.last == "" { fields.removeLast() }
    return fields
  }
}
