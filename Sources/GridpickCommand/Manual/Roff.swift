/// A manual page in the macros of man(7); text goes in as people read it.
struct Roff {
  private(set) var text: String

  init(_ name: String, version: String, about group: String) {
    text = ".TH \(name.uppercased()) 1 \"\" \"\(Self.escaped(version))\" \"\(group)\"\n.nh\n.ad l\n"
  }

  mutating func chapter(_ title: String) {
    text += ".SH \(Self.escaped(title.uppercased()))\n"
  }

  mutating func section(_ title: String) {
    text += ".SS \(Self.escaped(title))\n"
  }

  mutating func paragraph(_ words: String) {
    text += ".PP\n\(Self.line(words))\n"
  }

  /// Adds a name, and its description behind it or below it.
  mutating func row(_ name: String, _ words: String) {
    row(Self.bold(name), raw: words)
  }

  /// Adds a name that has a look of its own, and its description.
  mutating func row(_ name: Look, _ words: String) {
    row(name.text, raw: words)
  }

  /// Adds lines that stay as they are.
  mutating func verbatim(_ lines: [String]) {
    text += ".PP\n.RS 4\n.nf\n" + lines.map { Self.line($0) + "\n" }.joined() + ".fi\n.RE\n"
  }

  /// A line of words in several looks: words to type, words that stand for something else, and
  /// plain words.
  struct Look {
    fileprivate var text = ""

    func bold(_ words: String) -> Look { Look(text: text + Roff.bold(words)) }
    func italic(_ words: String) -> Look {
      Look(text: text + #"\fI"# + Roff.escaped(words) + #"\fR"#)
    }
    func plain(_ words: String) -> Look { Look(text: text + Roff.escaped(words)) }
  }

  mutating func paragraph(_ look: Look) {
    text += ".PP\n\(look.text)\n"
  }

  private mutating func row(_ name: String, raw words: String) {
    text += ".TP\n\(name)\n\(Self.line(words))\n"
  }

  private static func bold(_ words: String) -> String { #"\fB"# + escaped(words) + #"\fR"# }

  /// Returns a line that roff does not take for a request, whatever it begins with.
  private static func line(_ words: String) -> String {
    let first = words.first
    return (first == "." || first == "'" ? #"\&"# : "") + escaped(words)
  }

  /// Returns words with the characters escaped that roff would read or draw as others.
  ///
  /// Characters beyond ASCII are written as numbers, because the page may be read in any encoding.
  private static func escaped(_ words: String) -> String {
    words.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": #"\e"#
      case "-": #"\-"#
      case "'": #"\(aq"#
      case "`": #"\(ga"#
      case "^": #"\(ha"#
      case "~": #"\(ti"#
      case "\"": #"\(dq"#
      case "\n": " "
      case _ where scalar.isASCII: String(scalar)
      default:
        #"\[u"# + String(repeating: "0", count: max(0, 4 - hexadecimal(scalar).count))
          + hexadecimal(scalar) + "]"
      }
    }.joined()
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16, uppercase: true)
  }
}
