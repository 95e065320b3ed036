import GridLayout
import GridModel
import Screen

/// Measures a sample of a grid, so that a grid of any size is measured in the same time (rule L1).
package struct GridMeasurer {
  /// As many as fill a few screens.
  private static let sampleSize = 1_000

  package let content: any GridContent
  package let look: Look

  package init(_ content: any GridContent, look: Look) {
    self.content = content
    self.look = look
  }

  package func measures(hasTitle: Bool) -> GridMeasures {
    GridMeasures(
      sectionCount: content.sectionCount, columnCount: content.columnCount,
      cell: largestPitch(), sectionTitleWidth: widestSectionTitle(),
      hasColumnTitles: (0..<min(content.columnCount, Self.sampleSize))
        .contains { content.columnTitle($0) != nil },
      hasTitle: hasTitle)
  }

  private func largestPitch() -> ScreenSize {
    var largest = ScreenSize(lines: 1, columns: 3)
    var left = Self.sampleSize
    for section in 0..<min(content.sectionCount, Self.sampleSize) where left > 0 {
      let count = min(left, content.itemCount(inSection: section))
      left -= count
      for index in 0..<count {
        guard let item = content.item(at: Position(section: section, index: index))
        else { continue }
        let style = look.style(of: item, inSection: section, of: content)
        let pitch = style.pitch(item, look.signs.text)
        largest.lines = max(largest.lines, pitch.lines)
        largest.columns = max(largest.columns, pitch.columns)
      }
    }
    // A column is at least as wide as its title, up to where titles would push the items apart.
    for index in 0..<min(content.columnCount, Self.sampleSize) {
      let width = content.columnTitle(index).map(look.width(of:)) ?? 0
      largest.columns = max(largest.columns, min(width + 2, 20))
    }
    return largest
  }

  private func widestSectionTitle() -> Int {
    (0..<min(content.sectionCount, Self.sampleSize))
      .map { content.sectionTitle($0).map(look.width(of:)) ?? 0 }
      .max() ?? 0
  }
}
