/// A measurer of the cells of single sections, which measures on demand and remembers the results.
package final class SectionMeasurer {
  private let measurer: GridMeasurer
  private let whole: GridMeasures
  private var linesOfStyles: [(style: AskedStyle?, lines: Int)] = []
  private var columnsOfSections: [Int: Int] = [:]

  private var content: Grid { measurer.content }

  /// Keeps earlier widths, so that nothing jumps (rule P8), but not those of a narrower screen.
  init(_ measurer: GridMeasurer, in whole: GridMeasures, like earlier: SectionMeasurer? = nil) {
    self.measurer = measurer
    self.whole = whole
    if let earlier {
      if earlier.measurer.limit >= measurer.limit { columnsOfSections = earlier.columnsOfSections }
      linesOfStyles = earlier.linesOfStyles
    } else if measurer.visible == nil, content.record == nil {
      // Records have no styles of their own.
      measurer.forEachFirstItem {
        note($0.pitch.lines, ofStyle: content.style(ofSection: $0.place.section))
      }
    }
  }

  /// Returns the measures of `shown`, in which sections may be moved, missing or shorter.
  package func measures(of shown: Grid) -> SectionMeasures {
    let areAlike = measurer.look.chosenStyle != nil || !content.hasSectionStyles
    let lines = (0..<(areAlike ? 0 : shown.sectionCount)).map {
      UInt16(clamping: self.lines(inSection: own($0, of: shown)))
    }
    return SectionMeasures(
      itemCount: shown.itemCount(inSection:), lines: areAlike ? nil : lines,
      columns: { self.columns(inSection: self.own($0, of: shown)) })
  }

  private func own(_ section: Int, of shown: Grid) -> Int {
    let found = shown.section(section, in: content)
    return min(found ?? section, max(0, content.sectionCount - 1))
  }

  private func lines(inSection section: Int) -> Int {
    let style = content.style(ofSection: section)
    if case .own = style { return unseenLines(ofStyle: style) }
    if let known = linesOfStyles.first(where: { $0.style == style }) { return known.lines }
    let lines =
      measurer.visible == nil
      ? measurer.pitches(ofSection: section, in: whole).mostLines : unseenLines(ofStyle: style)
    note(lines, ofStyle: style)
    return lines
  }

  /// Returns the lines of a cell without asking for an item that is costly and out of view.
  private func unseenLines(ofStyle asked: AskedStyle?) -> Int {
    let style = asked.flatMap(CellStyle.init) ?? measurer.look.defaultStyle
    // The size of a program's own style does not depend on the item.
    let hasDetail =
      style.own == nil
      && measurer.itemsInView(of: whole)?.contains { $0.item.detail != nil } == true
    let item = GridItem("", detail: hasDetail ? "" : nil)
    return style.pitch(item, measurer.look.signs.text, measurer.limit).lines
  }

  private func note(_ lines: Int, ofStyle style: AskedStyle?) {
    if let known = linesOfStyles.firstIndex(where: { $0.style == style }) {
      linesOfStyles[known].lines = max(linesOfStyles[known].lines, lines)
    } else {
      linesOfStyles.append((style, lines))
    }
  }

  private func columns(inSection section: Int) -> Int {
    if let columns = columnsOfSections[section] { return columns }
    let columns = measurer.usualWidth(of: measurer.pitches(ofSection: section, in: whole))
    columnsOfSections[section] = columns
    return columns
  }
}
