/// Shades numbers from calm to warm, by rank among a sample's distinct numbers (rule Q2).
struct HeatScale: Equatable {
  /// The distinct numbers of the sample, in ascending order.
  private let numbers: [Double]

  /// The shares of the ranks up to which a number has a step of the scale.
  private static let steps: [(below: Double, paint: CellPaint)] = [
    (0.1, CellPaint(.dim)), (1.0 / 3, .text), (2.0 / 3, CellPaint(.heat1)),
    (0.9, CellPaint(.heat2)),
  ]

  init(_ labels: some Sequence<String>) {
    numbers = Set(labels.compactMap(Self.number)).sorted()
  }

  func paint(of label: String) -> CellPaint? {
    guard let number = Self.number(label) else { return nil }
    let last = max(1, numbers.count - 1)
    let rank = numbers.indices.partitionPoint { numbers[$0] < number }
    let share = Double(min(rank, last)) / Double(last)
    return Self.steps.first { share < $0.below }?.paint ?? CellPaint(.heat3)
  }

  /// Returns the number that a label states, in any unit (rule L13).
  private static func number(_ label: String) -> Double? {
    var label = label
    guard case .number(let number) = label.withUTF8(LabelWorth.init) else { return nil }
    return number
  }
}
