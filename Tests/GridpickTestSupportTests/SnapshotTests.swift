import Testing

@testable import GridpickTestSupport

struct SnapshotTests {
  @Test func `a text equal to the snapshot passes`() throws {
    try Snapshot("two-lines", isRecording: false).verify("first\n  second 世界")
  }

  @Test func `a different text fails with both texts`() {
    let error = #expect(throws: HarnessError.self) {
      try Snapshot("two-lines", isRecording: false).verify("first\nother")
    }
    let lines = error?.description.split(separator: "\n").map(String.init) ?? []
    #expect(lines.dropFirst() == [" 0|first|", "-1|  second 世界|", "+1|other|", " 2||"])
  }

  @Test func `a missing file fails with the actual text`() {
    let error = #expect(throws: HarnessError.self) {
      try Snapshot("nothing", isRecording: false).verify("seen")
    }
    #expect(error?.description.contains("0|seen|") == true)
  }

  @Test func `recording writes a snapshot that then passes`() throws {
    let folder = try TemporaryFolder()
    try Tool.run(["mkdir", folder.file("Snapshots")])
    let file = folder.file("SomeTests.swift")
    try Snapshot("new", besideFile: file, isRecording: true).verify("kept")
    try Snapshot("new", besideFile: file, isRecording: false).verify("kept")
  }
}
