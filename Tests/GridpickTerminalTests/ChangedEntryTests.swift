import GridpickTestSupport
import Testing

@testable import GridpickTerminal

extension OneScreenTests {
  /// The entry with 24-bit colours as ncurses' own tool reads it: the terminal's, but for its colours.
  ///
  /// Within the suite of what uses ncurses, which has one terminal at a time.
  @Suite(.needs("infocmp"))
  struct ChangedEntryTests {
    /// Of every length modulo 3, among these.
    private static let types = [
      "xterm-256color", "xterm", "tmux-256color", "screen-256color", "screen", "linux", "rxvt",
      "xterm-color",
    ]

    /// Colours, and the size, which is known where an entry leaves it open.
    private static let changed = [
      "colors", "pairs", "setaf", "setab", "initc", "oc", "RGB", "lines", "cols",
    ]

    /// Capabilities by name, extended ones left out, which the entry has none of but RGB.
    private func capabilities(
      of type: String, in entry: String? = nil
    ) throws -> [String: Substring] {
      let environment = TestEnvironment.basic(changedBy: entry.map { ["TERMINFO": $0] } ?? [:])
      let options = entry == nil ? ["-1"] : ["-1", "-x"]
      let printed = try Tool.run(["infocmp"] + options + [type], environment: environment)
      let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n")
        .filter { $0.hasPrefix("\t") }
      return lines.reduce(into: [:]) { found, line in
        let text = line.dropFirst().dropLast()
        let name = text.prefix { $0 != "=" && $0 != "#" }
        // What is obsolete has other names here, and what is cancelled is not there.
        if name.hasPrefix("OT") || name.hasSuffix("@") { return }
        found[String(name)] = text.dropFirst(name.count)
      }
    }

    @Test(arguments: types)
    func `ncurses reads it, with all that the terminal had`(type: String) throws {
      let entry = try #require(ChangedEntry(type: type, wantsDirectColor: true))
      let made = try capabilities(of: type, in: entry.environmentValue)
      #expect(made["colors"] == "#0x1000000")
      #expect(made["setaf"] == #"=\E[38;%p1%dm"#)
      #expect(made["setab"] == #"=\E[48;%p1%dm"#)
      #expect(made["RGB"] == "")
      let kept = try capabilities(of: type).filter { !Self.changed.contains($0.key) }
      #expect(made.filter { !Self.changed.contains($0.key) } == kept)
    }

    @Test(arguments: types)
    func `I1 below other lines the first is counted from there, and no other is touched`(
      type: String
    ) throws {
      let entry = try #require(ChangedEntry(type: type, wantsDirectColor: false, firstLine: 12))
      let before = try capabilities(of: type)
      let made = try capabilities(of: type, in: entry.environmentValue)
      let cup = try #require(before["cup"])
      let shifted = String(try #require(made["cup"]))
      #expect(shifted != cup && shifted.replacing("%p1%{12}%+", with: "%p1") == cup)
      #expect(made["clear"]?.hasPrefix("=\\E[13;1H") == true)
      let gone = ["smcup", "rmcup", "csr", "ind", "indn", "ri", "rin", "home", "ll"]
      #expect(gone.allSatisfy { made[$0] == nil })
      let others = before.keys.filter {
        !gone.contains($0) && !["cup", "vpa", "clear", "lines", "cols"].contains($0)
      }
      for name in others { #expect(made[name] == before[name]) }
    }

    @Test func `entries of every length are among them`() {
      let lengths = Self.types.compactMap {
        ChangedEntry(type: $0, wantsDirectColor: true)?.environmentValue
      }
      .map { $0.count { $0 == "=" } }
      #expect(Set(lengths) == [0, 1, 2])
    }

    @Test(arguments: ["vt100", "dumb", "xterm-mono", "no-such-terminal"])
    func `where there are no colours there is none`(type: String) {
      #expect(ChangedEntry(type: type, wantsDirectColor: true) == nil)
    }
  }
}
