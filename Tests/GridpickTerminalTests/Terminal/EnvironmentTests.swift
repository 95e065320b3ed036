import GridpickCore
import Testing

@testable import GridpickTerminal

extension OneScreenTests {
  /// The environment is the whole program's, and is as it was once a screen is open.
  struct EnvironmentTests {
    private static let name = "TERMINFO"

    /// A folder that no entry is in, and that has a name in Latin-1.
    private static let folder = SystemText(Array("/nonexistent/caf".utf8) + [0xe9])

    @Test func `TERMINFO keeps its bytes in any encoding`() throws {
      let before = getenv(Self.name).map { SystemText($0) }
      Self.folder.withCString { _ = setenv(Self.name, $0, 1) }
      defer {
        if let before {
          before.withCString { _ = setenv(Self.name, $0, 1) }
        } else {
          unsetenv(Self.name)
        }
      }
      // No entry has this name, and so a built-in one is taken.
      try TerminalEntry.load(type: "no-such-terminal")
      #expect(getenv(Self.name).map { SystemText($0) } == Self.folder)
    }
  }
}
