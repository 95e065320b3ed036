import GridpickCore
import GridpickFormats
import GridpickTerminal

extension OptionTable {
  static let find = Group(
    title: "Find",
    rows: [
      .flag("find", "letters search from the start, as in lists and tables") {
        $0.picker.find.begins = true
      },
      .flag("no-find", "letters are keys; / starts a search") { $0.picker.find.begins = false },
      OptionRow("prompt", takes: "TEXT", "the text before the query, instead of '> '") {
        $0.picker.find.prompt = $1.text
      },
      OptionRow("query", letter: "q", takes: "TEXT", "start with this query") {
        $0.picker.find.query = try query($1)
      },
      OptionRow("filter", letter: "f", takes: "TEXT", "print the matches and exit") {
        $0.filter = try query($1)
      },
      .flag("exact", letter: "e", "words match exactly; 'word is fuzzy") {
        $0.picker.find.isExact = true
      },
      OptionRow(
        "nth", letter: "n", takes: "FIELD,…", values: .titles(separator: ","),
        "search only these fields: titles, numbers, 2.."
      ) { options, value in
        options.picker.find.columns = try fieldNames(value.bytes)
        options.reading.searchedWords = FieldPlaces(value.text)
      },
      .flag("disabled", "do not filter; the query is for commands with {q}") {
        $0.picker.find.isDisabled = true
        $0.picker.find.begins = true
      },
      .flag("print-query", "print the query first, also without a match") {
        $0.picker.endsWithoutMatch = true
      },
      .flag("track", "stay on the current item while it matches") { $0.picker.find.tracks = true },
      .flag("dim", "dim non-matches instead of hiding them") { $0.picker.find.dims = true },
      .flag("no-sort", "keep a list's matches in original order") {
        $0.picker.find.isRanked = false
      },
      OptionRow("scheme", takes: "SCHEME", schemes, "rank matches for: ") {
        $0.picker.find.isOfHistory = $1
      },
      OptionRow(
        "history", takes: "FILE", values: .file,
        "file of past queries, for Ctrl-P and Ctrl-N"
      ) { $0.history = $1 },
      .flag("ignore-case", letter: "i", "E matches e too") { $0.picker.find.ignoresCase = true },
      .flag("literal", "e matches e, but not é") { $0.picker.find.isLiteral = true },
    ])
}

extension OptionTable {
  /// Reads `blanks`, `aligned` or bytes, where `\t`, `\n`, `\\`, `\0` and `\x1f` are escapes.
  static func delimiter(_ value: SystemText) throws(ValueError) -> Delimiter {
    switch value.text {
    case "blanks": return .blanks
    case "aligned": return .aligned
    default:
      guard let bytes = unescaped(value.bytes), !bytes.isEmpty else {
        throw ValueError(expected: #"blanks, aligned, or text with \t \n \\ \0 \xHH"#)
      }
      guard bytes.count < 3 || bytes.first != UInt8(ascii: "[") || bytes.last != UInt8(ascii: "]")
      else {
        throw ValueError(expected: "text, not a regular expression; or blanks, aligned")
      }
      return .bytes(bytes)
    }
  }

  private static func unescaped(_ text: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "0"): bytes.append(0)
      case UInt8(ascii: "x"):
        guard let byte = hexadecimal(rest.prefix(2)) else { return nil }
        bytes.append(byte)
        rest = rest.dropFirst(2)
      default: return nil
      }
    }
    return bytes
  }

  /// Returns the byte that two hexadecimal digits stand for; nil for anything else, such as a sign.
  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 2, text.allSatisfy(\.isHexDigit) else { return nil }
    return UInt8(text, radix: 16)
  }
}

extension OptionTable {
  static let paint = OptionRow(
    "paint", takes: "RULE", values: .titles(), "colours by rule: ^ERROR=bad:row or SIZE=heat"
  ) { $0.picker.paint.rules.append(try PaintRule(reading: $1.text)) }

  static let noPaint = OptionRow.flag("no-paint", "no colours for states such as Running") {
    $0.picker.paint.paintsStates = false
  }
}

extension OptionTable {
  static let rest = Group(
    title: "Other",
    rows: [
      .flag("help", letter: "h", "show this help") { $0.ask(.help) },
      .flag("version", letter: "V", "show the version") { $0.ask(.version) },
      OptionRow(
        "man", takes: "PAGE", isOptional: true, values: .words(OptionWords(ManualPage.words)),
        "show the manual, or its page " + ManualPage.words.joinedByOr
      ) { options, value in
        guard let page = ManualPage(rawValue: value.text) else {
          throw ValueError.choice(value.text, among: ManualPage.words)
        }
        options.ask(.manual(page))
      },
      OptionRow("completion", takes: "SHELL", completions, "print completion: ") { $0.ask($1) },
      OptionRow(
        "shell-integration", takes: "SHELL", .one(of: Shell.self), "print key bindings for "
      ) {
        $0.ask(.integration($1))
      },
    ])
}

extension CommandOptions {
  /// Sets the request; a completion's request for titles stays, whatever the unfinished line says.
  fileprivate mutating func ask(_ request: Request) {
    if case .titles? = self.request { return }
    self.request = request
  }
}
