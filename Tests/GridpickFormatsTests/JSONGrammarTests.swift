import Testing

@testable import GridpickFormats

/// The grammar of RFC 8259, and nothing else.
@Suite struct JSONGrammarTests {
  @Test(arguments: [
    "[]", "{}", " [ ] ", "\t{\r\n} ", "\u{feff}[1]", "[1 , 2]", #"{"a" : [ 1 ] }"#,
    "[-0]", "[0]", "[1e5]", "[1E+5]", "[1e-05]", "[-0.0e0]", "[10.50]",
    "[123456789012345678901234]",
    "[true,false,null]", #"[""]"#, #"["/\/\"\\\b\f\n\r\t"]"#, #"["\u00e9\uABCD"]"#,
    #"["\ud800"]"#, #"["\udc00x"]"#, #"["\ud83d\ude00"]"#, #"["\#u{7f}é€😀\#u{10ffff}"]"#,
    #"{"a":[],"a":[]}"#, #"{"":[]}"#, #"[1,{"a":[{}]}]"#,
  ])
  func `well-formed texts are read`(text: String) {
    #expect(throws: Never.self) { try readJSON(text) }
  }

  @Test(arguments: [
    "", " ", "\u{feff}", "[", "]", "{", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "[1]]", "[1],",
    "[1] x",
    "[01]", "[.5]", "[1.]", "[1.e5]", "[1e]", "[1e+]", "[-]", "[+1]", "[--1]", "[0x10]", "[1_0]",
    "[NaN]", "[Infinity]", "[-Infinity]", "[tru]", "[True]", "[nul]", "[truefalse]", "[undefined]",
    #"["]"#, #"["\"]"#, #"["\x"]"#, #"["\u12"]"#, #"["\u12G4"]"#, #"["\U0041"]"#, "['a']",
    #"["a\#nb"]"#, #"["a\#tb"]"#, #"["\#u{0}"]"#, #"["\#u{1f}"]"#, "[1\u{0}]", "[1\u{a0}]",
    "\u{0c}[1]",
    "[1]\u{feff}", #"{"a":[1],}"#, "{,}", #"{"a"}"#, #"{"a":}"#, #"{"a" [1]}"#, "{a:[1]}",
    "{1:[1]}",
    #"{"a":[1] "b":[2]}"#, #"{"a":[1]"#, #"[{"a":1]"#, "[[1}]", "[1] // no", "/* no */[1]",
  ])
  func `ill-formed texts are refused`(text: String) {
    #expect(throws: FormatError.self) { try readJSON(text) }
  }

  @Test(
    arguments: [
      [0x80], [0xbf], [0xc0, 0x80], [0xc1, 0xbf], [0xc3], [0xe0, 0x9f, 0xbf], [0xe2, 0x82],
      [0xed, 0xa0, 0x80], [0xef, 0xbf], [0xf0, 0x8f, 0xbf, 0xbf], [0xf0, 0x9f, 0x98],
      [0xf4, 0x90, 0x80, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xff],
    ] as [[UInt8]])
  func `bad UTF-8 is refused at any place of a string`(bad: [UInt8]) {
    for lead in 0..<17 {
      let text =
        Array(#"[""#.utf8) + Array(repeating: 0x61, count: lead) + bad + Array(#"b"]"#.utf8)
      let error = #expect(throws: FormatError.self) {
        try FormatName.json.format.read(SourceText(text))
      }
      #expect(error?.place == TextPlace(line: 1, column: 3 + lead))
      #expect(error?.expected == "valid UTF-8")
    }
  }

  @Test(arguments: 0..<0x80 as Range<UInt8>)
  func `a string accepts all ASCII except control characters, quote and backslash`(byte: UInt8) {
    let isPlain = byte >= 0x20 && byte != 0x22 && byte != 0x5c
    for lead in 0..<17 {
      let content = Array(repeating: 0x61, count: lead) + [byte] + Array("bcdefghi".utf8)
      let source = SourceText(Array(#"[""#.utf8) + content + Array(#""]"#.utf8))
      let document = try? FormatName.json.format.read(source)
      #expect((document?.data.plainList?.first?.value == content) == isPlain)
    }
  }

  @Test(arguments: [
    ("[", "]"), (#"{"a":"#, "}"), (#"[{"a":"#, "}]"), (#"[1,[{"b":0,"a":"#, "}]]"),
  ])
  func `depth is unlimited`(opening: String, closing: String) throws {
    func nested(_ depth: Int, closed: Int) -> String {
      #"{"sections":[],"deep":"# + String(repeating: opening, count: depth) + "[]"
        + String(repeating: closing, count: closed) + "}"
    }
    for depth in [1, 31, 32, 63, 64, 65, 127, 128, 129, 100_000] {
      #expect(throws: Never.self) { try readJSON(nested(depth, closed: depth)) }
      #expect(throws: FormatError.self) { try readJSON(nested(depth, closed: depth - 1)) }
      #expect(throws: FormatError.self) { try readJSON(nested(depth, closed: depth + 1)) }
    }
  }

  @Test func `a container must be closed by its own bracket at every depth`() throws {
    let kinds = (0..<200).map { $0 * 7 % 3 == 0 }
    let opening = kinds.map { $0 ? #"{"a":"# : "[" }.joined()
    var closing = kinds.reversed().map { $0 ? "}" : "]" }
    func text() -> String { #"{"sections":[],"deep":"# + opening + "1" + closing.joined() + "}" }
    #expect(throws: Never.self) { try readJSON(text()) }
    for depth in closing.indices {
      let right = closing[depth]
      closing[depth] = right == "}" ? "]" : "}"
      #expect(throws: FormatError.self) { try readJSON(text()) }
      closing[depth] = right
    }
  }

  @Test(arguments: JSONSamples.all)
  func `a text cut at any byte is refused`(text: String) {
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count {
      let source = SourceText(Array(bytes[..<length]))
      #expect(throws: FormatError.self) { try FormatName.json.format.read(source) }
    }
  }
}
