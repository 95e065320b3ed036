/// A measurer of the cells of single sections, which measures on demand and remembers the results.
package final class SectionMeasurer {
  private let measurer: GridMeasurer
  private let whole: GridMeasures
  private var linesOfStyles: [(style: AskedStyle?, lines: Int)] = []
  private var columnsOfSections: [Int: Int] = [:]
  /// The lines of a cell in each section; the track needs those of all sections.
  private var linesOfSections: [UInt16] = []

  private var content: Grid { measurer.content }

  /// Keeps earlier widths, so that nothing jumps (rule P8), but not those of a narrower screen.
  init(_ measurer: GridMeasurer, in whole: GridMeasures, like earlier: SectionMeasurer? = nil) {
    self.measurer = measurer
    self.whole = whole
    if let earlier {
      if earlier.measurer.limit >= measurer.limit { columnsOfSections = earlier.columnsOfSections }
      linesOfStyles = earlier.linesOfStyles
      linesOfSections = earlier.linesOfSections
    } else if measurer.visible == nil, content.record == nil {
      // Records have no styles of their own.
      measurer.forEachFirstItem {
        note($0.pitch.lines, ofStyle: content.style(ofSection: $0.place.section))
      }
    }
  }

  package var measures: SectionMeasures { measures(of: content) }

  /// Returns the measures of `shown`, in which sections may be moved, missing or shorter.
  package func measures(of shown: Grid) -> SectionMeasures {
    let areAlike = measurer.look.chosenStyle != nil || !content.hasSectionStyles
    if !areAlike { measureLines() }
    let lines =
      areAlike ? nil : (0..<shown.sectionCount).map { linesOfSections[own($0, of: shown)] }
    return SectionMeasures(
      itemCount: shown.itemCount(inSection:), lines: lines,
      columns: { self.columns(inSection: self.own($0, of: shown)) })
  }

  private func own(_ section: Int, of shown: Grid) -> Int {
    let found = shown.section(section, in: content)
    return min(found ?? section, max(0, content.sectionCount - 1))
  }

  private func measureLines() {
    var lines = linesOfSections
    // An array grows in place only while it has a single owner.
    linesOfSections = []
    lines.removeLast(max(0, lines.count - content.sectionCount))
    for section in lines.count..<content.sectionCount {
      let needed = self.lines(ofStyle: content.style(ofSection: section), inSection: section)
      lines.append(UInt16(clamping: needed))
    }
    linesOfSections = lines
  }

  private func lines(ofStyle style: AskedStyle?, inSection section: Int) -> Int {
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
