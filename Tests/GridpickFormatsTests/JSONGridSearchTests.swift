import GridpickCore
import GridpickTestSupport
import Testing

@testable import GridpickFormats

/// A document that is no grid itself is searched for the one that is in it.
@Suite struct JSONGridSearchTests {
  private static let table = PlainGrid(
    columns: ["b"], sections: [.init(["x"], title: "1"), .init(["y"], title: "2")])
  private static let records = #"[{"a":1,"b":"x"},{"a":2,"b":"y"}]"#

  @Test(arguments: [
    (#"{"items":\#(records)}"#, "/items"),
    (#"{"kind":"List","items":\#(records),"n":1}"#, "/items"),
    (#"{"names":["p"],"a":{"b":{"c~/":\#(records)}},"none":[]}"#, "/a/b/c~0~1"),
    (#"{"a":{"b":{"c":{"d":\#(records)}}}}"#, "/a/b/c/d"),
    (#"{"title":["p"],"columns":\#(records)}"#, "/columns"),
  ])
  func `the only array of records in a document is the grid`(text: String, origin: String) throws {
    let document = try readJSON(text)
    #expect(document.data.plainGrid == Self.table)
    #expect(document.settings.origin == origin)
    #expect(document.settings.isTable)
    #expect(document.extent == text.utf8.count)
  }

  @Test(arguments: [
    (#"{"x\u0041":{"a":1,"b":"p"},"y":{"b":"q","c":{"d":2}}}"#, "", nil),
    (#"{"all":{"xA":{"a":1,"b":"p"},"y":{"b":"q","c":{"d":2}}},"n":1}"#, "", "/all"),
    (#"{"all":{"xA":{"a":1,"b":"p"},"y":{"b":"q","c":{"d":2}}},"n":[{}]}"#, "/all", nil),
  ])
  func `an object of similar objects is a grid with its keys as titles`(
    text: String, pointer: String, origin: String?
  ) throws {
    var options = ReadingOptions()
    options.pointer = try #require(MemberPath(pointer: Array(pointer.utf8)))
    let document = try readJSON(text, options: options)
    #expect(
      document.data.plainGrid
        == PlainGrid(
          columns: ["a", "b", "c.d"],
          sections: [.init(["1", "p", nil], title: "xA"), .init([nil, "q", "2"], title: "y")]))
    #expect(document.settings.origin == origin)
    guard let grid = document.data.asTable else { return }
    #expect(
      grid.source.record(at: ItemID(section: 1, index: 0)) == Array(#"{"b":"q","c":{"d":2}}"#.utf8))
    options.rowTitles = false
    let untitled = try readJSON(text, options: options).data.plainGrid
    #expect(untitled?.columns == ["a", "b", "c.d"])
    #expect(untitled?.sections.map(\.title) == [nil, nil])
  }

  @Test func `the largest of several grids is named first`() throws {
    let text =
      #"{"s":[{"a":1}],"m":{"x":{"a":1},"y":{"a":2},"z":{"a":3}},"l":[{"a":1},{}],"o":[[{}]]}"#
    let error = #expect(throws: FormatError.self) { try readJSON(text) }
    #expect(
      error?.choices == [
        GridChoice(pointer: "/m", count: 3), GridChoice(pointer: "/l", count: 2),
        GridChoice(pointer: "/s", count: 1),
      ])
  }

  @Test(arguments: [
    (#"{"name":"x\n","age":3,"on":null}"#, ["name", "age", "on"], ["x\n", "3", nil]),
    (#"{"a":{"x.y":1,"z":{}},"b":true}"#, [#"a."x.y""#, "a.z", "b"], ["1", "{}", "true"]),
    (#"{"a":1,"tags":["x","y"]}"#, ["a", "tags"], ["1", "x, y"]),
    (#"{"tags":["x"],"a":1}"#, ["tags", "a"], ["x", "1"]),
    (#"{"name":"x","tags":[]}"#, ["name", "tags"], ["x", "[]"]),
    (#"{"a":[],"b":{"c":[]}}"#, ["a", "b.c"], ["[]", "[]"]),
    // Deeper than it is searched.
    (#"{"a":{"b":{"c":{"d":{"e":[{"x":1}]}}}}}"#, ["a.b.c.d.e"], [#"[1] {"x":1}"#]),
    // Members that have nothing in common with the first, or are no objects.
    (#"{"a":{"x":1},"b":{"y":[2]}}"#, ["a.x", "b.y"], ["1", "2"]),
    (#"{"a":{"x":[1]},"b":3}"#, ["a.x", "b"], ["1", "3"]),
    (#"{"a":1,"b":[[]]}"#, ["a", "b"], ["1", "[1] []"]),
  ])
  func `an object without a grid is a table of its values`(
    text: String, titles: [String], labels: [String?]
  ) throws {
    let document = try readJSON(text)
    let table = try #require(document.data.plainGrid)
    #expect(table.columns == [nil])
    #expect(table.sections.map(\.title) == titles)
    #expect(table.sections.map(\.labels) == labels.map { [$0] })
    #expect(document.settings.isTable)
    guard let grid = document.data.asTable else { return }
    #expect(grid.source.record(at: ItemID(section: 0, index: 0)) == Array(text.utf8))
    let untitled = try readJSON(text, options: ReadingOptions(rowTitles: false)).data.plainGrid
    #expect(untitled?.sections.map(\.labels) == labels.map { [$0] })
    #expect(untitled?.sections.allSatisfy { $0.title == nil } == true)
  }

  /// An object with so many values beside its lists.
  private static func object(_ valueCount: Int, _ lists: String...) -> String {
    let values = (1...valueCount).map { "\"v\($0)\":\($0)" }
    return "{\((values + lists).joined(separator: ","))}"
  }

  private static func list(_ name: String, _ count: Int) -> String {
    "\"\(name)\":[\(Array(repeating: #"{"p":1,"q":2}"#, count: count).joined(separator: ","))]"
  }

  @Test(arguments: [
    (object(8, list("l", 1)), "/l"), (object(9, list("l", 1)), nil),
    (object(9, list("l", 8)), nil), (object(9, list("l", 9)), "/l"),
    (object(9, list("l", 2), list("m", 3)), nil),
  ])
  func `an object with many values is a table of its values, even if it contains records`(
    text: String, origin: String?
  ) throws {
    let document = try readJSON(text)
    #expect(document.settings.origin == origin)
    #expect(document.data.plainGrid?.columns == (origin == nil ? [nil] : ["q"]))
    guard origin == nil, let grid = document.data.plainGrid else { return }
    #expect(grid.sections.first?.title == "v1")
    #expect(grid.sections.last?.labels.first??.hasSuffix(#"] {"p":1,"q":2}"#) == true)
  }

  @Test func `several grids beside many values are all listed`() {
    let text = Self.object(9, Self.list("l", 1), Self.list("m", 9))
    let error = #expect(throws: FormatError.self) { try readJSON(text) }
    #expect(error?.choices.map(\.pointer) == ["/m", "/l"])
  }

  @Test(arguments: [
    (#"{"apiVersion":"v1","items":[],"kind":"List","metadata":{"resourceVersion":""}}"#, "/items"),
    (#"{"total_count":0,"incomplete_results":false,"items":[]}"#, "/items"),
    (#"{"items":[]}"#, "/items"), (#"{"a":{"b":{"c":{"d":[ ]}}},"w":["x"]}"#, "/a/b/c/d"),
  ])
  func `the only empty array of an object is a grid without rows`(
    text: String, origin: String
  ) throws {
    let document = try readJSON(text)
    #expect(document.data.plainGrid == PlainGrid())
    #expect(document.settings.origin == origin && document.settings.isTable)
    let bytes = Array(text.utf8)
    for length in [1, 7] {
      let arriving = try FormatName.json.document(of: bytes, inPiecesOf: length)
      #expect(arriving.data.plainGrid == PlainGrid() && arriving.settings == document.settings)
    }
  }

  @Test(arguments: [
    (#"{"kind":"List","items":[{"p":1},{"p":2}]}"#, ["kind", "items"]),
    (#"{"spec":{"items":[{"p":1},{"p":2}]},"n":1}"#, ["spec.items", "n"]),
    (#"{"a":{"p":1},"b":{"p":2}}"#, ["a", "b"]), (#"{"a":[1],"b":[2]}"#, ["a", "b"]),
  ])
  func `an object at a pointer is read as a grid itself`(text: String, titles: [String]) throws {
    var options = ReadingOptions()
    options.pointer = try #require(MemberPath(pointer: Array("/x".utf8)))
    let document = try readJSON(#"{"x":\#(text),"y":[{},{}]}"#, options: options)
    #expect(document.data.plainGrid?.sections.map(\.title) == titles)
    #expect(document.settings.origin == nil)
  }

  @Test func `objects with an item field are items under any key`() throws {
    let text = #"{"north":[{"label":"a"}],"south":[{"value":1},{"x":2}]}"#
    #expect(try readJSON(text).data.plainGrid?.sections.map(\.title) == ["north", "south"])
    let named = #"{"north":[{"m":{"n":"a"}}],"south":["b"]}"#
    #expect(try readJSON(named).settings.origin == "/north")
    var options = ReadingOptions()
    options.fields.label = Array("m.n".utf8)
    let grid = try readJSON(named, options: options).data.plainGrid
    #expect(grid?.sections.map(\.labels) == [["a"], ["b"]])
  }

  @Test(arguments: [
    #"{"kind":"List","items":\#(records)}"#, #"{"x":{"a":1},"y":{"a":2,"c":{"d":[]}}}"#,
  ])
  func `pieces of any size give the same grid as the whole`(text: String) throws {
    let bytes = Array(text.utf8)
    let whole = try readJSON(text)
    for length in 1...bytes.count {
      let document = try FormatName.json.document(of: bytes, inPiecesOf: length)
      #expect(document.data.plainGrid == whole.data.plainGrid)
      #expect(document.settings == whole.settings)
    }
    for pause in 0..<bytes.count {
      #expect(try FormatName.json.document(of: bytes, pausedAt: pause).data.size == 0)
    }
  }
}
