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
    ("", "a rule with a colour"), ("a", "a rule with a colour"), ("a=", "a rule with a colour"),
    ("a= ", "a rule with a colour"), ("a=row", "a rule with a colour"),
    ("=bad", "a rule with text"), ("=heat", "a rule with text"), ("!=bad", "a rule with text"),
    ("'=bad", "a rule with text"), ("a=gren", "'a=gren': 'gren' is not a colour"),
    ("a=:red", "'a=:red': '' is not a colour"), ("a=256", "'a=256': '256' is not a colour"),
    ("a=#12", "'a=#12': '#12' is not a colour"), ("a=heat:row", "'a=heat:row': use heat alone"),
    ("a=red:age", "'a=red:age': use age alone"),
  ])
  func `Q1.9 Q2.1 an invalid rule is refused with its reason`(rule: String, reason: String) {
    let error = #expect(throws: ValueError.self) { try PaintRule(reading: rule) }
    #expect(error?.reason.hasPrefix(reason) == true)
  }
}
