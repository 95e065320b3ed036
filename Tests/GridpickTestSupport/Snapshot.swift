/// A text kept in a file beside the test: `Snapshots/NAME.screen`.
package struct Snapshot {
  package let path: String
  private let isRecording: Bool

  package init(
    _ name: String, besideFile file: String = #filePath,
    isRecording: Bool = TestEnvironment.variable("GRIDPICK_RECORD") == "1"
  ) {
    let folder = file.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    path = "\(folder)/Snapshots/\(name).screen"
    self.isRecording = isRecording
  }

  /// Compares a text with the file, and throws if they differ; writes the file if recording.
  package func verify(_ text: String) throws(HarnessError) {
    if isRecording {
      try TextFile.write(text + "\n", to: path)
      print("recorded \(path)")
      return
    }
    guard TextFile.exists(path) else {
      throw .snapshotMissing(path: path, actual: text)
    }
    let expected = try TextFile.read(path)
    if expected != text + "\n" {
      throw .snapshotDiffers(path: path, expected: expected, actual: text + "\n")
    }
  }

  static func numbered(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { "\($0.offset)|\($0.element)|" }.joined(separator: "\n")
  }

  /// Returns a line-by-line comparison; `-` marks expected and `+` actual lines that differ.
  static func compared(expected: String, actual: String) -> String {
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
    return (0..<max(expected.count, actual.count)).flatMap { number in
      let old = number < expected.count ? expected[number] : nil
      let new = number < actual.count ? actual[number] : nil
      if let old, old == new { return [" \(number)|\(old)|"] }
      return [old.map { "-\(number)|\($0)|" }, new.map { "+\(number)|\($0)|" }].compactMap { $0 }
    }.joined(separator: "\n")
  }
}
