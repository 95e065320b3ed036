import GridpickTerminal

/// The variables of programs under test; they are few and always the same.
package enum TestEnvironment {
  package static let basic = [
    "PATH": variable("PATH") ?? "/usr/local/bin:/usr/bin:/bin",
    "HOME": "/nonexistent",
    "LANG": "C.UTF-8",
    "TERM": "xterm-256color",
    // Colours are only on where a test asks for them with `Launch.inColor`.
    "NO_COLOR": "1",
    // Letters are keys, unless a test makes them search with `Launch.searching`.
    "GRIDPICK_OPTS": "--no-find",
    // Without this, a crash of a program under test would spend a long time on a backtrace.
    "SWIFT_BACKTRACE": "enable=no",
  ].merging(sanitizing) { own, _ in own }

  /// The sanitizers' options of the test run, for programs built with the same sanitizers.
  private static var sanitizing: [String: String] {
    ["ASAN_OPTIONS", "UBSAN_OPTIONS"].reduce(into: [:]) { $0[$1] = variable($1) }
  }

  package static func basic(changedBy changes: [String: String?]) -> [String: String] {
    var result = basic
    for (name, value) in changes {
      result[name] = value
    }
    return result
  }

  /// Returns a variable of the test run itself.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Returns the path of an executable built with the tests: `program("gridpick")`.
  package static func program(_ name: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    let path = buffer.prefix(max(0, length)).map { UInt8(bitPattern: $0) }
    let tests = String(decoding: path, as: UTF8.self)
    return tests.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + name
  }
}
