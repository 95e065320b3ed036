import GridpickCore

extension Grid {
  /// The places of a screen that programs count on, without margins.
  private static let commonWidth = 78
  static let sampledRows = 50
  private static let sampledColumns = 100

  /// True if a screen of 80 columns does not hold a row of cells of one width, and columns that
  /// are each as wide as they need make a row a quarter shorter, or show cells that would be cut.
  ///
  /// The first rows decide, so that the answer does not change while others arrive.
  var isWide: Bool {
    var columns: [[Int]] = []
    for section in 0..<min(sectionCount, Self.sampledRows) {
      for index in 0..<min(itemCount(inSection: section), Self.sampledColumns) {
        if index == columns.count { columns.append([]) }
        if let item = item(at: Position(section: section, index: index)) {
          columns[index].append(Self.width(of: item.label))
        }
      }
    }
    let pitch = GridMeasurer.usualWidth(of: columns.flatMap(\.self), upTo: Self.commonWidth)
    let widths = columns.map { GridMeasurer.usualWidth(of: $0, upTo: Self.commonWidth) }
    let rowWidth = pitch * columns.count
    guard columns.count > 1, rowWidth > Self.commonWidth else { return false }
    return 4 * widths.reduce(0, +) <= 3 * rowWidth || (widths.max() ?? 0) > 2 * pitch
  }

  /// Returns the columns of a cell, with the blanks beside its label; more than two screens are one.
  private static func width(of label: String) -> Int {
    label.unicodeScalars.prefix(2 * commonWidth).reduce(2) {
      $0 + (DisplayWidth.width(of: $1) ?? 1)
    }
  }
}
