import GridpickCChild
import GridpickSystem

/// The variables that a process is started with, as bytes, since nothing says that they are UTF-8.
package struct ProcessEnvironment: Equatable, Sendable {
  /// `NAME=value`, each name once.
  private(set) var entries: [SystemText]

  package init(_ variables: [String: String] = [:]) {
    entries = variables.map { Self.entry($0.key, $0.value) }
  }

  /// The variables of this process; for `main`, before there are threads.
  package static func own() -> ProcessEnvironment {
    var environment = ProcessEnvironment()
    guard var place = child_environment() else { return environment }
    while let entry = place.pointee {
      environment.entries.append(SystemText(entry))
      place += 1
    }
    return environment
  }

  /// With variables of its own, which win over those of the same name.
  package func with(_ variables: [String: String]) -> ProcessEnvironment {
    var environment = self
    for (name, value) in variables {
      let beginning = Self.entry(name, "")
      environment.entries.removeAll { $0.bytes.starts(with: beginning.bytes) }
      environment.entries.append(Self.entry(name, value))
    }
    return environment
  }

  private static func entry(_ name: String, _ value: String) -> SystemText {
    SystemText("\(name)=\(value)")
  }
}
