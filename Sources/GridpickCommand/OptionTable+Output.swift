extension OptionTable {
  static func template(_ text: [UInt8]) throws(OptionRow.ValueError) -> OutputTemplate {
    do throws(OutputTemplate.Fault) {
      return try OutputTemplate(text)
    } catch {
      throw OptionRow.ValueError(expected: "a template: \(error.reason)")
    }
  }
}
