import GridpickTerminal
import GridpickTestSupport
import Synchronization
import Testing

@testable import GridpickCommand

/// The file of what was looked for (rule F10).
struct HistoryFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var path: SystemText { SystemText(folder.file("history")) }

  private func append(_ lines: String...) throws {
    for line in lines { try HistoryFile(path).append(Array(line.utf8)) }
  }

  private func write(_ text: String) throws {
    try TextFile.write(text, to: folder.file("history"))
  }

  private var text: String {
    get throws { try TextFile.read(folder.file("history")) }
  }

  private func mode(_ name: String = "history") -> mode_t {
    var status = stat()
    stat(folder.file(name), &status)
    return status.st_mode & 0o7777
  }

  @Test func `F10.7 a missing file is created for its owner alone`() throws {
    #expect(try HistoryFile(path).lines == [])
    #expect(!TextFile.exists(folder.file("history")))
    try append("one", "two")
    #expect(try text == "one\ntwo\n")
    #expect(mode() == 0o600)
  }

  @Test func `F10.6 a query that is added again moves to the end`() throws {
    try append("one", "two", "two", "one")
    #expect(try text == "one\ntwo\none\n")
    #expect(
      try HistoryFile(path).lines.map { String(decoding: $0, as: UTF8.self) } == [
        "one", "two", "one",
      ])
  }

  @Test func `F10.5 a last line without a newline stays a line of its own`() throws {
    try write("one\ntwo")
    try append("three")
    #expect(try text == "one\ntwo\nthree\n")
  }

  @Test func `F10.6 bytes that are not UTF-8 stay as they are, and long lines are dropped`() throws
  {
    let bytes: [UInt8] = [0xff, 0x1b, 0x0a]
    try Tool.run(["sh", "-c", #"printf '\377\033\n' >"$1""#, "sh", folder.file("history")])
    try append("one", String(repeating: "x", count: 4_097))
    #expect(try TextFile.bytes(of: folder.file("history")) == bytes + Array("one\n".utf8))
    #expect(try HistoryFile(path).lines == [Array(bytes.dropLast()), Array("one".utf8)])
  }

  @Test func `F10.8 a linked file keeps all lines and its mode, and the newest 1,000 are read`()
    throws
  {
    let lines = (1...2_000).map { "\($0)" }
    try TextFile.write(lines.map { $0 + "\n" }.joined(), to: folder.file("target"))
    chmod(folder.file("target"), 0o640)
    symlink("target", folder.file("history"))
    try append("new")
    let kept = try TextFile.read(folder.file("target")).split(separator: "\n").map(String.init)
    #expect(kept == lines + ["new"])
    let read = try HistoryFile(path).lines.map { String(decoding: $0, as: UTF8.self) }
    #expect(read == lines.suffix(999) + ["new"])
    #expect(mode("target") == 0o640)
    #expect(try Tool.run(["readlink", folder.file("history")]) == Array("target\n".utf8))
    #expect(folder.names.sorted() == ["history", "target"])
  }

  @Test func `F10.5 writers at the same time lose no line`() throws {
    let file = try HistoryFile(path)
    let each = 500
    let failures = Mutex(0)
    let done = try (0..<4).map { writer in
      let bell = try Bell()
      Thread.start {
        for number in 0..<each {
          do { try file.append(Array("\(writer) \(number)".utf8)) } catch {
            failures.withLock { $0 += 1 }
          }
        }
        bell.ring()
      }
      return bell
    }
    for bell in done { bell.wait() }
    #expect(failures.withLock { $0 } == 0)
    let lines = try text.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.count == 4 * each)
    for writer in 0..<4 {
      let numbers = lines.filter { $0[0] == "\(writer)" }.map { Int($0[1]) }
      #expect(numbers == Array(0..<each))
    }
    #expect(folder.names == ["history"])
  }

  @Test(arguments: [
    ("mkdir", "is a directory, not a file"), ("mkfifo", "is not a regular file"),
    ("ln -s /dev/zero", "is not a regular file"),
    ("truncate -s 1G", "has more than 16777216 bytes"),
    ("ln -s history", "Too many levels of symbolic links"),
  ])
  func `F10.10 a file that is not a list of lines is refused at once`(
    command: String, reason: String
  ) throws {
    try Tool.run(["sh", "-c", "\(command) \"$1\"", "sh", folder.file("history")])
    #expect(throws: Fault(reason)) { try HistoryFile(path) }
  }

  @Test func `F10.11 a failed write leaves the file as it was`() throws {
    let missing = SystemText(folder.file("missing/history"))
    #expect(throws: Fault("No such file or directory")) {
      try HistoryFile(missing).append([0x61])
    }
    #expect(folder.names == [])
  }
}
