import GridpickCore
import GridpickTestSupport
import Testing

@testable import GridpickFormats

/// A record that is longer than many blocks is cut like any other.
@Suite struct LongRecordTests {
  struct Writing: Sendable, CustomTestStringConvertible {
    var name = FormatName.lines
    var separator: String
    var delimiter: Delimiter?
    var testDescription: String { "\(name) \(separator.debugDescription)" }

    func content(of source: SourceText) throws -> Grid {
      var options = ReadingOptions(rowTitles: false)
      options.hasHeader = false
      options.delimiter = delimiter
      guard let grid = try name.format.read(source, options).data.asTable else {
        return .empty
      }
      return grid
    }
  }

  static let writings = [
    Writing(separator: ",", delimiter: .bytes([0x2c])),
    Writing(separator: "::", delimiter: .bytes(Array("::".utf8))),
    // Its halves are alike, so that where a block cuts it matters.
    Writing(separator: "aa", delimiter: .bytes(Array("aa".utf8))),
    Writing(separator: " \t ", delimiter: .blanks), Writing(name: .tsv, separator: "\t"),
    Writing(name: .csv, separator: ","),
  ]

  /// Records of many lengths, some longer than a block, so that blocks begin everywhere in them.
  private func fields(of writing: Writing) -> [String] {
    var number: UInt64 = 42
    return (0..<8_000).map { ordinal in
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let length = ordinal % 2_000 == 999 ? 40_000 : Int(number >> 33 % 60)
      let isQuoted = writing.name == .csv && ordinal % 3 == 0
      let text = String(repeating: isQuoted ? "b," : "a", count: length)
      return writing.delimiter == .blanks ? "\(ordinal)\(text)" : text
    }
  }

  private func written(_ fields: [String], _ writing: Writing) -> String {
    fields.map { $0.contains("b,") ? "\"\($0)\"" : $0 }.joined(separator: writing.separator)
  }

  @Test(arguments: writings)
  func `each field of a long record is found, as in a short record`(writing: Writing) throws {
    let fields = fields(of: writing)
    let line = written(fields, writing)
    let around = written(["x", "y"], writing)
    let content = try writing.content(of: SourceText("\(around)\n\(line)\n\(around)\n"))
    #expect(content.sectionCount == 3)
    // If a separator may cross two reads, a plain reader gives the expected result.
    let expected = line.split(
      separator: Array(writing.separator), fields: fields, isPlain: writing.separator != "aa")
    #expect(content.itemCount(inSection: 1) == expected.count)
    for section in [0, 2] {
      #expect(
        (0..<3).map { content.hasItem(at: Position(section: section, index: $0)) } == [
          true, true, false,
        ])
    }
    for (index, field) in expected.enumerated() {
      let value = content.value(at: Position(section: 1, index: index))
      guard value == Array(field.utf8) else {
        Issue.record("field \(index) is \(value.count) bytes, not \(field.utf8.count)")
        return
      }
    }
  }

  @Test func `an unclosed quote is found after very many fields`() {
    let text = String(repeating: "a,", count: 200_000) + "\"open,\n"
    let document = try? FormatName.csv.format.read(SourceText(text))
    #expect(document?.faults.first?.place == TextPlace(line: 1, column: 400_001))
  }
}

extension String {
  /// As it was joined; or, where that is not plain, as a search from the left cuts it.
  fileprivate func split(
    separator: [Character], fields: [String], isPlain: Bool
  ) -> [String] {
    if isPlain { return fields }
    let wanted = Array(String(separator).utf8)
    let bytes = Array(utf8)
    var found: [String] = []
    var start = 0
    var place = 0
    while place + wanted.count <= bytes.count {
      if bytes[place..<place + wanted.count].elementsEqual(wanted) {
        found.append(String(decoding: bytes[start..<place], as: UTF8.self))
        place += wanted.count
        start = place
      } else {
        place += 1
      }
    }
    return found + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
