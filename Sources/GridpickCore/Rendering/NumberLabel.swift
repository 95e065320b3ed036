/// A label that states a number, such as `-1,234.5`, `3e-8`, `12 %` or `1.5G`.
struct NumberLabel {
  /// The number of columns from the point on; without a point, from the exponent or `%` on.
  let tail: Int
  /// True for a size: such labels differ in scale, so their points are not aligned.
  let hasUnit: Bool

  /// Reads a label as sorting reads it; nil for dates, durations, addresses, versions and words.
  init?(_ label: String) {
    var label = label
    let found = label.withUTF8 { bytes -> (tail: Int, hasUnit: Bool)? in
      var scan = WorthScan(bytes)
      guard scan.quantity() != nil else { return nil }
      let hasUnit = bytes[scan.end - 1].isLetter
      let tail = bytes.count - scan.wholeEnd
      return hasUnit && scan.duration() != nil ? nil : (tail, hasUnit)
    }
    guard let found else { return nil }
    (tail, hasUnit) = found
  }
}

/// A reader of a column's labels, which finds out whether they are numbers and how they stand.
struct NumberColumn {
  private var hasOther = false
  private var hasUnits = false
  private var hasNumber = false
  private var longestTail = 0
  /// The widest cell, counted without the tail of its number.
  private var widestWhole = 0

  /// Adds a label whose cell asks for `columns`; an empty label or a dash changes nothing.
  mutating func add(_ label: String, columns: Int) {
    guard !hasOther else { return }
    switch label {
    case "", "-", "–", "—": break
    default:
      guard let number = NumberLabel(label) else {
        hasOther = true
        return
      }
      if number.hasUnit { hasUnits = true }
      hasNumber = true
      longestTail = max(longestTail, number.tail)
      widestWhole = max(widestWhole, columns - number.tail)
    }
  }

  var standing: LabelStanding {
    guard !hasOther, hasNumber else { return .left }
    return .right(tail: hasUnits ? 0 : longestTail)
  }

  var columns: Int {
    if case .right(let tail) = standing { widestWhole + tail } else { 0 }
  }
}
