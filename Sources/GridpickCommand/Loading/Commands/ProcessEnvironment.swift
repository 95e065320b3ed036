import GridpickCSystem
import GridpickTerminal

/// The variables for a process that starts, as bytes, because they need not be UTF-8.
package struct ProcessEnvironment: Equatable, Sendable {
  private(set) var entries: [SystemText]

  package init(_ variables: [String: String] = [:]) {
    entries = variables.map { Self.entry($0.key, $0.value.utf8) }
  }

  /// Returns the variables of this process; only for the thread that may change them.
  package static func own() -> ProcessEnvironment {
    var environment = ProcessEnvironment()
    guard var place = platform_environment() else { return environment }
    while let entry = place.pointee {
      environment.entries.append(SystemText(entry))
      place += 1
    }
    return environment
  }

  package func with(_ variables: [String: String]) -> ProcessEnvironment {
    with(variables.map { ($0.key, Array($0.value.utf8)) })
  }

  /// Returns the environment with these variables, whose values may have all bytes but NUL.
  package func with(_ variables: [(name: String, value: [UInt8])]) -> ProcessEnvironment {
    let names = Set(variables.map { Array($0.name.utf8) })
    var environment = self
    environment.entries.removeAll { entry in
      names.contains(Array(entry.bytes.prefix { $0 != UInt8(ascii: "=") }))
    }
    environment.entries += variables.map { Self.entry($0.name, $0.value) }
    return environment
  }

  func without(_ name: String) -> ProcessEnvironment {
    var environment = self
    environment.entries.removeAll { $0.bytes.starts(with: "\(name)=".utf8) }
    return environment
  }

  private static func entry(_ name: String, _ value: some Sequence<UInt8>) -> SystemText {
    SystemText(Array("\(name)=".utf8) + value)
  }
}
