import GridpickTerminal

/// A new folder, removed with its owner.
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

  package func file(_ name: String) -> String { "\(path)/\(name)" }

  package var names: [String] { (try? FileNames.inFolder(path)) ?? [] }
}
