/// A scale that shades dates and durations by their age, by fixed limits.
enum AgeScale {
  private static let hour = 3_600.0
  private static let day = 86_400.0
  private static let month = 30 * day

  /// `now` counts from 1970; a date without a zone is local time, ahead of UTC by `offset`.
  static func paint(of label: String, now: Duration?, offset: Duration = .zero) -> CellPaint? {
    guard let age = age(of: label, now: now, offset: offset), age >= 0 else { return nil }
    if age < hour { return CellPaint(.age1) }
    if age < day { return CellPaint(.age2) }
    return age < month ? .text : CellPaint(.dim)
  }

  /// Returns the seconds since a date such as `2026-11-22`, or those of a duration such as `5d3h`.
  private static func age(of label: String, now: Duration?, offset: Duration) -> Double? {
    var label = label
    return label.withUTF8 { label in
      var scan = WorthScan(label)
      guard !scan.saysNothing else { return nil }
      scan.dropRemark()
      if let date = scan.instant() {
        return now.map { ($0 + (scan.namesZone ? .zero : offset)) / .seconds(1) - date }
      }
      return scan.duration()
    }
  }
}
