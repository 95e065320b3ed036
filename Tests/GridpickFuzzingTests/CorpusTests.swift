import GridpickFuzzing
import GridpickTestSupport
import Testing

/// Bytes that fuzzers have found: those that were once a fault, and those that reach code of their own.
struct CorpusTests {
  private static let folder =
    "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/") + "/Corpus/"

  @Test(arguments: FuzzTarget.all.map(\.name))
  func `bytes found by a fuzzer break no check`(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let lines = try TextFile.read(Self.folder + name + ".txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    #expect(!lines.isEmpty)
    for line in lines {
      let bytes = try #require(Self.bytes(hexadecimal: line))
      #expect(throws: Never.self, "\(name): \(line)") { try target.run(bytes) }
    }
  }

  private static func bytes(hexadecimal line: Substring) -> [UInt8]? {
    let digits = line.compactMap(\.hexDigitValue)
    guard digits.count == line.count, digits.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(16 * digits[$0] + digits[$0 + 1]) }
  }
}
