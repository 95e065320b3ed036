import GridpickTerminal

extension OptionTable {
  static let rest = Group(
    title: "Other",
    rows: [
      OptionRow(flag: "help", letter: "h", "show this help") { $0.ask(.help) },
      OptionRow(flag: "version", letter: "V", "show the version") { $0.ask(.version) },
      OptionRow(
        "man", takes: "PAGE", isOptional: true, values: .words(OptionWords(ManualPage.words)),
        "show the manual, or its page " + oneOf(ManualPage.words)
      ) { (options, value) throws(OptionRow.ValueError) in
        guard let page = ManualPage.named(value.text) else {
          throw .choice(value.text, among: ManualPage.words)
        }
        options.ask(.manual(page))
      },
      OptionRow("completion", takes: "SHELL", completions, "print completion: ") {
        $0.ask($1)
      },
      OptionRow(
        "shell-integration", takes: "SHELL", .one(of: Shell.self), "print key bindings for "
      ) {
        $0.ask(.integration($1))
      },
    ])
}

extension CommandOptions {
  /// Makes a request, but keeps that of a completion for titles, whatever the unfinished line asks.
  fileprivate mutating func ask(_ request: Request) {
    if case .titles? = self.request { return }
    self.request = request
  }
}
