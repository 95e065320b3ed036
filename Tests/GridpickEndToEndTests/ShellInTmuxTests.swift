import GridpickTestSupport
import Testing

/// The keys of the shells within tmux, also while the line is edited as vi does.
@Suite(.needs("bash", "zsh", "fish", "tmux"))
struct ShellInTmuxTests {
  @Test(arguments: InteractiveShell.Kind.allCases, [false, true])
  func `K1.4 K3.4 files and old commands are picked within tmux`(
    kind: InteractiveShell.Kind, isVi: Bool
  ) throws {
    let folder = try TemporaryFolder()
    try Tool.run(["sh", "-c", #"touch "$0/one two.txt" "$0/other""#, folder.path])
    let home = try InteractiveShell.home(of: kind, setUp: isVi && kind != .fish ? "set -o vi" : "")
    // fish takes the keys of vi only from its own file.
    try TextFile.write("fish_vi_key_bindings\n", to: home.file("fish/config.fish"))
    let session = try TmuxSession.start(
      kind == .fish && isVi ? ["fish", "-i"] : InteractiveShell.program(kind),
      environment: InteractiveShell.variables(in: home))
    try session.type("cd '\(folder.path)'; . '\(home.file("start"))'")
    try session.press("Enter")
    try session.waitUntil("a prompt") { $0.line == "" }
    try session.type("printf '<%s>\\n' ")
    try session.press("C-t")
    try session.waitUntil("the files") { $0.contains { $0.contains("1/2 ") } }
    try session.type("two")
    try session.waitUntil("one of them") { $0.contains { $0.contains("1/1 ") } }
    try session.press("Enter")
    try session.waitUntil("its name") { $0.line?.contains("two.txt") == true }
    try session.press("Enter")
    try session.waitUntil("the output") { $0.contains("<one two.txt>") && $0.line == "" }
    #expect(try session.value(of: "alternate_on") == "0")
    #expect(try session.value(of: "mouse_any_flag") == "0")
    try session.press("C-r")
    try session.waitUntil("old commands") { $0.contains { $0.contains("1/") } }
    try session.type("'printf")
    try session.waitUntil("one of them") { $0.contains { $0.contains("1/1 ") } }
    try session.press("Enter")
    try session.waitUntil("the old command") { $0.line?.hasPrefix("printf '<%s>") == true }
  }
}

extension [String] {
  /// What stands behind the last prompt; fish writes the mode of vi before it.
  fileprivate var line: String? {
    lazy.reversed().compactMap { line in
      line.firstRange(of: InteractiveShell.prompt).map {
        String(line[$0.upperBound...].drop { $0 == " " })
      }
    }.first
  }
}
