import GridpickCore
import Testing

@testable import GridpickFormats

@Suite struct JSONShapeTests {
  @Test(arguments: [
    #"[["a","b"],["c","d"]]"#,
    #"{"sections":[["a","b"],{"items":["c","d"]}]}"#,
    #"{"sections":[{"items":[1],"items":["a","b"]},{"extra":[[]],"items":["c","d"]}]}"#,
    #"{"other":[["x"]],"more":["y"],"sections":[["a","b"],["c","d"]],"rest":[1]}"#,
    #"{"sections":[[9]],"sections":[["a","b"],["c","d"]]}"#,
  ])
  func `all notations give the same sections`(text: String) throws {
    let grid = try readJSON(text).data.plainGrid
    #expect(
      grid == PlainGrid(columns: [nil, nil], sections: [.init(["a", "b"]), .init(["c", "d"])]))
  }

  @Test(arguments: [
    #"{"north":["a","b"],"south":["c","d"]}"#,
    #"{"n\u006frth":["a","b"],"south":["c","d"]}"#,
    #"{"sections":[{"title":"north","items":["a","b"]},{"items":["c","d"],"title":"south"}]}"#,
  ])
  func `all notations give the same titled sections`(text: String) throws {
    let expected = PlainGrid(
      columns: [nil, nil],
      sections: [.init(["a", "b"], title: "north"), .init(["c", "d"], title: "south")])
    #expect(try readJSON(text).data.plainGrid == expected)
  }

  @Test(arguments: [
    #"[{"at":"north","x":"a","y":"b"},{"at":"south","x":"c","y":"d"}]"#,
    #"[{"at":"north","x":"a","y":"b"},{"y":"d","x":"c","at":"south"}]"#,
    #"[{"at":"north","x":"a","y":"b"},{"y":1,"\u0078":"c","at":"south","y":"d"}]"#,
    """
    {"columns":["x","y"],"sections":[
      {"title":"north","items":["a","b"]},{"title":"south","items":["c","d"]}]}
    """,
  ])
  func `all notations give the same table`(text: String) throws {
    let expected = PlainGrid(
      columns: ["x", "y"],
      sections: [.init(["a", "b"], title: "north"), .init(["c", "d"], title: "south")])
    #expect(try readJSON(text).data.plainGrid == expected)
  }

  @Test func `a missing key is an empty slot, and columns are in order of first use`()
    throws
  {
    let text = #"[{"id":1},{"b":2,"id":7},{"id":3,"c":null,"b":""},{}]"#
    #expect(
      try readJSON(text).data.plainGrid
        == PlainGrid(
          columns: ["b", "c"],
          sections: [
            .init([nil, nil], title: "1"), .init(["2", nil], title: "7"),
            .init(["", nil], title: "3"), .init([nil, nil]),
          ]))
  }

  @Test func `without row titles, the first key is a normal column`() throws {
    let document = try readJSON(#"[{"id":1,"b":2}]"#, options: ReadingOptions(rowTitles: false))
    #expect(
      document.data.plainGrid == PlainGrid(columns: ["id", "b"], sections: [.init(["1", "2"])]))
  }

  @Test func `records of a single key are items, not titles`() throws {
    let grid = try readJSON(#"[{"name":"a"},{"name":"b"}]"#).data.plainGrid
    #expect(grid == PlainGrid(columns: ["name"], sections: [.init(["a"]), .init(["b"])]))
  }

  @Test func `keys that only look alike are separate columns`() throws {
    let text = #"[{"id":1,"\#u{e9}":2,"e\#u{301}":3}]"#
    #expect(try readJSON(text).data.plainGrid?.sections == [.init(["2", "3"], title: "1")])
  }

  @Test func `a field may be any JSON value, kept as written`() throws {
    let text = #"[{"id":7,"a":1.50,"b":{ },"c":"x\ny","d":[ ],"e":[ "p", 1.0 ]}]"#
    let labels = ["1.50", "{}", "x\ny", "[]", "p, 1.0"]
    let values = ["1.50", "{ }", "x\ny", "[ ]", #"[ "p", 1.0 ]"#]
    #expect(
      try readJSON(text).data.plainGrid?.sections == [.init(labels, values: values, title: "7")])
  }

  @Test(arguments: [("[]", 0), ("[null]", 1), ("[1,null,{}]", 3), (#"["a",{"label":"b"}]"#, 2)])
  func `an array of other values is a flat list`(text: String, count: Int) throws {
    #expect(try readJSON(text).data.plainList?.count == count)
  }

  @Test(arguments: ["{}", #"{"sections":[]}"#, #"{"title":3,"sections":[],"title":null}"#])
  func `an object without sections is an empty grid`(text: String) throws {
    #expect(try readJSON(text).data.plainGrid == PlainGrid())
  }

  @Test func `without a list of sections, a key called title is a section`() throws {
    let grid = try readJSON(#"{"title":["a"],"style":[]}"#).data.plainGrid
    #expect(grid?.sections == [.init(["a"], title: "title"), .init([], title: "style")])
  }

  @Test(arguments: [
    JSONSamples.document,
    """
    {"sections": [{"items": ["r", null], "style": "swatch", "title": "400"}, ["bare"], {"items": null}],
     "columns": ["Red", null], "style": "text", "layout": "cards", "title": "Posters"}
    """,
  ])
  func `a grid document sets its display, with keys in any order`(text: String) throws {
    let document = try readJSON(text)
    #expect(
      document.data.plainGrid
        == PlainGrid(
          columns: ["Red", nil],
          sections: [
            .init(["r", nil], title: "400", style: "swatch"), .init(["bare"]), .init([]),
          ]))
    #expect(document.settings.title == "Posters")
    #expect(document.settings.layout == "cards")
    #expect(document.settings.style == "text")
    #expect(document.faults.count == 0)
  }

  @Test(arguments: [
    (#"{"layout":"spiral","sections":[{"items":["a"]}]}"#, 1, 11, "spiral"),
    ("{\n \"style\":\"neon\",\"sections\":[{\"items\":[\"a\"]}]}", 2, 10, "neon"),
    (
      "{\"sections\":[{\"items\":[\"a\"]},\n  {\"style\":\"neon\",\"items\":[\"b\"]}]}", 2, 12,
      "neon"
    ),
  ])
  func `an unknown layout or style is a fault with its place`(
    text: String, line: Int, column: Int, name: String
  ) throws {
    let document = try readJSON(text)
    #expect(document.data.plainGrid?.sections.first?.labels == ["a"])
    #expect(document.faults.first?.place == TextPlace(line: line, column: column))
    #expect(document.faults.first?.found == name)
  }
}
