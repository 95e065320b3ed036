import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

@testable import GridpickCommand

/// The manual page as it is written.
struct ManualPageTests {
  /// The page as it would be read, without what is roff's.
  private static let read = plain(ManualPage.text)

  /// The words of a line of roff, by groff_char(7): what is written as another character, and no requests.
  private static func plain(_ text: String) -> String {
    let named = [
      #"\e"#: "\\", #"\-"#: "-", #"\(aq"#: "'", #"\(ga"#: "`", #"\(ha"#: "^", #"\(ti"#: "~",
      #"\(dq"#: "\"", #"\&"#: "", #"\fB"#: "", #"\fI"#: "", #"\fR"#: "",
    ]
    var rest = text[...]
    var read = ""
    while let sign = rest.first {
      if let (name, plain) = named.first(where: { rest.hasPrefix($0.key) }) {
        read += plain
        rest = rest.dropFirst(name.count)
      } else if rest.hasPrefix(#"\[u"#), let end = rest.firstIndex(of: "]"),
        let value = UInt32(rest[..<end].dropFirst(3), radix: 16), let scalar = Unicode.Scalar(value)
      {
        read.unicodeScalars.append(scalar)
        rest = rest[end...].dropFirst()
      } else {
        read.append(sign)
        rest = rest.dropFirst()
      }
    }
    return read
  }

  /// The rows of a chapter: what stands in a line behind `.TP`, with the line behind it.
  private func rows(of chapter: String) throws -> [String: String] {
    let chapters = Self.read.components(behind: ".SH ")
    let lines = try #require(chapters.first { $0.hasPrefix(chapter + "\n") }).split(
      separator: "\n", omittingEmptySubsequences: false)
    var rows: [String: String] = [:]
    for place in lines.indices where lines[place] == ".TP" {
      rows[String(lines[place + 1])] = String(lines[place + 2])
    }
    return rows
  }

  @Test(arguments: OptionTable.rows.map(\.name))
  func `the manual has every option, with its letter, its value and its help`(name: String) throws {
    let row = try #require(OptionTable.rows.first { $0.name == name })
    let letter = row.letter.map { "-\($0), " } ?? ""
    let value = row.argument.map { row.isOptional ? "[=\($0)]" : " \($0)" } ?? ""
    let words = try #require(try rows(of: "OPTIONS")["\(letter)--\(name)\(value)"])
    #expect(words == row.help)
  }

  @Test func `the manual has every action, event and placeholder, with its own words`() throws {
    let actions = try rows(of: "ACTIONS")
    for action in ActionName.all {
      let words = try #require(actions[action.written], "\(action.name)")
      #expect(words == action.help)
    }
    #expect(actions.count == ActionName.all.count)
    #expect(Set(try rows(of: "EVENTS").keys) == Set(Occasion.rows.map(\.name)))
    #expect(Set(try rows(of: "PLACEHOLDERS").keys) == Set(Placeholder.names))
    #expect(
      Set(try rows(of: "PRINTING").keys)
        == Set(PickField.Known.allCases.map { "{\($0.rawValue)}" }))
  }

  @Test func `V3 the manual says how long a file of values exists`() throws {
    #expect(
      try rows(of: "PLACEHOLDERS")["{f}"]?.hasSuffix("until the command or the picker has ended")
        == true)
  }

  @Test func `the manual has every key that does something`() throws {
    let keys = try rows(of: "KEYS AND MOUSE")
    for binding in Keymap.standard.bindings + Keymap.marks {
      let names = binding.keys.map { $0.name(ascii: true) }.joined(separator: " ")
      #expect(keys[names] != nil, "\(names)")
    }
    for name in Key.listedNames + Key.mouseNames { #expect(Self.read.contains(name), "\(name)") }
  }

  @Test func `the manual has every format, layout, style and status`() throws {
    #expect(Set(try rows(of: "INPUT").keys) == Set(FormatName.allCases.map(\.rawValue)))
    #expect(Set(try rows(of: "LAYOUTS").keys) == Set(Layout.all.map(\.name)))
    #expect(Set(try rows(of: "STYLES").keys) == Set(CellStyle.all.map(\.name)))
    #expect(Set(try rows(of: "EXIT STATUS").keys) == ["0", "1", "2", "130", "141"])
    for role in ColorSpec.roles { #expect(Self.read.contains(role)) }
  }

  @Test func `the manual has every variable that the program or a script reads or sets`() throws {
    let folder = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    let found = try Tool.run([
      "sh", "-c",
      #"find "$0" -name '*.swift' -o -name '*.*sh' | xargs grep -ohE 'GRIDPICK_[A-Z_]*[A-Z]' | sort -u"#,
      folder + "/Sources/GridpickCommand",
    ])
    let names = String(decoding: found, as: UTF8.self).split(separator: "\n")
    #expect(names.contains("GRIDPICK_OPTS") && names.contains("GRIDPICK_COMPLETION_KEY"))
    let known = try rows(of: "ENVIRONMENT").keys
      .flatMap { $0.split { !$0.isUppercase && $0 != "_" } }.map(String.init)
    for name in names {
      // Names that are composed of two parts begin with this.
      #expect(known.contains { $0 == name || $0.hasPrefix(name + "_") }, "\(name)")
    }
  }

  @Test func `the manual is ASCII, and no text in it begins a roff request`() {
    #expect(ManualPage.text.unicodeScalars.allSatisfy { $0.isASCII && ($0 >= " " || $0 == "\n") })
    let requests: Set = ["TH", "SH", "SS", "PP", "TP", "RS", "RE", "nf", "fi", "nh", "ad"]
    for line in ManualPage.text.split(separator: "\n") where line.hasPrefix(".") {
      #expect(requests.contains(String(line.dropFirst().prefix { $0 != " " })), "\(line)")
    }
    #expect(!ManualPage.text.split(separator: "\n").contains { $0.hasPrefix("'") })
  }

  @Test(arguments: [
    (".a", #"\&.a"#), ("'a", #"\&\(aqa"#), ("a\\n-b", #"a\en\-b"#), ("~^`\"", #"\(ti\(ha\(ga\(dq"#),
    ("…é𝄞", #"\[u2026]\[u00E9]\[u1D11E]"#), ("a\n.b", "a .b"),
  ])
  func `characters that mean something to roff are escaped`(
    words: String, written: String
  ) {
    var page = Roff("x", version: "x", about: "x")
    let before = page.text
    page.paragraph(words)
    #expect(page.text == before + ".PP\n\(written)\n")
  }
}

extension String {
  /// The texts after each mark at the beginning of a line, up to the next mark.
  fileprivate func components(behind mark: String) -> [String] {
    var parts: [String] = []
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(mark) {
        parts.append(line.dropFirst(mark.count) + "\n")
      } else if !parts.isEmpty {
        parts[parts.count - 1] += line + "\n"
      }
    }
    return parts
  }
}
