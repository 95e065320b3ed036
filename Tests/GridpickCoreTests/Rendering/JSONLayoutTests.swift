import Testing

@testable import GridpickCore

/// JSON as a peek shows it.
struct JSONLayoutTests {
  @Test(arguments: [
    (
      #"{"name":"a b","list":[1,2.5,true,null],"deep":{"x":{"y":"z,:{"}}}"#,
      """
      {
        "name": "a b",
        "list": [1, 2.5, true, null],
        "deep": {
          "x": {"y": "z,:{"}
        }
      }
      """
    ),
    (
      "{\n        \"from\": \"deep\",\n        \"list\": [\n          {}\n        ]\n      }",
      """
      {
        "from": "deep",
        "list": [
          {}
        ]
      }
      """
    ),
    ("[]", "[]"), (#"["\"]",1]"#, #"["\"]", 1]"#),
    (#"{"cut":{"in":"#, "{\n  \"cut\": {\n    \"in\": "),
  ])
  func `G10.8 JSON has a line for each value, indented by its own depth`(
    source: String, text: String
  ) {
    #expect(JSONLayout(source)?.text == text)
  }

  @Test func `G10.8 keys and signs of JSON are dim, and values are not`() throws {
    let layout = try #require(JSONLayout(#"{"a key":"a: value","n":[1,"two"]}"#))
    let loud = zip(layout.text.utf8, layout.tones).filter { $0.1.role == nil }.map(\.0)
    let words = String(decoding: loud, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    #expect(words == ["\"a:", "value\"", "1", "\"two\""])
  }

  @Test(arguments: [
    "", "plain", "12", "\"text\"", "[info] started", "[1] foo", "{braces}", "{a,b}", "{", "[",
    "{ if (a) b; }",
  ])
  func `G10.8 other texts are no JSON`(text: String) {
    #expect(JSONLayout(text) == nil)
  }
}
