/// The way in which rows are wrapped (rule S4).
struct Wrapping {
  let hanging: Int
  let mostLines: Int

  func lines(of label: String, columns: Int, upTo most: Int, signs: TextSigns) -> FoldedText {
    // A wrapped number would look like several numbers; a number with spaces may be several.
    let isNumber = NumberLabel(label) != nil && !label.utf8.contains(UInt8(ascii: " "))
    return FoldedText(
      label, columns: max(1, columns), hanging: columns > 4 * hanging ? hanging : 0,
      upTo: isNumber ? 1 : most, signs: signs)
  }
}

extension Placement {
  /// Returns the rows to measure, also some beyond the view unless items are `costly` (rule U1).
  func measurableRows(around rows: Range<Int>, costly: Bool) -> Range<Int> {
    let pager = pagers.section
    let margin = costly ? 0 : Self.measuredViews * pager.view
    let most = max(rows.upperBound, rows.lowerBound + pager.view) + margin
    return (rows.lowerBound - margin..<most).clamped(to: 0..<pager.track.count)
  }

  private static let measuredViews = 4

  /// Returns true if the rows in view are measured, and those that a drag may bring into view.
  func hasMeasured(_ seen: Range<Int>, costly: Bool) -> Bool {
    guard !seen.isEmpty else { return true }
    let slack = costly ? 0 : pagers.section.view
    let wanted = (seen.lowerBound - slack..<seen.upperBound + slack)
      .clamped(to: 0..<pagers.section.track.count)
    return wanted.clamped(to: pagers.section.track.measuredPages) == wanted
  }
}
