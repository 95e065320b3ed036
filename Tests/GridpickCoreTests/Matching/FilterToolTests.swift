import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The set of matches is fzf's own, asked for the same query and lines.
///
/// On purpose not as fzf has it: fzf before 0.55 does not know `'word'`, and finds letters that are capitals
/// by their look alone, such as `Ⓐ`, in fuzzy terms only as they are typed.
struct FilterToolTests {
  @Test(arguments: [1, 2] as [UInt64])
  func `F1.2 F1.3 F1.4 F1.6 random queries match what fzf finds`(seed: UInt64) throws {
    var maker = MadeUpLines(seed: seed)
    let lines = maker.lines(300)
    let queries = (0..<400).map { _ in Self.known(maker.query(for: lines)) }
    try expectAsFilterTool(queries, lines)
  }

  @Test func `F1.3 F1.6 queries of letters match the files that fzf finds`() throws {
    let folder = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    let found = try Tool.run(["sh", "-c", "cd \(folder) && find Sources Tests -name '*.swift'"])
    let files = String(decoding: found, as: UTF8.self).split(separator: "\n").map(String.init)
      .sorted()
    var maker = MadeUpLines(seed: 3)
    let queries = (0..<200).map { _ in Self.known(maker.query(for: files)) }
    try expectAsFilterTool(queries, files)
  }

  @Test func `F1.5 F1.6 literal queries match what fzf finds`() throws {
    var maker = MadeUpLines(seed: 4)
    let lines = maker.lines(300)
    let queries = (0..<150).map { _ in Self.known(maker.query(for: lines)) }
    try expectAsFilterTool(queries, lines, isLiteral: true)
  }

  /// Up to where the letters of East Asia begin; older fzf folds none of those as wide as these.
  @Test func `F1.5 F1.6 an unaccented letter matches the accented letters that fzf takes for it`()
    throws
  {
    let lines = (0xa1..<0x2e80).compactMap(Unicode.Scalar.init).map { ":\($0)" }
    let queries = (Array("abcdefghijklmnopqrstuvwxyzAEIOUZ")).map { ":\($0)$" }
    try expectAsFilterTool(queries, lines)
  }

  /// Without what fzf reads as words only since 0.55.
  private static func known(_ query: String) -> String {
    query.split(separator: " ", omittingEmptySubsequences: false).map { term in
      let core = term.hasSuffix("$") ? term.dropLast() : term
      return core.contains("'") && core.hasSuffix("'") ? term + "x" : term
    }.joined(separator: " ")
  }

  private func expectAsFilterTool(
    _ queries: [String], _ lines: [String], isLiteral: Bool = false
  ) throws {
    let answers = try FilterTool.matches(
      of: queries, in: lines, options: isLiteral ? "--literal" : "")
    try #require(answers.count == queries.count)
    for (text, answer) in zip(queries, answers) {
      let query = Query(text, isLiteral: isLiteral)
      let found = Set(lines.indices.filter { query.matches(lines[$0]) })
      let different = found.symmetricDifference(answer).map { $0 < 0 ? "?" : lines[$0] }
      #expect(different.isEmpty, "`\(text)`: \(different.prefix(3))")
    }
  }
}
