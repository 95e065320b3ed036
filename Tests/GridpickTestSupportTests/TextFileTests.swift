import GridpickTerminal
import Testing

@testable import GridpickTestSupport

struct TextFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a written file is read back unchanged`() throws {
    let path = folder.file("file")
    try TextFile.write("a longer text", to: path)
    try TextFile.write("text", to: path)
    #expect(try TextFile.read(path) == "text")
  }

  @Test func `a FIFO without a reader is reported`() throws {
    let path = folder.file("fifo")
    try #require(mkfifo(path, 0o600) == 0)
    #expect(throws: HarnessError.timedOut(waitingFor: "a reader of \(path)", seen: "nothing")) {
      try TextFile.write([], to: path, within: 0.05)
    }
  }
}
