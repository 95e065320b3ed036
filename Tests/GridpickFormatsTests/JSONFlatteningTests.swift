import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

/// Values in nested objects of records have columns of their own.
@Suite(.serialized) struct JSONFlatteningTests {
  /// Records in both formats that have any.
  struct Records: Sendable, CustomTestStringConvertible {
    var records: [String]
    var format = FormatName.json
    var testDescription: String { "\(format) \(records.joined())" }

    func read(_ options: ReadingOptions = ReadingOptions()) throws -> Grid {
      let text =
        format == .json
        ? "[" + records.joined(separator: ",") + "]" : records.joined(separator: "\n")
      guard let grid = try format.format.read(SourceText(text), options).data.asTable else {
        return .empty
      }
      return grid
    }
  }

  private static let formats = [FormatName.json, .ndjson]

  private func columns(
    _ records: [String], _ format: FormatName, _ options: ReadingOptions = ReadingOptions()
  ) throws -> [String?] {
    let grid = try Records(records: records, format: format).read(options)
    return (0..<grid.columnCount).map { grid.columnTitle($0) }
  }

  @Test(arguments: formats)
  func `every value in nested objects is a column, outer values first`(format: FormatName) throws {
    let records = [
      #"{"kind":"a","meta":{"deep":{"x":1},"name":"p"},"up":true,"none":{}}"#,
      #"{"kind":"b","meta":{"name":"q","deep":{"x":2}},"up":false,"none":{}}"#,
    ]
    #expect(
      try PlainGrid(Records(records: records, format: format).read())
        == PlainGrid(
          columns: ["kind", "up", "meta.deep.x", "none"],
          sections: [
            .init(["a", "true", "1", "{}"], title: "p"),
            .init(["b", "false", "2", "{}"], title: "q"),
          ]))
  }

  @Test(arguments: formats)
  func `nested columns with equal values in all records come last`(format: FormatName) throws {
    let nested = [
      #"{"id":1,"same":{"a":"x","b":1},"c":"y","d":1,"e":[1]}"#,
      #"{"id":2,"same":{"a":"x","b":12},"c":"y","d":1.0,"e":[1]}"#,
    ]
    #expect(try columns(nested, format) == ["id", "d", "same.b", "c", "e", "same.a"])
    let flat = [#"{"id":1,"c":"y","d":1}"#, #"{"id":2,"c":"y","d":2}"#]
    #expect(try columns(flat, format) == ["id", "c", "d"])
    let lacking = [#"{"id":1,"c":"y","d":{"e":1}}"#, #"{"id":2,"d":{"e":2}}"#]
    #expect(try columns(lacking, format) == ["id", "c", "d.e"])
    #expect(try columns([nested[0]], format) == ["id", "c", "d", "e", "same.a", "same.b"])
  }

  @Test(arguments: formats)
  func `at each depth, lists of records and rare keys come last`(
    format: FormatName
  ) throws {
    let records = (0..<3).map { number in
      let rare = number == 0 ? #""rare":7,"# : ""
      let half = number > 0 ? #","half":\#(number)"# : ""
      return """
        {"id":\(number),\(rare)"m":{"owners":[{"n":\(number)}],"pairs":[[\(number)]],
        "tags":["t\(number)"],"x":\(number)\(half)},"last":\(number)}
        """.filter { $0 != "\n" }
    }
    #expect(
      try columns(records, format)
        == ["id", "last", "rare", "m.tags", "m.x", "m.half", "m.owners", "m.pairs"])
  }

  @Test(arguments: [
    ("name", ["v", "id", "title", "name"]), ("title", ["v", "id", "FunctionName", "title"]),
    ("id", ["v", "user_name", "id"]), ("FunctionName", ["v", "InstanceId", "FunctionName"]),
    ("Title", ["v", "ID", "Title"]), ("ImageID", ["v", "paid", "ImageID"]),
    ("user-id", ["paid", "user-id"]), ("a.id", ["v", "a.id"]), ("VPCId", ["v", "VPCId"]),
    ("v", ["v", "paid", "PAID", "rename", "subtitle", "names"]),
  ])
  func `a row is titled by the key name, title or id, or by a key that ends in such a word`(
    title: String, keys: [String]
  ) throws {
    let records = (1...2).map { number in
      "{" + keys.map { "\"\($0)\":\(number)" }.joined(separator: ",") + "}"
    }
    for format in Self.formats {
      #expect(try columns(records, format) == [title] + keys.filter { $0 != title })
    }
  }

  @Test(arguments: formats)
  func `a column with equal values or without scalars is not a title`(format: FormatName) throws {
    let flat = [#"{"v":1,"id":7,"name":"a"}"#, #"{"v":1,"id":8,"name":"b"}"#]
    #expect(try columns(flat, format) == ["name", "v", "id"])
    #expect(try columns([flat[0]], format) == ["name", "v", "id"])
    let same = [#"{"v":1,"id":7,"name":"a"}"#, #"{"v":2,"id":8,"name":"a"}"#]
    #expect(try columns(same, format) == ["id", "v", "name"])
    let whole = [#"{"v":1,"name":[1]}"#, #"{"v":2,"name":[2]}"#]
    #expect(try columns(whole, format) == ["v", "name"])
    let nameless = [#"{"v":1,"w":2,"id":7}"#, #"{"v":1,"w":2,"id":8}"#]
    #expect(try columns(nameless, format) == ["id", "v", "w"])
    #expect(try columns([nameless[0], nameless[0]], format) == ["v", "w", "id"])
    let nested = [
      #"{"v":1,"m":{"x":1,"name":"a"}}"#, #"{"v":1,"m":{"x":2,"name":"b"}}"#,
    ]
    #expect(try columns(nested, format) == ["m.name", "m.x", "v"])
    #expect(try columns([nested[0]], format) == ["m.name", "v", "m.x"])
    let lists = [#"{"v":[1],"id":7}"#, #"{"v":[2],"id":8}"#]
    #expect(try columns(lists, format) == ["id", "v"])
    let untitled = ReadingOptions(rowTitles: false)
    #expect(try columns(flat, format, untitled) == ["v", "id", "name"])
  }

  @Test(arguments: formats)
  func `a column is named by its whole path`(format: FormatName) throws {
    let records = [#"{"a":{"b":{"id":1,"c":2,"d":{"e":3}}}}"#]
    #expect(try columns(records, format) == ["a.b.id", "a.b.c", "a.b.d.e"])
    let grid = try Records(records: records, format: format).read()
    for name in ["a.b.d.e", #""a".b.d."e""#] {
      #expect(grid.column(named: Array(name.utf8)) == 2)
    }
    for name in ["a.b.id", #"a."b".id"#] {
      #expect(ColumnName(name).column(in: grid) == grid.titleColumn)
    }
    for name in ["id", "b.c", "b.id"] { #expect(ColumnName(name).column(in: grid) == nil) }
  }

  @Test(arguments: formats)
  func `a nested key that is empty or has a dot or a quote is quoted`(
    format: FormatName
  ) throws {
    let nested = [#"{"id":1,"a.b":2,"m":{"":3,"x\"y":4,"\u0061.c\\":5}}"#]
    #expect(
      try columns(nested, format)
        == ["id", #""a.b""#, #"m."""#, #"m."x\"y""#, #"m."a.c\\""#])
    let grid = try Records(records: nested, format: format).read()
    #expect(grid.column(named: Array(#"m."a.c\\""#.utf8)) == 4)
    #expect(grid.column(named: Array(#""a.b""#.utf8)) == 1)
    #expect(try columns([#"{"id":1,"a.b":2,"x\"y":3}"#], format) == ["id", "a.b", "x\"y"])
  }

  @Test(arguments: [
    (#"["a","b\u0041",1.50,null,true]"#, "a, bA, 1.50, null, true"), ("[ ]", "[]"), ("{ }", "{}"),
    (#"[ {"a" : 1}, {}]"#, #"[2] {"a":1}"#), ("[[1 ,2]]", "[1] [1,2]"), ("[1,{}]", "[2] 1"),
  ])
  func `an array of scalars shows them; another array shows its count and first element`(
    value: String, label: String
  ) throws {
    for format in Self.formats {
      let grid = try Records(records: ["{\"id\":1,\"v\":\(value)}"], format: format).read()
      #expect(PlainGrid(grid).sections == [.init([label], values: [value], title: "1")])
    }
  }

  @Test func `L1 a long array is counted once, during reading`() throws {
    let long = "[" + Array(repeating: #"{"a":[1,2]}"#, count: 5_000).joined(separator: ",") + "]"
    let grid = try Records(records: ["{\"id\":1,\"v\":\(long)}"]).read()
    #expect(PlainGrid(grid).sections.map(\.labels) == [[#"[5000] {"a":[1,2]}"#]])
  }

  @Test(arguments: formats)
  func `a pivot accepts whole paths`(format: FormatName) throws {
    let records = [
      #"{"m":{"ns":"a","n":{"x":"p"},"up":1}}"#, #"{"m":{"ns":"b","n":{"x":"q"},"up":2}}"#,
    ]
    let grid = try Records(records: records, format: format)
      .read(ReadingOptions(rowTitles: false))
    let fields = PivotFields(row: "m.ns", column: "m.n.x", value: "m.up")
    #expect(
      PlainGrid(Grid(try PivotedGrid(grid, by: fields)))
        == PlainGrid(
          columns: ["p", "q"],
          sections: [.init(["1", nil], title: "a"), .init([nil, "2"], title: "b")]))
  }

  @Test(arguments: formats)
  func `without flattening, values stay whole and are shown without spaces`(format: FormatName)
    throws
  {
    var options = ReadingOptions()
    options.flattens = false
    let value = #"{ "b" : [1, 2] }"#
    let grid = try Records(records: ["{\"id\":1,\"a\":\(value)}"], format: format).read(options)
    #expect(
      PlainGrid(grid)
        == PlainGrid(
          columns: ["a"],
          sections: [.init([#"{"b":[1,2]}"#], values: [value], title: "1")]))
  }

  @Test(arguments: formats)
  func `without flattening, rows have the same titles`(format: FormatName) throws {
    var options = ReadingOptions()
    options.flattens = false
    let named = (1...2).map { #"{"v":1,"m":{"x":\#($0)},"n":\#($0),"name":"\#($0)"}"# }
    #expect(try columns(named, format, options) == ["name", "v", "m", "n"])
    let unnamed = (1...2).map { #"{"v":1,"k":"p","m":{"name":\#($0)},"s":{"x":\#($0)}}"# }
    #expect(try columns(unnamed, format, options) == ["m", "v", "k", "s"])
  }

  @Test(arguments: formats)
  func `a repeated key has its last value, or all members of objects`(format: FormatName) throws {
    let records = [
      #"{"id":1,"a":1,"b":2,"a":3}"#, #"{"id":2,"a":{"x":0,"x":1},"b":4,"a":{"y":2}}"#,
    ]
    let grid = PlainGrid(try Records(records: records, format: format).read())
    #expect(grid.columns == ["a", "b", "a.x", "a.y"])
    #expect(grid.sections.map(\.labels) == [["3", "2", nil, nil], [nil, "4", "1", "2"]])
  }

  @Test(arguments: formats)
  func `an item keeps its id when columns change places`(format: FormatName) throws {
    let records = (0..<3).map { #"{"v":1,"w":\#($0 / 2),"m":{"x":\#($0)}}"# }
    for count in 1...3 {
      let grid = try Records(records: Array(records[..<count]), format: format).read()
      for (index, name) in ["v", "w", "m.x"].enumerated() {
        let id = ItemID(section: 0, index: index)
        let place = grid.position(of: id)
        #expect(place.flatMap { grid.columnTitle($0.index) } == name)
        #expect(place.flatMap(grid.id) ?? id == id)
        #expect(grid.source.value(at: id) == [[0x31], [0x30], [0x30]][index])
      }
    }
  }

  @Test(arguments: formats)
  func `the key of a record is its id as written, or the chosen field`(
    format: FormatName
  ) throws {
    let records = [
      #"{"id":"\u0041","m":{"id":7}}"#, #"{"m":{"id":8},"id":null}"#, #"{"id":1.0,"m":{"id":{}}}"#,
    ]
    func keys(_ options: ReadingOptions) throws -> [String?] {
      let grid = try Records(records: records, format: format).read(options)
      return (0..<3).map { grid.sectionKey($0).map { String(decoding: $0, as: UTF8.self) } }
    }
    #expect(try keys(ReadingOptions()) == [#""\u0041""#, nil, "1.0"])
    var options = ReadingOptions()
    options.fields.id = Array("m.id".utf8)
    #expect(try keys(options) == ["7", "8", nil])
  }

  @Test(arguments: formats)
  func `an id is a key with exactly this name, or else a path`(format: FormatName) throws {
    var options = ReadingOptions()
    options.fields.id = Array("a.id".utf8)
    let records = [#"{"a.id":1,"a":{"id":2}}"#, #"{"a":{"id":3},"b":4}"#]
    let grid = try Records(records: records, format: format).read(options)
    #expect((0..<2).map { grid.sectionKey($0) } == [[0x31], [0x33]])
  }
}
