import GridpickTerminal

extension OptionTable {
  static let popup = OptionRow(
    "tmux", takes: "WHERE", isOptional: true,
    values: .words(OptionWords(Popup.Side.allCases.map(\.rawValue), separators: ",")),
    "in a tmux popup, e.g. bottom,80%,40%"
  ) { (options, value) throws(OptionRow.ValueError) in
    guard let popup = Popup(value.text) else {
      throw OptionRow.ValueError(
        expected: "\(oneOf(Popup.Side.allCases.map(\.rawValue))), and sizes, e.g. bottom,80%,40%")
    }
    options.popup = popup
  }
}
