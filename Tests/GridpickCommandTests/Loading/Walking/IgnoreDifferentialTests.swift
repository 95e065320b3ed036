import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import GridpickCommand

/// Trees and rules made up, which git is asked about too.
@Suite(.needs("git"))
struct IgnoreDifferentialTests {
  private static let names = [
    "a", "b", "ab", "abc", "a.o", "b.o", ".h", "x y", "a]", "a-b", "#a", "!b", "é", "A", "*", "a\\",
  ]
  private static let pieces = [
    "a", "b", "ab", "abc", "*", "?", "*.o", ".h", "x y", "x\\ y", "[ab]", "[!a]", "[a-c]*", "[]a]*",
    "a*",
    "*b", "[[:alpha:]]", "[[:upper:]]", "a\\]", "\\*", "é", "[^.]*", "*c", "a?c", "[a", "[[:no:]]",
    "\\a",
  ]

  private func line(_ random: inout SeededGenerator) -> String {
    func piece() -> String { Self.pieces.randomElement(using: &random) ?? "" }
    var text = piece()
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      text += Bool.random(using: &random) ? "/**/" : "/"
      text += piece()
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: text = "!" + text
    case 3: text = "/" + text
    case 4: text = "**/" + text
    case 5: text += "/**"
    case 6: text = "!/" + text
    case 7:
      text =
        ["\\#a", "\\!b", "#a", "", "/", "**", "!", "a\\\\"].randomElement(using: &random) ?? ""
    default: break
    }
    if Int.random(in: 0..<4, using: &random) == 0 { text += "/" }
    return text + (Int.random(in: 0..<6, using: &random) == 0 ? "  \r" : "")
  }

  private func lines(_ random: inout SeededGenerator) -> String {
    let lines = (0..<Int.random(in: 1...5, using: &random)).map { _ in line(&random) }
    return lines.joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : "")
  }

  /// Makes folders and files, three deep, of these names, each about as often a folder as a file.
  private func grow(_ path: String, _ depth: Int, _ random: inout SeededGenerator) throws {
    if depth == 0 || Int.random(in: 0..<3, using: &random) == 0 {
      try TextFile.write(lines(&random), to: path + "/.gitignore")
    }
    for name in Self.names where Int.random(in: 0..<4, using: &random) > depth {
      let place = "\(path)/\(name)"
      if depth < 3, Bool.random(using: &random) {
        try #require(mkdir(place, 0o700) == 0)
        try grow(place, depth + 1, &random)
      } else {
        try TextFile.write("", to: place)
      }
    }
  }

  @Test(arguments: 0..<40)
  func `B5.24 what is left out is what git leaves out`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let folder = try TemporaryFolder()
    var environment = TestEnvironment.basic
    environment["HOME"] = folder.path
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    let tree = folder.file("tree")
    try Tool.run(["git", "init", "-q", tree], environment: environment)
    try grow(tree, 0, &random)
    try Tool.run(["mkdir", "-p", tree + "/.git/info"])
    try TextFile.write(lines(&random), to: tree + "/.git/info/exclude")
    let told = try Tool.run(
      ["git", "-C", tree, "ls-files", "-coz", "--exclude-standard"], environment: environment)
    let listed = try FileWalk.start(below: SystemText(tree)).beginning(limit: 1 << 24)
    let ours = Set(
      listed.split(separator: 0).map {
        String(decoding: $0.dropFirst(tree.utf8.count + 1), as: UTF8.self)
      })
    let theirs = Set(told.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    #expect(ours.subtracting(theirs).sorted() == [])
    #expect(theirs.subtracting(ours).sorted() == [])
  }
}
