import GridpickCore
import GridpickTerminal

extension OptionTable {
  static let commands = Group(
    title: "Commands",
    rows: [
      OptionRow(
        "reload", takes: "CMD", values: .command,
        "command that loads newer data; r runs it"
      ) { $0.reloadCommand = $1 },
      OptionRow(
        "more", takes: "CMD", values: .command, "command that loads more, run at the end"
      ) { $0.moreCommand = $1 },
      OptionRow(
        "bind", takes: "KEY:ACTION,…", values: .words(bindingWords),
        "bind keys and events, e.g. ctrl-o:up+up"
      ) { $0.bindings += try BindingReader.bindings(in: $1.bytes) },
      OptionRow(
        "expect", takes: "KEY,…", values: .words(OptionWords(keys, separators: ",")),
        "more keys that pick; the key is printed first"
      ) { options, value in
        for (key, name) in try BindingReader.keys(in: value.bytes) {
          options.bindings.append(Binding(pickingBy: key))
          // The name is printed as it is written (rule B4).
          options.expected = (options.expected ?? [:]).merging([key: name]) { $1 }
        }
      },
      OptionRow(
        "listen", takes: "SOCKET", values: .file, "HTTP on a Unix socket: read state, send actions"
      ) { $0.socket = try socket($1) },
    ])

  /// Returns the path of a socket; refuses fzf's `PORT` and `HOST:PORT`.
  private static func socket(_ path: SystemText) throws(OptionRow.ValueError) -> SystemText {
    let bytes = path.bytes
    let port = bytes.lastIndex(of: UInt8(ascii: ":")).map { bytes[($0 + 1)...] } ?? bytes[...]
    let isPath = bytes.contains(UInt8(ascii: "/"))
    guard isPath || !port.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw OptionRow.ValueError(
        part:
          "'\(path.text)' is not a path; use a Unix socket, e.g. /tmp/pick.sock,"
          + " which no network reaches")
    }
    return path
  }

  private static var bindingWords: OptionWords {
    OptionWords(
      keys.map { $0.hasSuffix("-") ? $0 : "\($0):" } + Occasion.rows.map { "\($0.name):" },
      separators: ",", signs: ":+", next: ActionRow.all.map(\.beginning))
  }

  private static var keys: [String] { Key.modifierNames + Key.names }

  static func valueError(of fault: BindingFault) -> OptionRow.ValueError {
    switch fault {
    case .unknownTrigger(let name): unknownKey(name, orEvents: Occasion.rows.map(\.name))
    case .unknownKey(let name): unknownKey(name)
    case .signalKey(let name):
      OptionRow.ValueError(part: "'\(name)' cannot be bound: it sends a signal")
    case .unknownAction(let name): unknownAction(name)
    case .missingTrigger: OptionRow.ValueError(part: "no key or event before ':'")
    case .missingAction(let name):
      OptionRow.ValueError(part: "'\(name)' has no action; use \(name):ACTION")
    case .unwantedArgument(let name):
      OptionRow.ValueError(part: "'\(name)' takes no argument")
    case .missingArgument(let name):
      OptionRow.ValueError(part: "'\(name)' needs an argument: \(name)(…)")
    // The slash of fzf's `delete-char/eof` begins no argument.
    case .openBracket(let beginning) where OtherPickers.answer(to: beginning + "eof") != nil:
      unknownAction(beginning + "eof")
    case .openBracket(let beginning):
      OptionRow.ValueError(part: "'\(beginning)' is not closed before a comma, a plus or the end")
    case .senselessArgument(let text, let name, let expected):
      OptionRow.ValueError(part: "\(name): '\(text)': expected \(expected)")
    case .unknownLayout(let name):
      .unknown(
        "a layout", name, among: Layout.all.map(\.name), expected: oneOf(Layout.all.map(\.name)))
    case .template(let fault): OptionRow.ValueError(part: "print: \(fault.phrase)")
    case .command(let fault): OptionRow.ValueError(part: fault.words)
    }
  }

  private static func unknownAction(_ name: String) -> OptionRow.ValueError {
    if let answer = OtherPickers.answer(to: name) {
      return OptionRow.ValueError(part: "'\(name)': \(answer)")
    }
    let nearest = ActionRow.all.map(\.name).nearest(to: name)
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "gridpick --man lists all"
    return OptionRow.ValueError(part: "'\(name)' is not an action; \(hint)")
  }

  private static func unknownKey(
    _ name: String, orEvents events: [String] = []
  ) -> OptionRow.ValueError {
    if !events.isEmpty, let answer = OtherPickers.answer(to: name) {
      return OptionRow.ValueError(part: "'\(name)': \(answer)")
    }
    let held = ["ctrl", "alt"].flatMap { held in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).map { "\(held)-\(Character(Unicode.Scalar($0)))" }
    }
    let keys =
      "a character, \(oneOf(Key.listedNames)), with ctrl-, alt- or shift- before it, "
      + "or \(oneOf(Key.mouseNames))"
    return .unknown(
      events.isEmpty ? "a key" : "a key or event", name, among: Key.writtenNames + events + held,
      expected: events.isEmpty ? keys : "\(keys), or an event: \(oneOf(events))")
  }
}
