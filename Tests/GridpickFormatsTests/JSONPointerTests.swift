import Testing

@testable import GridpickFormats

@Suite struct JSONPointerTests {
  private func values(_ text: String, at pointer: String) throws -> [String] {
    var options = ReadingOptions()
    options.pointer = try #require(MemberPath(pointer: Array(pointer.utf8)))
    let list = try readJSON(text, options: options).data.plainList ?? []
    return list.map { String(decoding: $0.value, as: UTF8.self) }
  }

  // The examples of RFC 6901, 5, with a list for each value.
  private static let text = #"""
    {"foo":[["bar"],["baz"]],"":[0],"a/b":[1],"c%d":[2],"e^f":[3],"g|h":[4],"i\\j":[5],
     "k\"l":[6]," ":[7],"m~n":[8],"deep":[0,{"":{"items":["x"]}}],"~1":[9],"t\u00e9":[10]}
    """#

  @Test(arguments: [
    ("/foo/0", "bar"), ("/foo/1", "baz"), ("/", "0"), ("/a~1b", "1"), ("/c%d", "2"),
    ("/e^f", "3"), ("/g|h", "4"), (#"/i\j"#, "5"), (#"/k"l"#, "6"), ("/ ", "7"), ("/m~0n", "8"),
    ("/deep/1//items", "x"), ("/~01", "9"), ("/té", "10"),
  ])
  func `a pointer selects the grid`(pointer: String, value: String) throws {
    #expect(try values(Self.text, at: pointer) == [value])
  }

  @Test func `the empty pointer selects the whole document`() throws {
    #expect(try values("[1]", at: "") == ["1"])
  }

  @Test(arguments: ["a", "a/b", "#/a", "/~", "/~2", "/a~", "/~~0"])
  func `any other text is not a pointer`(text: String) {
    #expect(MemberPath(pointer: Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    "/nothing", "/foo/2", "/foo/-", "/foo/00", "/foo/+1", "/foo/bar", "/foo//", "/foo/0/0/0",
    "/foo/99999999999999999999",
  ])
  func `a pointer to nothing is refused with the pointer in the message`(pointer: String) {
    let error = #expect(throws: FormatError.self) { try values(Self.text, at: pointer) }
    #expect(error?.expected == "a value at the pointer \(pointer)")
  }

  @Test func `a scalar at a pointer is refused with its place`() {
    let error = #expect(throws: FormatError.self) { try values(#"{"a":3}"#, at: "/a") }
    #expect(error?.place == TextPlace(line: 1, column: 6))
    #expect(error?.expected == "an array or an object")
  }

  @Test(arguments: [#"{"a":[1],"b":}"#, #"{"a":[1]"#, #"{"a":[1]} x"#, #"{"a":[1]]"#])
  func `bad JSON around the grid is an error`(text: String) throws {
    var options = ReadingOptions()
    options.pointer = try #require(MemberPath(pointer: Array("/a".utf8)))
    let (error, document) = FormatName.json.refusal(of: Array(text.utf8), options: options)
    #expect(error != nil)
    #expect(document.data.size == 0)
  }

  @Test func `a grid document at a pointer is read in pieces of any size`() throws {
    let bytes = Array(#"{"x":[0,{"sections":[["a"]],"title":"T"},0],"y":{}}"#.utf8)
    var options = ReadingOptions()
    options.pointer = try #require(MemberPath(pointer: Array("/x/1".utf8)))
    for length in 1...bytes.count {
      let document = try FormatName.json.document(
        of: bytes, inPiecesOf: length, options: options)
      #expect(document.settings.title == "T")
      #expect(document.data.plainGrid?.sections == [.init(["a"])])
    }
  }
}
