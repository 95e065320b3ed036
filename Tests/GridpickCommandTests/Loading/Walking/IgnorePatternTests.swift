import Testing

@testable import GridpickCommand

/// Patterns of `.gitignore`, as gitignore(5) describes them.
struct IgnorePatternTests {
  /// Returns true if the lines leave out a path; a slash at its end makes it a folder.
  private func exclude(_ path: String, _ lines: String) -> Bool {
    var rules = IgnoreRules()
    rules.add(Array(lines.utf8), at: 0)
    let isFolder = path.hasSuffix("/")
    let bytes = Array(path.utf8).dropLast(isFolder ? 1 : 0)
    let cut = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return rules.exclude(
      bytes[cut...], isFolder: isFolder, in: bytes[..<cut].split(separator: UInt8(ascii: "/")))
  }

  @Test(arguments: [
    ("a.o", "*.o"), ("x/a.o", "*.o"), (".o", "*.o"), ("x/build/", "build/"),
    ("foo", "/foo"), ("a/b", "a/b"), ("a/b", "/a/b"), ("x/y/foo", "**/foo"), ("foo", "**/foo"),
    ("a/b", "a/**/b"), ("a/x/y/b", "a/**/b"), ("a/x", "a/**"), ("a/x/y", "a/**"), ("x", "**"),
    ("a/x/b", "a/*/b"), ("ab", "a?"), ("ab", "a[a-c]"), ("a-", "a[-x]"), ("a]", "a[]]"),
    ("ad", "a[!a-c]"), ("ad", "a[^a-c]"), ("a5", "a[[:digit:]]"), ("a[", "a[[:]"),
    ("a-", "a[+--]"), ("a\\", "a[\\\\]"), ("a]", "a[\\]]"), ("#a", "\\#a"), ("!a", "\\!a"),
    ("a ", "a\\ "), ("a", "a   "), ("a", "a\r"), ("a", "\u{feff}a"), ("a", "b\na"), ("a*", "a\\*"),
    ("aXbXc", "a*b*c"), ("axxb", "a**b"), ("é", "é"), ("é", "??"), ("a\tb", "a\tb"),
  ])
  func `B5.24 a pattern leaves out what git leaves out`(path: String, lines: String) {
    #expect(exclude(path, lines))
  }

  @Test(arguments: [
    ("a.oo", "*.o"), ("x/build", "build/"), ("x/foo", "/foo"), ("x/a/b", "a/b"), ("a/x", "/x"),
    ("a", "a/**"), ("a/x/y/b", "a/*/b"), ("a/b", "a?b"), ("a/b", "a[!x]b"), ("ab", "a[!a-c]"),
    ("a[", "a["), ("ab", "a[b"), ("ab", "ab\\"), ("a", "#a"), ("a", ""), ("a", "/"), ("a", "!"),
    ("a", "//a"), ("a", "a\n!a"), ("a.o", "*.o\n!a.*"), ("a", "[[:letter:]]"), ("A", "a"),
    ("a/b", "a//b"), ("a", "a\\ "), ("ab", "*a"), ("xb", "a[c-a]"), ("a", "a/"),
  ])
  func `B5.24 a pattern leaves in what git leaves in`(path: String, lines: String) {
    #expect(!exclude(path, lines))
  }

  @Test func `B5.24 the last line that has a word about a name decides`() {
    #expect(exclude("a", "a\n!a\n*"))
    #expect(!exclude("a", "*\n!a\nb"))
  }

  @Test func `B5.24 the file of a deeper folder decides, and its paths begin there`() {
    var rules = IgnoreRules()
    rules.add(Array("*.o\n/x/deep".utf8), at: 0)
    rules.add(Array("!a.o\n/top\ny/z".utf8), at: 1)
    func exclude(_ name: String, in folder: String) -> Bool {
      rules.exclude(
        Array(name.utf8)[...], isFolder: false,
        in: Array(folder.utf8).split(separator: UInt8(ascii: "/")))
    }
    #expect(!exclude("a.o", in: "x/"))
    #expect(exclude("b.o", in: "x/"))
    #expect(exclude("deep", in: "x/"))
    #expect(exclude("top", in: "x/"))
    #expect(!exclude("top", in: "x/y/"))
    #expect(exclude("z", in: "x/y/"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `B5.24 a hostile pattern takes no time`() {
    let name = String(repeating: "a", count: 250)
    #expect(!exclude(name, String(repeating: "*a", count: 100) + "*b"))
    let path = String(repeating: "a/", count: 250) + "a"
    #expect(!exclude(path, String(repeating: "**/a/", count: 100) + "b"))
    #expect(!exclude(path, String(repeating: "**/a/*/", count: 60) + "a/b/**/a"))
  }
}
