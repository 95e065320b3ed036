import GridpickTerminal

/// A fresh folder, removed with its owner.
package final class TemporaryFolder {
  package let path: String

  package init() throws(HarnessError) {
    var template = Array("/tmp/gridpick-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .lastFailure(of: "mkdtemp") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    _ = try? Tool.run(["rm", "-rf", path])
  }

  /// The path of a file in the folder.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of the files that are there.
  package var names: [String] { (try? FileNames.inFolder(path)) ?? [] }
}
