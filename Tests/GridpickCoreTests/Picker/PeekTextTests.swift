import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The text of a peek at an item whose value is not its label.
struct PeekTextTests {
  /// A grid of one item.
  private struct OneItem: Source {
    let item: GridItem
    let value: String
    var rowKind = RowKind.values

    var sectionCount: Int { 1 }
    var columnCount: Int { 1 }
    func itemCount(inSection section: Int) -> Int { 1 }
    func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { item }
    func value(at id: ItemID) -> [UInt8] { Array(value.utf8) }
  }

  /// The lines of the panel, without its frame.
  private func lines(
    label: String, detail: String? = nil, value: String, inRecord: Bool = false
  ) throws -> [String] {
    let grid = OneItem(
      item: GridItem(label, detail: detail), value: value,
      rowKind: inRecord ? .record : .values)
    var run = PickerRun.over(Grid(grid), size: ScreenSize(lines: 12, columns: 40))
    try run.press("v")
    return run.state.frame().text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "│", omittingEmptySubsequences: false)
      return parts.count == 3 ? parts[1].trimmingBlanks : nil
    }
  }

  @Test func `G10.5 label, detail and value are shown apart`() throws {
    #expect(
      try lines(label: "Orange", detail: "50 × 70", value: "orange-50x70")
        == ["Orange", "50 × 70", "", "orange-50x70"])
    #expect(try lines(label: "Orange", value: "17") == ["Orange", "", "17"])
    #expect(try lines(label: "Orange", detail: "fruit", value: "") == ["Orange", "fruit"])
  }

  @Test func `G10.7 equal texts are shown once`() throws {
    #expect(try lines(label: "Orange", value: "Orange") == ["Orange"])
    #expect(try lines(label: "Orange", value: "Orange\r") == ["Orange"])
    #expect(try lines(label: "Orange", detail: "fruit", value: "Orange") == ["Orange", "fruit"])
  }

  @Test func `G10.7 G10.8 G10.9 JSON is shown once, an empty value as a word`()
    throws
  {
    #expect(
      try lines(label: #"{"a":{"b":[]}}"#, value: "{\n      \"a\": {\"b\": []}}")
        == ["{", "\"a\": {", "\"b\": []", "}", "}"])
    #expect(try lines(label: "Orange", value: "[1,2]") == ["Orange", "", "[1, 2]"])
    #expect(try lines(label: "", value: "") == ["empty"])
  }

  @Test func `G10.7 the label of a list in a record is not shown again`() throws {
    #expect(
      try lines(label: #"[2] {"a":1}"#, value: #"[{"a":1},[]]"#, inRecord: true)
        == ["[", #"{"a": 1},"#, "[]", "]"])
    #expect(
      try lines(label: "a, b", value: #"["a","b"]"#, inRecord: true) == [#"["a", "b"]"#])
  }

  @Test func `G10.7 a label that is the beginning of a long value is not repeated`() throws {
    let value = String(repeating: "many words ", count: 1_000)
    let label = TextExtent.seen.text(of: Array(value.utf8))
    #expect(try lines(label: label, value: value).first?.hasPrefix("many") == true)
    #expect(try !lines(label: label, value: value).contains(""))
    #expect(try !lines(label: value, value: value).contains(""), "of a whole label too")
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
