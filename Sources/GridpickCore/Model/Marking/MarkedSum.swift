/// The sum of the marked labels in a column, if they are numbers or sizes (rule M4).
struct MarkedSum {
  /// The marks whose labels in a column are summed.
  struct Subject: Equatable {
    let marks: Marks
    let column: Int
    let dataNumber: Int
    /// The number of records that a pivot counts: more records change the pivot's items.
    var counted: Int?
  }

  let subject: Subject
  private(set) var isKnown = false
  private var sum = 0.0
  private var fractionDigits = 0
  private var power = 0
  /// The unit with the highest power, as it is written after the number.
  private var unit: [UInt8] = []
  private var hasNumber = false
  private var hasOthers = false

  init(_ subject: Subject) { self.subject = subject }

  /// Returns the sum with all labels added up; nil if it is no longer wanted.
  func known(from data: Grid, while isWanted: () -> Bool) -> MarkedSum? {
    var known = MarkedSum(subject)
    for rows in subject.rows(in: data) {
      for start in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.rowsAtOnce) {
        let part = start..<min(rows.upperBound, start + Self.rowsAtOnce)
        data.readLabels(ofColumn: subject.column, inSections: part) { known.add($0) }
        guard isWanted() else { return nil }
      }
    }
    known.isKnown = true
    return known
  }

  private static let rowsAtOnce = 4_096

  private mutating func add(_ label: TextBytes) {
    var scan = WorthScan(label)
    if scan.saysNothing { return }
    scan.dropRemark()
    guard scan.time() == nil, let number = scan.quantity() else {
      hasOthers = true
      return
    }
    sum += number
    hasNumber = true
    fractionDigits = max(fractionDigits, scan.fractionDigits)
    if scan.power > power || unit.isEmpty {
      power = scan.power
      unit = Array(label[scan.unitStart..<scan.end])
    }
  }

  var text: String? {
    guard isKnown, hasNumber, !hasOthers else { return nil }
    guard power > 0, let letter = unit.firstIndex(where: \.isLetter) else {
      return Self.text(of: sum, fractionDigits) + Self.text(of: unit)
    }
    let isDecimal =
      unit.contains { $0 | 0x20 == UInt8(ascii: "b") } && !unit.contains(UInt8(ascii: "i"))
    let step: Double = isDecimal ? 1_000 : 1_024
    var (number, power, unit) = (sum, power, unit)
    for _ in 0..<power { number /= step }
    while number.magnitude >= step, power < WorthScan.powers.count {
      number /= step
      unit[letter] = WorthScan.powers[power]
      power += 1
    }
    return Self.text(of: number, max(1, fractionDigits)) + Self.text(of: unit)
  }

  private static func text(of unit: [UInt8]) -> String { String(decoding: unit, as: UTF8.self) }

  /// Returns the number with at most `fractionDigits` digits after the point, without final zeros.
  private static func text(of number: Double, _ fractionDigits: Int) -> String {
    guard number.magnitude < exactEnd else { return "\(number)" }
    var scaled = number
    var digitsBehind = 0
    while digitsBehind < fractionDigits, scaled.magnitude * 10 < exactEnd {
      scaled *= 10
      digitsBehind += 1
    }
    scaled = scaled.rounded()
    let digits = String(Int(scaled.magnitude))
    var text = String(repeating: "0", count: max(0, digitsBehind + 1 - digits.utf8.count)) + digits
    if digitsBehind > 0 {
      text.insert(".", at: text.index(text.endIndex, offsetBy: -digitsBehind))
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    return scaled < 0 ? "-" + text : text
  }

  /// A `Double` holds all whole numbers below this exactly.
  private static let exactEnd = 9e15
}

extension MarkedSum.Subject {
  fileprivate func rows(in data: Grid) -> [Range<Int>] {
    let rows =
      marks.unit == .section
      ? marks.places
      : NumberRuns(
        marks.places.numbers.lazy.compactMap { data.position(of: Marks.id(ofKey: $0)) }
          .filter { $0.index == column }.map(\.section))
    return rows.runs
  }
}
