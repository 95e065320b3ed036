import GridpickCore
import GridpickTestSupport

/// A shell at its prompt, in a folder of its own, with gridpick on its keys.
final class InteractiveShell {
  enum Kind: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish
  }

  static let prompt = "ready>"
  let home: TemporaryFolder
  let folder: TemporaryFolder
  let terminal: PseudoTerminal

  /// The settings that the shell reads before the output of gridpick.
  init(
    _ kind: Kind, in folder: TemporaryFolder, setUp: String = "",
    with changes: [String: String] = [:]
  ) throws {
    self.folder = folder
    home = try Self.home(of: kind, setUp: setUp)
    terminal = try PseudoTerminal.start(
      Launch(
        Self.program(kind), environment: Self.variables(in: home).merging(changes) { $1 },
        directory: folder.path, output: .terminal, errors: .terminal))
    // The history of the shell gets this line, so no name in it may be a random one.
    terminal.send(". ~/start\r")
    try waitForLine("")
  }

  /// Makes a home with gridpick on the path, and a file `start` for the shell to read.
  static func home(of kind: Kind, setUp: String = "") throws -> TemporaryFolder {
    let home = try TemporaryFolder()
    // Without it fish makes completions of all manual pages, in the background.
    try Tool.run([
      "sh", "-c",
      #"mkdir -p "$0/bin" "$0/fish/generated_completions"; ln -s "$1" "$0/bin/gridpick""#,
      home.path, Gridpick.path,
    ])
    try TextFile.write(
      setUp + "\n" + start(of: kind, prompt: prompt) + "\nclear\n", to: home.file("start"))
    return home
  }

  static func variables(in home: TemporaryFolder) -> [String: String] {
    [
      "PATH": "\(home.path)/bin:" + (TestEnvironment.basic["PATH"] ?? ""), "HOME": home.path,
      "XDG_CONFIG_HOME": home.path, "XDG_DATA_HOME": home.path,
      "BASH_SILENCE_DEPRECATION_WARNING": "1",
    ]
  }

  static func program(_ kind: Kind) -> [String] {
    switch kind {
    case .bash: ["bash", "--norc", "--noprofile", "-i"]
    case .zsh: ["zsh", "-f", "-i"]
    case .fish: ["fish", "--no-config", "-i"]
    }
  }

  private static func start(of kind: Kind, prompt: String) -> String {
    switch kind {
    case .bash, .zsh: "PS1='\(prompt) '; eval \"$(gridpick --shell-integration \(kind.rawValue))\""
    case .fish:
      """
      set -g fish_autosuggestion_enabled 0
      function fish_prompt; echo '\(prompt) '; end
      gridpick --shell-integration fish | source
      """
    }
  }

  /// The lines from the last prompt on, in one, as they are where one is too long for the screen.
  private var line: String? {
    let lines = terminal.screen.lines
    guard let start = lines.lastIndex(where: { $0.hasPrefix(Self.prompt) }) else { return nil }
    return lines[start...].joined().dropFirst(Self.prompt.count).description.trimmed
  }

  /// Waits until this stands behind the last prompt, and nothing else below it.
  func waitForLine(_ text: String) throws {
    try terminal.waitUntil("\(Self.prompt) \(text)") { _ in line == text.trimmed }
  }

  /// Types, and waits until it is seen.
  func type(_ text: String) throws {
    terminal.send(text)
    try waitForLine(text)
  }

  /// Has a line run, and waits for the next prompt.
  func run(_ text: String) throws {
    try type(text)
    try enter()
  }

  /// Has what stands on the line run, and waits for the next prompt.
  func enter() throws {
    let count = terminal.screen.prompts(Self.prompt)
    terminal.send("\r")
    try terminal.waitUntil("the next prompt") {
      $0.prompts(Self.prompt) > count && line == ""
    }
  }

  /// Presses a key, and waits for the picker's status line to begin so.
  func open(_ key: String, at place: String) throws {
    terminal.send(key)
    try waitForPlace(place)
  }

  /// Leaves the picker by Esc, and waits for the line that was there.
  ///
  /// Behind a key that is seen no answer of the terminal is due any more, which Esc would be the beginning of.
  func leave(to line: String) throws {
    terminal.send("zzz")
    try terminal.waitUntil("zzz") { $0.contains("zzz") }
    terminal.send("\u{1b}")
    try waitForLine(line)
  }

  func waitForPlace(_ place: String) throws {
    try terminal.waitUntil(place) { $0.lines.contains { $0.place.hasPrefix(place) } }
  }

  /// The output of the last command, from its file.
  func bytes(of file: String) throws -> [UInt8] { try TextFile.bytes(of: folder.file(file)) }

  static let controlT = "\u{14}"
  static let controlR = "\u{12}"
  static let altC = "\u{1b}c"
}

extension VirtualTerminal {
  fileprivate func prompts(_ prompt: String) -> Int {
    (scrollback + lines).count { $0.hasPrefix(prompt) }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
