import Testing

@testable import GridpickFormats

@Suite struct JSONErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var place: TextPlace
    var found: String
    var expected: String
    var testDescription: String { text }

    init(_ text: String, _ line: Int, _ column: Int, found: String, expected: String) {
      self.text = text
      place = TextPlace(line: line, column: column)
      self.found = found
      self.expected = expected
    }
  }

  private func expectRefusal(_ refused: Case) {
    let error = #expect(throws: FormatError.self) { try readJSON(refused.text) }
    #expect(
      error
        == FormatError(place: refused.place, found: refused.found, expected: refused.expected))
  }

  @Test(arguments: [
    Case("", 1, 1, found: "", expected: "an array or an object"),
    Case("12", 1, 1, found: "12", expected: "an array or an object"),
    Case("[1,\n 2", 2, 3, found: "", expected: "a comma or ]"),
    Case("[1 2]", 1, 4, found: "2]", expected: "a comma or ]"),
    Case("[01]", 1, 3, found: "1]", expected: "a comma or ]"),
    Case("[1,]", 1, 4, found: "]", expected: "a value"),
    Case("[nul]", 1, 2, found: "nul]", expected: "a value"),
    Case("[1.]", 1, 4, found: "]", expected: "a digit"),
    Case("[-x]", 1, 3, found: "x]", expected: "a digit"),
    Case(#"["é"#, 1, 4, found: "", expected: "a closing quote"),
    Case(#"["a\#tb"]"#, 1, 4, found: #"\#tb"]"#, expected: "an escape for a control character"),
    Case(#"["\q"]"#, 1, 3, found: #"\q"]"#, expected: "an escape such as \\n or \\u0041"),
    Case(#"["\u12"]"#, 1, 3, found: #"\u12"]"#, expected: "four hexadecimal digits after \\u"),
    Case(#"{"a":[],}"#, 1, 9, found: "}", expected: "a key in double quotes"),
    Case(#"{"a" []}"#, 1, 6, found: "[]}", expected: "a colon"),
    Case(#"{"a":[] "b"}"#, 1, 9, found: #""b"}"#, expected: "a comma or }"),
    Case("\u{feff}[1] x", 1, 5, found: "x", expected: "the end of the input"),
  ])
  func `invalid JSON is refused with its place`(refused: Case) {
    expectRefusal(refused)
  }

  @Test(arguments: [
    Case("[[1],\n2]", 2, 1, found: "2]", expected: "an array, like the first element"),
    Case("[[1],{}]", 1, 6, found: "{}]", expected: "an array, like the first element"),
    Case("[{},[1]]", 1, 5, found: "[1]]", expected: "an object, like the first element"),
    Case("[{},null]", 1, 5, found: "null]", expected: "an object, like the first element"),
    Case("[1,[2]]", 1, 4, found: "[2]]", expected: "a string, number, boolean, null or object"),
    Case("[[[1]]]", 1, 3, found: "[1]]]", expected: "a string, number, boolean, null or object"),
    Case(#"{"sections":{}}"#, 1, 13, found: "{}}", expected: "an array of sections"),
    Case(#"{"sections":[1]}"#, 1, 14, found: "1]}", expected: "an array or an object"),
    Case(#"{"sections":[{"items":3}]}"#, 1, 23, found: "3}]}", expected: "an array of items"),
    Case(#"{"sections":[{"title":3}]}"#, 1, 23, found: "3}]}", expected: "a string"),
    Case(#"{"sections":[{"style":{}}]}"#, 1, 23, found: "{}}]}", expected: "a string"),
    Case(
      #"{"title":[1],"sections":[]}"#, 1, 10, found: #"[1],"sections":[]}"#, expected: "a string"),
    Case(#"{"sections":[],\#n"layout":1}"#, 2, 10, found: "1}", expected: "a string"),
    Case(#"{"sections":[],"style":1}"#, 1, 24, found: "1}", expected: "a string"),
    Case(#"{"sections":[],"columns":1}"#, 1, 26, found: "1}", expected: "an array of strings"),
    Case(#"{"sections":[],"columns":["a",1]}"#, 1, 31, found: "1]}", expected: "a string"),
  ])
  func `JSON without a grid is refused with its place`(refused: Case) {
    expectRefusal(refused)
  }
}
