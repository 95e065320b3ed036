import GridpickModel

extension OptionTable {
  static func pivotFields(_ text: String) throws(OptionRow.ValueError) -> PivotFields {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard (2...3).contains(names.count), names.allSatisfy({ !$0.isEmpty }) else {
      throw OptionRow.ValueError(expected: "two or three fields, as in NAMESPACE,NAME")
    }
    return PivotFields(row: names[0], column: names[1], value: names.count > 2 ? names[2] : nil)
  }
}
