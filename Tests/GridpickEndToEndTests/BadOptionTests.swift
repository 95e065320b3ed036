import GridpickTestSupport
import Testing

/// A command line that makes no sense is told in one line, before anything is read.
struct BadOptionTests {
  @Test(arguments: [
    (["--bogus"], "--bogus: no such option"),
    (
      ["-F", "json", "-d", ","],
      "--delimiter: only for lines or csv, not json"
    ),
    // It says what to do, and so nothing about the help.
    (["--layuot", "grid"], "--layuot: did you mean --layout?"),
    (["-m", "3"], "3: No such file or directory; did you mean -m3?"),
    (
      ["--style=\u{1b}[31m\nx"],
      "--style: '␛[31m␊x': expected text, card or swatch"
    ),
  ])
  func `L7.8 a senseless option is refused in one line that does not control the terminal`(
    arguments: [String], line: String
  ) throws {
    try expectRefusal(Gridpick.launch(arguments, reading: "a\nb\n"), line)
  }
}
