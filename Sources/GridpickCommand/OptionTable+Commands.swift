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
  private static func socket(_ path: SystemText) throws(ValueError) -> SystemText {
    let bytes = path.bytes
    let port = bytes.lastIndex(of: UInt8(ascii: ":")).map { bytes[($0 + 1)...] } ?? bytes[...]
    let isPath = bytes.contains(UInt8(ascii: "/"))
    guard isPath || !port.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw ValueError(
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
}

extension ValueError {
  /// The error with the advice about another picker's word, if it is about one.
  var advised: ValueError {
    guard let word, let answer = OtherPickers.answer(to: word) else { return self }
    return ValueError(part: "'\(word)': \(answer)")
  }
}
