import GridpickCore
import GridpickTerminal
import GridpickTestSupport

/// The program under test.
enum Gridpick {
  /// The one built beside the tests, or the one named, such as the release build.
  static let path: String = {
    guard let named = TestEnvironment.variable("GRIDPICK_BINARY") else {
      return TestEnvironment.program("gridpick")
    }
    // Tests start it in folders of their own.
    guard !named.hasPrefix("/"), let folder = getcwd(nil, 0) else { return named }
    defer { free(folder) }
    return "\(String(cString: folder))/\(named)"
  }()

  /// The path of a file in `demo-data`.
  static func demo(_ name: String) -> String {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + (parts + ["demo-data", Substring(name)]).joined(separator: "/")
  }

  /// A start with a text on standard input.
  static func launch(_ options: [String] = [], reading text: String) -> Launch {
    launch(options, reading: Array(text.utf8))
  }

  static func launch(_ options: [String] = [], reading bytes: [UInt8]) -> Launch {
    Launch([path] + options, input: .bytes(bytes))
  }
}

extension Gridpick {
  /// The environment of an xterm whose entry in terminfo lacks some capabilities.
  static func terminal(
    lacking capabilities: [String], in folder: TemporaryFolder
  ) throws -> [String: String?] {
    let make = #"infocmp -1 xterm-256color | sed -e "s/^xterm-256color|/xterm-lacking|/""#
    let names = capabilities.joined(separator: #"\|"#)
    _ = try Tool.run(
      [
        "sh", "-c", #"\#(make) -e "/^\t\($1\)[=,]/d" >"$2/entry"; tic -x -o "$2" "$2/entry""#,
        "sh", names, folder.path,
      ], environment: TestEnvironment.basic(changedBy: [:]))
    return ["TERM": "xterm-lacking", "TERMINFO": folder.path]
  }
}

extension Launch {
  func on(_ size: ScreenSize) -> Launch {
    var launch = self
    launch.size = size
    return launch
  }

  /// In a terminal with colours.
  var inColor: Launch { with(["NO_COLOR": nil]) }

  /// As a person starts it, who has set no options.
  var searching: Launch { with(["GRIDPICK_OPTS": nil]) }

  func with(_ changes: [String: String?]) -> Launch {
    var launch = self
    launch.environment.merge(changes) { $1 }
    return launch
  }

  /// By way of a line of the shell, in which `"$@"` is this start.
  func through(_ script: String) -> Launch {
    var launch = self
    launch.arguments = ["sh", "-c", script, "sh"] + arguments
    return launch
  }

  /// With the folders denied by strace that are compiled into ncurses.
  func withoutTerminfo() -> Launch {
    var launch = self
    launch.arguments =
      ["strace", "-D", "--quiet=all", "-o", "/dev/null"]
      + ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"].flatMap { ["-P", $0] }
      + ["-e", "trace=%file", "-e", "inject=%file:error=ENOENT"] + arguments
    return launch
  }

  /// The target of the output.
  func printing(to output: Output) -> Launch {
    var launch = self
    launch.output = output
    return launch
  }
}

extension ScreenSize {
  static let usual = ScreenSize(lines: 24, columns: 80)
  static let large = ScreenSize(lines: 60, columns: 200)
}
