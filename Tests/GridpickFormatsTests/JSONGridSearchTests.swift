import GridpickFormats
import GridpickModel
import Testing

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
  func `the only array of records in a document is its grid`(text: String, origin: String) throws {
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
  func `an object of objects alike is a grid, its keys the titles`(
    text: String, pointer: String, origin: String?
  ) throws {
    var options = ReadingOptions()
    options.pointer = try #require(JSONPointer(Array(pointer.utf8)))
    let document = try readJSON(text, options: options)
    #expect(
      document.data.plainGrid
        == PlainGrid(
          columns: ["a", "b", "c.d"],
          sections: [.init(["1", "p", nil], title: "xA"), .init([nil, "q", "2"], title: "y")]))
    #expect(document.settings.origin == origin)
    guard case .grid(let grid) = document.data else { return }
    #expect(
      grid.store.record(at: ItemID(section: 1, index: 0)) == Array(#"{"b":"q","c":{"d":2}}"#.utf8))
    options.rowTitles = false
    let untitled = try readJSON(text, options: options).data.plainGrid
    #expect(untitled?.columns == ["a", "b", "c.d"])
    #expect(untitled?.sections.map(\.title) == [nil, nil])
  }

  @Test func `of several the largest is named first`() throws {
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
    // Deeper than it is searched.
    #"{"a":{"b":{"c":{"d":{"e":[{"x":1}]}}}}}"#,
    // Members that have nothing in common with the first, or are no objects.
    #"{"a":{"x":1},"b":{"y":[2]}}"#, #"{"a":{"x":[1]},"b":3}"#, #"{"a":{"x":[1]}}"#,
    #"{"a":[],"b":{}}"#,
  ])
  func `where there is none the document is refused with a hint`(text: String) {
    let error = #expect(throws: FormatError.self) { try readJSON(text) }
    #expect(error?.choices == [])
    #expect(error?.expected.hasSuffix("--pointer to one") == true)
  }

  @Test(arguments: [
    (#"{"name":"x\n","age":3,"on":null}"#, ["name", "age", "on"], ["x\n", "3", nil]),
    (#"{"a":{"x.y":1,"z":{}},"b":true}"#, [#"a."x.y""#, "a.z", "b"], ["1", "{}", "true"]),
  ])
  func `an object of scalars alone is a table of them`(
    text: String, titles: [String], labels: [String?]
  ) throws {
    let document = try readJSON(text)
    let sections = zip(titles, labels).map { PlainGrid.Section([$1], title: $0) }
    #expect(document.data.plainGrid == PlainGrid(columns: [nil], sections: sections))
    #expect(document.settings.isTable)
    guard case .grid(let grid) = document.data else { return }
    #expect(grid.store.record(at: ItemID(section: 0, index: 0)) == Array(text.utf8))
    let untitled = try readJSON(text, options: ReadingOptions(rowTitles: false)).data.plainGrid
    #expect(untitled?.sections.map(\.labels) == labels.map { [$0] })
    #expect(untitled?.sections.allSatisfy { $0.title == nil } == true)
  }

  @Test func `objects with a field of an item are items, whatever that is called`() throws {
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
  func `pieces of every size make the grid that the whole makes`(text: String) throws {
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
