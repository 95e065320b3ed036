import GridpickTerminal

/// The variables that programs under test get: few and always the same.
package enum TestEnvironment {
  package static let basic = [
    "PATH": variable("PATH") ?? "/usr/local/bin:/usr/bin:/bin",
    "HOME": "/nonexistent",
    "LANG": "C.UTF-8",
    "TERM": "xterm-256color",
    // What a text looks like is tested where colours are asked for, by `Launch.inColor`.
    "NO_COLOR": "1",
    // Letters are keys, but where a test is about letters that search, by `Launch.searching`.
    "GRIDPICK_OPTS": "--no-find",
    // A crash of a program under test would be reported with a backtrace, which takes long.
    "SWIFT_BACKTRACE": "enable=no",
  ].merging(sanitizing) { own, _ in own }

  /// What the sanitizers were told, which the programs were built with if the tests were.
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

  /// A variable of the test run itself.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The path of an executable built beside the tests: `program("gridpick")`.
  package static func program(_ name: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    let path = buffer.prefix(max(0, length)).map { UInt8(bitPattern: $0) }
    let tests = String(decoding: path, as: UTF8.self)
    return tests.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + name
  }
}
