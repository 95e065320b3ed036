import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

/// A query searches the shown texts of the items.
@Suite struct RecordReadingTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var format: FormatName
    var text: String
    var isDelimited = false
    var isTable = false
    var testDescription: String { "\(format) \(text.prefix(40).debugDescription)" }

    var data: Grid {
      get throws {
        var options = ReadingOptions()
        if isDelimited { options.delimiter = .blanks }
        options.findsTables = isTable
        return try format.format.read(SourceText(text), options).data
      }
    }
  }

  static let samples = [
    Sample(
      format: .lines, text: "a\nb\r\n\n\nc d\n" + String(repeating: "long ", count: 9_000) + "\nend"
    ),
    Sample(format: .lines, text: "a b  c\n\nd\n e f\n", isDelimited: true),
    Sample(
      format: .csv, text: "t,a,b\r\n\r\nx,\"1,\"\"2\",3\r\ny,,\nz,\"n\nl\"w,q\n\n\nlast,\"open\r"),
    Sample(format: .csv, text: "a\n1\n2"),
    Sample(format: .json, text: #"{"web":{"cpu":"x","ram":1},"db\u0041":{"cpu":"y","ram":2}}"#),
    Sample(
      format: .lines, text: "| a | b |\n|---|---|\n| x \\| y | z |\n| w\\ | c |\n", isTable: true),
    Sample(format: .tsv, text: "t\ta\nx\t\"1\"\ny\n\nz\t2\t3\n"),
    Sample(format: .csv, text: "t,a\nx," + String(repeating: "v,", count: 1_000) + "\ny,1\n"),
    Sample(
      format: .json,
      text: #"["a", "b\"\u00e9", 1.5, null, true, {"label":"x","detail":"d"}, {"k": [1]}]"#),
    Sample(
      format: .json,
      text: #"{"n\u006frth": ["a", null, {"label":"l\n","detail":2}], "south":[ "b" , {"c": {}}]}"#),
    Sample(format: .json, text: #"[["a",1],[],["b\\",null,false]]"#),
    Sample(
      format: .json,
      text: #"{"l":[{"k":1,"in":[{"a":2},{"a":3}],"z":4},{"in":[{"b":5}],"k":6},{"k":7}]}"#),
    Sample(
      format: .json,
      text:
        #"[{"id":1,"name":"x","tags":["p","q"],"sub":{"k":"v","e":{}}},{"name":"y\t","id":null,"new":-2e3}]"#
    ),
    Sample(
      format: .json,
      text:
        #"{"sections":[{"title":"s","items":["a",{"label":"b","value":"c"}]},["d"]],"columns":["A"]}"#
    ),
    Sample(format: .ndjson, text: "{\"a\":1,\"b\":[1,2]}\n{\"b\":\"x\\\"\"}\n\n{\"a\":null}\n"),
    Sample(format: .ndjson, text: "[\"a\",null]\n\"b\"\n[1,2,3]\n"),
  ]

  @Test(arguments: samples)
  func `F2.1 each visible text is searched, in every format`(sample: Sample) throws {
    let data = try sample.data
    for numbers in [Array(0..<UInt32(data.count)), [UInt32(data.count - 1)]] {
      let read = read(data, numbers)
      #expect(read.count == numbers.count)
      for (number, record) in zip(numbers, read) {
        #expect(record.cells == shown(data, Int(number)))
        guard let raw = record.raw else { continue }
        for cell in record.cells {
          #expect(isPart(cell.label, of: raw) && isPart(cell.detail, of: raw))
        }
      }
    }
  }

  @Test func `F1.8 only the first 64 KB of a text are searched`() throws {
    let long = String(repeating: "x", count: 100_000)
    for sample in [
      Sample(format: .lines, text: long), Sample(format: .json, text: "[[\"\(long)\"]]"),
      Sample(format: .csv, text: "t,a\nr,\(long)\n"),
    ] {
      let cells = read(try sample.data, [0])[0].cells
      #expect(cells.last.map { (65_536...65_540).contains($0.label.utf8.count) } == true)
    }
  }

  struct Cell: Equatable {
    var index: Int?
    var label: String
    var detail: String?
  }

  private func read(_ data: Grid, _ numbers: [UInt32]) -> [(raw: [UInt8]?, cells: [Cell])] {
    var records: [(raw: [UInt8]?, cells: [Cell])] = []
    numbers.withUnsafeBufferPointer { numbers in
      data.readRecords(numbers) { raw, readCells in
        var cells: [Cell] = []
        readCells { index, label, detail in
          cells.append(cell(index, label, detail))
          return true
        }
        switch raw {
        case .label(let bytes), .text(let bytes): records.append((Array(bytes), sorted(cells)))
        case .hidden: records.append((nil, sorted(cells)))
        }
        return true
      }
    }
    return records
  }

  private func shown(_ data: Grid, _ number: Int) -> [Cell] {
    var cells: [Cell] = []
    [UInt32(number)].withUnsafeBufferPointer { number in
      let body: (RawRecord, (RecordVisit) -> Void) -> Bool = { _, readCells in
        readCells { index, label, detail in
          cells.append(self.cell(index, label, detail))
          return true
        }
        return true
      }
      data.readOneByOne(number, body)
    }
    return sorted(cells.map(cut))
  }

  /// A text that continues is shown with an ellipsis.
  private func cut(_ cell: Cell) -> Cell {
    var cell = cell
    if cell.label.utf8.count > 65_536 { cell.label = String(cell.label.prefix(65_536)) }
    return cell
  }

  private func cell(
    _ index: Int?, _ label: UnsafeBufferPointer<UInt8>, _ detail: UnsafeBufferPointer<UInt8>?
  ) -> Cell {
    Cell(
      index: index, label: String(decoding: label, as: UTF8.self),
      detail: detail.map { String(decoding: $0, as: UTF8.self) })
  }

  private func sorted(_ cells: [Cell]) -> [Cell] {
    cells.sorted { ($0.index ?? -1) < ($1.index ?? -1) }
  }

  /// True if a text is what is left of bytes with some left out.
  private func isPart(_ text: String?, of raw: [UInt8]) -> Bool {
    var rest = Array((text ?? "").utf8)[...]
    for byte in raw where byte == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
