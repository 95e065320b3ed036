import GridpickFormats
import GridpickTestSupport
import Testing

@Suite struct MemberPathTests {
  @Test(arguments: [
    ("a", ["a"]), ("a.b.c", ["a", "b", "c"]), (#"m."a.b""#, ["m", "a.b"]), (#""".x"#, ["", "x"]),
    (#""a\"b\\c""#, [#"a"b\c"#]),
    // A text that is no path is one key.
    ("", [""]), ("a..b", ["a..b"]), ("a.", ["a."]), (#"a"b"#, [#"a"b"#]), (#""a"#, [#""a"#]),
    (#""a"b"#, [#""a"b"#]), (#""a\"#, [#""a\"#]),
  ])
  func `dots separate keys, except in quotes`(written: String, keys: [String]) {
    #expect(MemberPath(written: Array(written.utf8)).keys == keys.map { Array($0.utf8) })
  }

  @Test func `a path of any keys is read back as written`() {
    var generator = SeededGenerator(seed: 6901)
    let pieces = Array(#"ab."\é "#.utf8) + [0xff, 0]
    for _ in 0..<5_000 {
      let keys = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          pieces.randomElement(using: &generator) ?? 0
        }
      }
      let path = MemberPath(keys: keys)
      #expect(MemberPath(written: path.written) == path)
    }
  }
}
