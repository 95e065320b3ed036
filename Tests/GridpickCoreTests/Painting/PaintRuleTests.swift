import Testing

@testable import GridpickCore

struct PaintRuleTests {
  private func kind(_ text: String) throws -> PaintRule.Kind {
    try PaintRule(reading: text).kind
  }

  @Test(arguments: [
    ("STATUS:^Running$=good", "STATUS:^Running$", CellPaint(.good)),
    ("a=done", "a", CellPaint(.dim)),
    ("a=b=wait", "a=b", CellPaint(.wait)),
    (" a b = bad ", "a b", CellPaint(.bad)),
    ("a=RED", "a", CellPaint(.color(.palette(1)))),
    ("a=bright-blue", "a", CellPaint(.color(.palette(12)))),
    ("a=196", "a", CellPaint(.color(.palette(196)))),
    ("a=#FF8800", "a", CellPaint(.color(.rgb(0xff8800)))),
    ("a=#f80", "a", CellPaint(.color(.rgb(0xff8800)))),
    ("a=red:underline", "a", CellPaint(.color(.palette(1)), .underline)),
    ("a=bold", "a", CellPaint(.text, .bold)),
    ("a=bad:underline", "a", CellPaint(.role(.bad), .underline)),
    ("a=-1", "a", CellPaint(.text)),
  ])
  func `Q1.2 Q1.3 Q1.5 the last equals sign divides a rule into a term and a colour`(
    rule: String, term: String, paint: CellPaint
  ) throws {
    #expect(try kind(rule) == .texts(term: term, paint: paint, isOfRow: false))
  }

  @Test(arguments: ["'ERROR=bad:row", "'ERROR=row:bad", "'ERROR=BAD:ROW"])
  func `Q1.6 the word row paints the whole row`(rule: String) throws {
    #expect(try kind(rule) == .texts(term: "'ERROR", paint: CellPaint(.bad), isOfRow: true))
  }

  @Test func `Q2.1 Q2.2 two words shade a column, and win over colours`() throws {
    #expect(try kind("RESTARTS=heat") == .heat(ColumnName("RESTARTS")))
    #expect(try kind("a=b=AGE") == .age(ColumnName("a=b")))
    #expect(try PaintRule(reading: "AGE=age").needsClock)
    #expect(try !PaintRule(reading: "AGE=heat").needsClock)
  }

  @Test(arguments: [
    ("", PaintRule.Fault.colorless), ("a", .colorless), ("a=", .colorless), ("a= ", .colorless),
    ("a=row", .colorless), ("=bad", .termless), ("=heat", .termless), ("!=bad", .termless),
    ("'=bad", .termless), ("a=gren", .unknownColor("gren")), ("a=:red", .unknownColor("")),
    ("a=256", .unknownColor("256")), ("a=#12", .unknownColor("#12")),
    ("a=heat:row", .scaleAndMore("heat")), ("a=red:age", .scaleAndMore("age")),
  ])
  func `Q1.9 Q2.1 an invalid rule is refused with its reason`(rule: String, fault: PaintRule.Fault)
  {
    #expect(throws: fault) { try PaintRule(reading: rule) }
  }
}
