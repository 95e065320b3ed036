import Testing

@testable import GridpickCore

struct NumberColumnTests {
  /// A column of cells that are as wide as their labels.
  private func column(_ labels: [String]) -> NumberColumn {
    var column = NumberColumn()
    for label in labels { column.add(label, columns: label.count) }
    return column
  }

  private func standing(_ labels: [String]) -> LabelStanding { column(labels).standing }

  @Test(arguments: [
    ["1", "22", "333"], ["-1.5", "+2", ".5"], ["1,234.5", "1,000"], ["6.02e23", "1E-9"],
    ["12 %", "7%"], ["1", "", "-", "—"],
  ])
  func `L9.17 digits, signs and separators are numbers`(labels: [String]) {
    #expect(standing(labels) != .left)
  }

  @Test(arguments: [
    ["1", "two"], ["2026-11-21"], ["10.0.0.1"], ["1.2.3"], ["12:30"], ["5m"], ["e5"], ["%"], [""],
    ["-", "–"], [], ["1 2 x"], ["."], ["1", "NaN"],
    ["1.234,5"], ["12,34,567.50"],
  ])
  func `L9.17 L9.18 words, dates, addresses, versions and empty texts are no numbers`(
    labels: [String]
  ) {
    #expect(standing(labels) == .left)
    #expect(column(labels).columns == 0)
  }

  @Test(arguments: [
    (["1", "22", "-333", "1,234"], 0), (["1", "2.5", "3.25"], 3), (["-.5", "7."], 2),
    (["1,234.5", "12,345,678"], 2), (["12 %", "3.5 %"], 4), (["12%", "7"], 1),
    (["6.02e23", "1E-9", "3e8"], 6), (["1", "", "-", "2.5"], 2),
  ])
  func `L9.17 L9.19 room is left for the longest tail: point, exponent or percent sign`(
    labels: [String], tail: Int
  ) {
    #expect(standing(labels) == .right(tail: tail))
  }

  @Test(arguments: [
    (["1,5", "12,25", "3"], 3), (["0,1234 %", "7 %"], 7), (["1,5", "1,234"], 2),
    (["1,23", "1.5"], 3),
  ])
  func `L9.21 a comma is decimal unless three digits follow it`(
    labels: [String], tail: Int
  ) {
    #expect(standing(labels) == .right(tail: tail))
  }

  @Test(arguments: [
    (["1", "333"], 3), (["1234", "0.125"], 8), (["-12", "3.5 %"], 7), (["1,5", "1,234"], 7),
  ])
  func `L9.20 a column has room for its longest whole part with its longest tail`(
    labels: [String], columns: Int
  ) {
    #expect(column(labels).columns == columns)
  }
}
