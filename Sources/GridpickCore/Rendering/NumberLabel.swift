/// A label that is a number, such as `-1,234.5`, `3e-8`, `12 %` or `1.5G`.
struct NumberLabel {
  let signs: DecimalSigns
  /// The number of columns from the point on; without a point, from the exponent or `%` on.
  let tail: Int

  /// Reads a label; nil for dates, addresses, versions and words.
  init?(_ label: String) {
    var scan = NumberScan()
    for scalar in label.unicodeScalars {
      guard scan.accept(scalar) else { return nil }
    }
    scan.finishGroup()
    guard scan.hasDigit else { return nil }
    signs = scan.signs
    tail = scan.count - (signs == .comma ? scan.beforeComma ?? scan.whole : scan.whole)
  }
}

/// The decimal signs that a label may have: a point in `1.5`, a comma in `1,5`, both in `1.234,5`.
struct DecimalSigns: OptionSet {
  let rawValue: UInt8

  static let point = DecimalSigns(rawValue: 1)
  static let comma = DecimalSigns(rawValue: 2)
  /// A unit of bytes: labels with units differ in scale, so their points are not aligned.
  static let unit = DecimalSigns(rawValue: 4)
}

/// A single pass through a label: very many labels are measured before the first frame.
private struct NumberScan {
  private(set) var hasDigit = false
  private(set) var signs: DecimalSigns = []
  private(set) var count = 0
  /// The number of characters up to the last one of the whole part, without spaces at its end.
  private(set) var whole = 0
  private(set) var beforeComma: Int?
  private var isWhole = true
  private var hasPoint = false
  /// The number of digits after the last comma; nil if no comma is open.
  private var group: Int?
  private var before: Unicode.Scalar?

  mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
    guard !signs.contains(.unit) || scalar == "i" || scalar == "B" else { return false }
    switch scalar {
    case "0"..."9":
      hasDigit = true
      group? += 1
    case "+", "-", "−":
      guard before == nil || before == "e" || before == "E" else { return false }
    case ".":
      guard !hasPoint else { return false }
      finishGroup()
      hasPoint = true
      signs.insert(.point)
      isWhole = false
    case ",", "_", "'", " ", "%", "e", "E":
      guard hasDigit else { return false }
      separate(scalar)
    default: guard acceptUnit(scalar) else { return false }
    }
    count += 1
    if isWhole, scalar != " " { whole = count }
    before = scalar
    return true
  }

  /// Accepts a character of a unit such as `B`, `K`, `MB` or `GiB`, which ends the label.
  private mutating func acceptUnit(_ scalar: Unicode.Scalar) -> Bool {
    guard let before else { return false }
    switch scalar {
    case "B" where signs.contains(.unit): guard before != "B" else { return false }
    case "i" where signs.contains(.unit): guard before != "B", before != "i" else { return false }
    case "B", "k", "K", "M", "G", "T", "P":
      guard "0"..."9" ~= before || before == " " else { return false }
      signs.insert(.unit)
    default: return false
    }
    isWhole = false
    return true
  }

  private mutating func separate(_ scalar: Unicode.Scalar) {
    finishGroup()
    switch scalar {
    case ",":
      beforeComma = beforeComma ?? whole
      group = 0
    case "%", "e", "E": isWhole = false
    default: break
    }
  }

  /// Ends a group of digits; a comma before three digits counts as a separator of thousands.
  mutating func finishGroup() {
    guard let digits = group else { return }
    signs.insert(digits == 3 ? .point : .comma)
    group = nil
  }
}
