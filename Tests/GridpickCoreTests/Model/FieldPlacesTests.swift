import Testing

@testable import GridpickCore

struct FieldPlacesTests {
  @Test(arguments: [
    ("2", [1]), ("-1", [3]), ("2..", [1, 2, 3]), ("..2", [0, 1]), ("-2..", [2, 3]),
    ("..", [0, 1, 2, 3]),
    ("2..3", [1, 2]), ("1,3", [0, 2]), ("3,1", [2, 0]), ("4..9", [3]), ("9", []), ("9..", []),
    ("3..2", []),
    ("0", []), ("-9", []), ("-9..1", [0]), ("-3..-2,1", [1, 2, 0]),
  ])
  func `X1.13 numbers and ranges name fields from either end`(text: String, indices: [Int]) throws {
    #expect(try #require(FieldPlaces(text)).indices(among: 4) == indices)
  }

  @Test(arguments: [
    "", ",", "1,", "a", "1.", "1.2", ".", "...", "1..a", "+1", "+1..", "1..+2", "1..2..3", " 1",
  ])
  func `X1.13 any other text names no field`(text: String) {
    #expect(FieldPlaces(text) == nil)
  }
}
