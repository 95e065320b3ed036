import GridpickTerminal

extension OptionTable {
  static let height = OptionRow(
    "height", takes: "[~]N[%]", "use N lines of the screen; ~N: at most N"
  ) { (options, value) throws(OptionRow.ValueError) in
    options.terminal.height = try height(value.text)
  }

  /// Returns the height for a text such as `12`, `40%`, `~12` or `~40%`.
  static func height(_ text: String) throws(OptionRow.ValueError) -> Height {
    let grows = text.hasPrefix("~")
    let isPercent = text.hasSuffix("%")
    let number = try number(
      text.dropFirst(grows ? 1 : 0).dropLast(isPercent ? 1 : 0), in: 1...(isPercent ? 100 : 10_000),
      expected: "a number of lines (1 or more) or a percentage, e.g. 12, 40% or ~40%")
    return Height(number, isPercent: isPercent, grows: grows)
  }
}
