import GridpickCore

extension OptionTable {
  static var layouts: Choice<Layout?> {
    Choice { Layout.all.map { ($0.name, $0) } + [("auto", nil)] }
  }

  static var styles: Choice<CellStyle> {
    Choice { CellStyle.all.map { ($0.name, $0) } }
  }

  /// The shells, and the word by which the completion scripts themselves ask for titles.
  static var completions: Choice<CommandOptions.Request> {
    Choice { Shell.allCases.map { ($0.rawValue, .completion($0)) } + [("titles", .titles)] }
  }

  /// The schemes of fzf, `history` being true; `path` is `default`: the ranking finds paths itself.
  static var schemes: Choice<Bool> {
    Choice { [("default", false), ("path", false), ("history", true)] }
  }

  static var colorWords: OptionWords {
    OptionWords(
      ColorSpec.bases + ColorSpec.roles.map { "\($0):" }, separators: ",", signs: ":",
      next: ColorSpec.attributeNames + ColorSpec.colorNames)
  }
}
