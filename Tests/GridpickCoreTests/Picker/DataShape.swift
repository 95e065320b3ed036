import GridpickTestSupport

@testable import GridpickCore

/// A shape of data that a picker may be given.
enum DataShape: String, CaseIterable {
  case ragged
  case empty
  case emptySections
  case gapsOnly
  case single
  case oneSection
  case thousandSections
  case list

  /// Items named after their place, each as nobody else.
  var data: Grid {
    switch self {
    case .ragged:

      Grid(
        TestGrid(Self.rows([5, 0, 1, 12, 2, 0, 40])).titled(
          sections: ["A", "B", "C", "D", "E", "F", "G"], styles: ["swatch", "", "card", "text"]))
    case .empty: Grid(TestGrid([]))
    case .emptySections: Grid(TestGrid([[], [], []]).titled(sections: ["A", "B", "C"]))
    case .gapsOnly: Grid(TestGrid([[nil, nil], [nil]]))
    case .single: Grid(TestGrid(Self.rows([1])))
    case .oneSection: Grid(TestGrid(Self.rows([500])).titled(sections: ["all of them"]))
    case .thousandSections:

      Grid(
        TestGrid(Self.rows((0..<1_000).map { $0 % 4 })).titled(
          sections: (0..<1_000).map { "section \($0)" }))
    case .list: Grid(TestList(count: 100))
    }
  }

  private static func rows(_ counts: [Int]) -> [[String?]] {
    counts.enumerated().map { row, count in
      (0..<count).map { $0 % 7 == 3 ? nil : "r\(row)c\($0)" }
    }
  }
}
