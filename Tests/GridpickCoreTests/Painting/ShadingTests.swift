import Testing

@testable import GridpickCore

/// Numbers shaded by their rank, dates and durations by their age.
struct ShadingTests {
  private let heat = HeatScale(["0", "0", "1", "2", "3", "7", "16", "18", "142", "-", "x"])

  @Test(
    arguments: [
      ("0", CellPaint(.dim)), ("1", .text), ("2", .text), ("3", CellPaint(.heat1)),
      ("7", CellPaint(.heat1)), ("16", CellPaint(.heat2)), ("18", CellPaint(.heat2)),
      ("142", CellPaint(.heat3)), ("9000", CellPaint(.heat3)), ("-4", CellPaint(.dim)),
      ("5", CellPaint(.heat1)), ("x", nil), ("", nil), ("-", nil),
    ] as [(String, CellPaint?)])
  func `Q2.1 Q2.4 heat goes from dim over text to three warm steps, by rank among distinct values`(
    label: String, paint: CellPaint?
  ) {
    #expect(heat.paint(of: label) == paint)
  }

  @Test func `Q2.1 heat depends on rank and not on size`() {
    let small = HeatScale((1...8).map(String.init))
    let large = HeatScale((1...8).map { String(repeating: "9", count: $0) })
    for number in 1...8 {
      #expect(
        small.paint(of: String(number))
          == large.paint(of: String(repeating: "9", count: number)))
    }
  }

  @Test func `Q2.1 heat reads units, and equal numbers are dim`() {
    let sizes = HeatScale(["1.5K", "900", "2M", "1G"])
    #expect(sizes.paint(of: "900") == CellPaint(.dim))
    #expect(sizes.paint(of: "1G") == CellPaint(.heat3))
    #expect(HeatScale(["4", "4"]).paint(of: "4") == CellPaint(.dim))
    #expect(HeatScale([String]()).paint(of: "4") == CellPaint(.dim))
  }

  /// 2026-11-25 12:00 in UTC.
  private let now = Duration.seconds(1_795_608_000)

  @Test(
    arguments: [
      ("40s", CellPaint(.age1)), ("59m", CellPaint(.age1)), ("12m", CellPaint(.age1)),
      ("0s", CellPaint(.age1)),
      ("60m", CellPaint(.age2)), ("1h", CellPaint(.age2)), ("23h", CellPaint(.age2)),
      ("5h30m", CellPaint(.age2)),
      ("24h", .text), ("2d", .text), ("5d3h", .text), ("29d", .text), ("3 days ago", .text),
      ("30d", CellPaint(.dim)), ("212d", CellPaint(.dim)), ("3y45d", CellPaint(.dim)),
      ("2 months ago", CellPaint(.dim)), ("About an hour ago", CellPaint(.age2)),
      ("Up 3 minutes (healthy)", CellPaint(.age1)), ("2026-11-25 11:30", CellPaint(.age1)),
      ("2026-11-25T11:00:01Z", CellPaint(.age1)), ("2026-11-25T11:00:00Z", CellPaint(.age2)),
      ("2026-11-25T13:30:00+02:00", CellPaint(.age1)), ("2026-11-25", CellPaint(.age2)),
      ("2026-11-24", .text), ("2026-10-01", CellPaint(.dim)), ("2026-11-25 12:01", nil),
      ("2027-01-01", nil), ("<none>", nil), ("", nil), ("-", nil), ("12", nil), ("soon", nil),
    ] as [(String, CellPaint?)])
  func `Q2.2 Q2.4 age has fixed limits of an hour, a day and thirty days`(
    label: String, paint: CellPaint?
  ) {
    #expect(AgeScale.paint(of: label, now: now) == paint)
  }

  @Test func `Q2.2 a date that names no zone is local, and without a clock it has no age`() {
    let east = Duration.seconds(7_200)
    #expect(AgeScale.paint(of: "2026-11-25 13:30", now: now, offset: east) == CellPaint(.age1))
    #expect(AgeScale.paint(of: "2026-11-25T11:30Z", now: now, offset: east) == CellPaint(.age1))
    #expect(AgeScale.paint(of: "2026-11-25 11:30", now: nil) == nil)
    #expect(AgeScale.paint(of: "3h", now: nil) == CellPaint(.age2))
  }
}
