import GridpickCore
import GridpickFormats
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import GridpickCommand

/// A file that is read again and again while what was read before may still be shown.
struct ReadAgainTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `R1.5 a file that is cut short keeps what any reading of it has mapped`() throws {
    let path = folder.file("lines")
    try TextFile.write(String(repeating: "line\n", count: 100_000), to: path)
    let readings = try (0..<3).map { _ in try Input.file(SystemText(path)).open(ReadingOptions()) }
    #expect(truncate(path, 0) == 0)
    for bytes in readings {
      let source = bytes.source
      #expect(source.count == 500_000 && bytes.hasChanged)
      // Without its guard such a look would end the program.
      #expect(source.withBytes { $0[0] == 0 && $0[$0.count - 1] == 0 })
    }
  }

  @Test(arguments: [false, true])
  func `R1.5 readings that are forgotten leave no file open`(hasColors: Bool) throws {
    let path = folder.file("table")
    try TextFile.write("a b\n1 2\n", to: path)
    var options = ReadingOptions()
    options.hasColors = hasColors
    for _ in 0..<100 { _ = try Input.file(SystemText(path)).open(options) }
    #expect(try Self.descriptors(of: path) == 0)
  }

  /// The number of descriptors of this process that are open for a file.
  private static func descriptors(of path: String) throws -> Int {
    let real = try #require(realpath(path, nil))
    defer { free(real) }
    return (0..<1_024).count { number in
      var name = [CChar](repeating: 0, count: 4_096)
      let count = readlink("/proc/self/fd/\(number)", &name, name.count - 1)
      return count > 0 && strcmp(name, real) == 0
    }
  }
}
