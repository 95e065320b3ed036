import GridpickFormats
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import GridpickCommand
@testable import GridpickCore

/// docs/MANUAL.md, compared with the tables of options, actions, events and others.
struct ManualPageTests {
  private static let page: [MarkdownBlock] = {
    let folder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return MarkdownBlock.blocks(of: (try? TextFile.read(folder + "/docs/MANUAL.md")) ?? "")
  }()

  /// A heading of the fourth level, and the paragraphs below it.
  struct Entry {
    let term: String
    var text = ""
  }

  /// The blocks below a heading, up to the next one that is not below it.
  private static func blocks(under title: String, level: Int = 2) throws -> [MarkdownBlock] {
    let start = try #require(page.firstIndex(of: .heading(level: level, title)), "\(title)")
    return page[(start + 1)...].prefix { block in
      if case .heading(let other, _) = block { other > level } else { true }
    }
  }

  private static func entries(under title: String, level: Int) throws -> [Entry] {
    var entries: [Entry] = []
    for block in try blocks(under: title, level: level) {
      switch block {
      case .heading(_, let term): entries.append(Entry(term: plain(term)))
      case .paragraph(let text) where !entries.isEmpty:
        entries[entries.count - 1].text += plain(text, keepingCode: true) + " "
      default: break
      }
    }
    return entries
  }

  /// The words of the first cells of all tables below a heading; the words of a cell have commas between
  /// them.
  private static func names(under title: String, level: Int = 2) throws -> [String] {
    try rows(under: title, level: level).flatMap { row in
      row[0].split(separator: "`, `").map { plain(String($0)) }
    }
  }

  private static func rows(under title: String, level: Int = 2) throws -> [[String]] {
    try blocks(under: title, level: level).flatMap { block -> [[String]] in
      guard case .table(let rows) = block else { return [] }
      return Array(rows.dropFirst())
    }
  }

  private static func plain(_ text: String, keepingCode: Bool = false) -> String {
    let line = text.split(separator: "\n").joined(separator: " ")
    return line.filter { sign in sign != "*" && (keepingCode || sign != "`") }
  }

  private static func usage(of row: OptionRow) -> String {
    let letter = row.letter.map { "-\($0), " } ?? ""
    let value = row.argument.map { row.isOptional ? "[=\($0)]" : " \($0)" } ?? ""
    return "\(letter)--\(row.name)\(value)".split(separator: "…", omittingEmptySubsequences: false)
      .joined(separator: "...")
  }

  @Test func `the manual has every option in its group, with its letter and its value`() throws {
    for group in OptionTable.groups {
      let terms = try Self.entries(under: "Options: \(group.title)", level: 3).map(\.term)
      #expect(terms == group.rows.map(Self.usage), "\(group.title)")
    }
  }

  private static func entry(of name: String) throws -> Entry {
    let group = try #require(OptionTable.groups.first { $0.rows.contains { $0.name == name } })
    let place = try #require(group.rows.firstIndex { $0.name == name })
    return try #require(
      try entries(under: "Options: \(group.title)", level: 3).dropFirst(place).first)
  }

  @Test(arguments: OptionTable.rows.map(\.name))
  func `the manual describes each option, and names the words that it accepts`(
    name: String
  ) throws {
    let entry = try Self.entry(of: name)
    #expect(entry.text.count > 10)
    let row = try #require(OptionTable.rows.first { $0.name == name })
    // What is made of many words has a chapter of its own.
    guard case .words(let words) = row.values, words.signs.isEmpty, name != "expect",
      name != "preview-window"
    else { return }
    for word in words.first() {
      let word = word.last == "=" ? String(word.dropLast()) : word
      #expect(entry.text.contains("`\(word)"), "\(word)")
    }
  }

  /// The defaults that the manual names, and those that there are.
  private static let defaults: [String: String] = {
    let picker = PickerOptions()
    let options = CommandOptions()
    let wheel = Layout.all.map(\.wheelSteps)
    let distance = picker.layout.slideDistance
    return [
      "format": options.format == nil ? "auto" : "", "layout": options.layout == nil ? "auto" : "",
      "columns": picker.columns == .automatic ? "auto" : "", "fill": picker.fill.rawValue,
      "slide-distance": "\(distance.lines),\(distance.columns)",
      "deceleration": SnapKind.half.usualDeceleration.rawValue,
      "end": picker.layout.end.rawValue, "frozen": "1",
      "wheel": "\(wheel.max() ?? 0)", "color": options.colors == nil ? "auto" : "",
      "preview-window": picker.preview.window.extent == .percent(50) ? "50%" : "",
      "margin": picker.surroundings.margin.top == .cells(0) ? "0" : "",
      "output": options.printer.form == .format(.text) ? "text" : "",
      "walk": Input.here.text, "border": Border.rounded.name, "tmux": "center,50%,50%",
    ]
  }()

  @Test(arguments: OptionTable.rows.map(\.name))
  func `each default in the manual is the real default`(name: String) throws {
    let named = try Self.entry(of: name).text.behind("Default: `")
    #expect(named.map { String($0.prefix { $0 != "`" }) } == Self.defaults[name])
  }

  @Test func `an omitted value means the value that the manual names`() throws {
    #expect(Popup.options("") == Popup.options("center,50%,50%"))
    let options = try OptionParser.parse([SystemText("--border")])
    #expect(options.picker.surroundings.border == .rounded)
  }

  @Test func `the manual has every action once, and says whether it takes an argument`() throws {
    let written = try Self.names(under: "Actions")
    for action in ActionRow.all {
      let forms = written.filter { $0.prefix { $0 != "(" } == action.name }
      let takes = Set(forms.map { $0.hasSuffix(")") })
      #expect(takes.contains(false) == (action.alone != nil), "\(action.name)")
      #expect(takes.contains(true) == (action.takes != nil), "\(action.name)")
      #expect(forms.count == takes.count, "\(action.name)")
    }
    let names = Set(ActionRow.all.map(\.name))
    for form in written { #expect(names.contains(String(form.prefix { $0 != "(" })), "\(form)") }
  }

  @Test func `the manual has every event, placeholder and field`() throws {
    #expect(try Self.names(under: "Events") == Occasion.rows.map(\.name))
    let placeholders = try Self.names(under: "Placeholders")
    for name in Placeholder.names { #expect(placeholders.contains(name), "\(name)") }
    #expect(
      try Set(Self.names(under: "Printing")).isSuperset(
        of: PickField.Known.allCases.map { "{\($0.rawValue)}" }
          + OutputFormat.allCases.map(\.rawValue)))
  }

  @Test func `V3 the manual says how long a file of values exists`() throws {
    let row = try Self.rows(under: "Placeholders").first { $0[0] == "`{f}`" }
    #expect(row?[1].hasSuffix("until the command or the picker ends") == true)
  }

  @Test func `the manual has every key that does something`() throws {
    let keys = try Self.rows(under: "Keys and mouse").map { $0[0] }.joined(separator: " ")
      .split { $0 == " " || $0 == "," }.map(String.init)
    let names = (Keymap.standard.bindings + Keymap.marks).flatMap(\.keys)
      .map { $0.name(ascii: true) }
    #expect(names.count > 60)
    for name in names where !name.hasPrefix("Alt-") || name.count == 5 {
      #expect(keys.contains(name), "\(name)")
    }
    let written = try Self.blocks(under: "Names of keys", level: 3).description
    for name in Key.names where name.first != "f" || name.count > 3 {
      #expect(written.contains("`\(name)`"), "\(name)")
    }
    for name in Key.modifierNames { #expect(written.contains("`\(name)`")) }
  }

  @Test func `the manual has every format, status, role and part of a preview's window`() throws {
    let formats = FormatName.allCases.map(\.rawValue)
    #expect(try Set(Self.names(under: "Input").prefix(formats.count)) == Set(formats))
    #expect(
      try Self.names(under: "Exit status") == ExitStatus.allCases.map { "\($0.rawValue)" })
    #expect(try Set(Self.names(under: "`--color`", level: 3)) == Set(ColorSpec.roles))
    let text = try Self.blocks(under: "Colours").description
    for name in ColorSpec.attributeNames { #expect(text.contains("`\(name)`"), "\(name)") }
    let window = try Self.rows(under: "Preview").joined().joined(separator: " ")
    for word in PreviewWindow.words { #expect(window.contains("`\(word)`"), "\(word)") }
  }

  @Test func `the manual has the settings of each layout`() throws {
    let rows = try Self.rows(under: "Layouts").filter { $0.count == 4 }.map {
      $0.map { Self.plain($0) }
    }
    #expect(
      rows
        == Layout.all.map { layout in
          let snap = layout.snap?.rawValue ?? "by size"
          return [layout.name, layout.linkage.rawValue, layout.focus.rawValue, snap]
        })
    #expect(try Self.names(under: "Linkage", level: 3) == Linkage.allCases.map(\.rawValue))
    #expect(try Self.names(under: "Focus", level: 3) == Focus.allCases.map(\.rawValue))
    #expect(try Self.names(under: "Snapping", level: 3) == SnapKind.allCases.map(\.rawValue))
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
    let known = try Self.names(under: "Environment")
    for name in names {
      // Names that are composed of two parts begin with this.
      #expect(known.contains { $0 == name || $0.hasPrefix(name + "_") }, "\(name)")
    }
  }
}

extension String {
  /// The text behind a part of it; nil if it does not have that part.
  fileprivate func behind(_ part: String) -> Substring? {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(part) { return rest.dropFirst(part.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
