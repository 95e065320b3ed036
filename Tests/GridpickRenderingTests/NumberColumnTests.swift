import Testing

@testable import GridpickRendering

struct NumberColumnTests {
  private func holdsNumbers(_ labels: [String]) -> Bool {
    var column = NumberColumn()
    for label in labels { column.take(label) }
    return column.holdsNumbers
  }

  @Test(arguments: [
    ["1", "22", "333"], ["-1.5", "+2", "−3", ".5"], ["1,234.5", "1'000"], ["6.02e23", "1E-9"],
    ["12 %", "7%"], ["1", "", "-", "—"],
  ])
  func `digits, signs and separators are numbers`(labels: [String]) {
    #expect(holdsNumbers(labels))
  }

  @Test(arguments: [
    ["1", "two"], ["2026-11-21"], ["10.0.0.1"], ["1.2.3"], ["12:30"], ["5m"], ["e5"], ["%"], [""],
    ["-", "–"], [], ["1 2 x"], ["."],
  ])
  func `words, dates, addresses, versions and nothing at all are not`(labels: [String]) {
    #expect(!holdsNumbers(labels))
  }
}
