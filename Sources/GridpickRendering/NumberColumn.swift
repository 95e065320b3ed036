/// Finds out whether a column holds numbers, by its labels one after the other.
struct NumberColumn {
  private var hasNumber = false
  private var hasOther = false

  /// Nothing and a dash speak neither for nor against.
  mutating func take(_ label: String) {
    guard !hasOther else { return }
    switch label {
    case "", "-", "–", "—": break
    default:
      if Self.isNumber(label) { hasNumber = true } else { hasOther = true }
    }
  }

  var holdsNumbers: Bool { hasNumber && !hasOther }

  /// `-1,234.5`, `3e-8`, `12 %`, but no date, no address and no version.
  private static func isNumber(_ label: String) -> Bool {
    var hasDigit = false
    var points = 0
    var before: Unicode.Scalar?
    for scalar in label.unicodeScalars {
      defer { before = scalar }
      switch scalar {
      case "0"..."9": hasDigit = true
      case ".": points += 1
      case "+", "-", "−":
        guard before == nil || before == "e" || before == "E" else { return false }
      case ",", "_", "'", " ", "%", "e", "E":
        guard hasDigit else { return false }
      default: return false
      }
    }
    return hasDigit && points <= 1
  }
}
