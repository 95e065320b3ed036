/// A measurer of the cells of single sections, which measures on demand and remembers the results.
package final class SectionMeasurer {
  /// The number of items that fill a shelf on a wide screen.
  private static let sampleSize = 100
  /// The number of items that fill a few screens.
  private static let sampledItems = 1_000

  private let content: Grid
  private let look: Look
  /// The measured items, if items are costly to ask for; nil if a sample is measured.
  private let glimpse: Glimpse?
  private let widthLimit: Int
  private var linesOfStyles: [(style: AskedStyle?, lines: Int)] = []
  private var columnsOfSections: [Int: Int]
  /// The lines of a cell in each section; a track is made from all sections.
  private var linesOfSections: [UInt16]

  /// Earlier widths are kept, so that nothing jumps (rule P8), but not those of a narrower screen.
  package init(
    _ content: Grid, look: Look, columns: Int, glimpse: Glimpse? = nil,
    like earlier: SectionMeasurer? = nil
  ) {
    self.content = content
    self.look = look
    self.glimpse = glimpse
    let limit = GridMeasurer.limit(onColumns: columns)
    widthLimit = limit
    let measured = earlier.flatMap { $0.widthLimit >= limit ? $0.columnsOfSections : nil }
    columnsOfSections = measured ?? [:]
    linesOfStyles = earlier?.linesOfStyles ?? []
    linesOfSections = earlier?.linesOfSections ?? []
    // Records ask for no styles.
    if earlier == nil, glimpse == nil, content.record == nil { sampleStyles() }
  }

  package var measures: SectionMeasures { measures(of: content) }

  /// Returns the measures of `shown`, in which sections may be moved, missing or shorter.
  package func measures(of shown: Grid) -> SectionMeasures {
    let areAlike = look.chosenStyle != nil || !content.hasSectionStyles
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
    if case .own = style, let own = style.flatMap(CellStyle.init) {
      return own.pitch(GridItem(""), look.signs.text, widthLimit).lines
    }
    if let known = linesOfStyles.first(where: { $0.style == style }) { return known.lines }
    note(glimpse.map { [pitch(of: style, $0)] } ?? sampled(section), ofStyle: style)
    return linesOfStyles.first { $0.style == style }?.lines ?? 1
  }

  private func columns(inSection section: Int) -> Int {
    if let columns = columnsOfSections[section] { return columns }
    let pitches = glimpse?.items(ofSection: section).map(\.pitch) ?? sampled(section)
    let columns = GridMeasurer.usualWidth(of: pitches.map(\.columns), upTo: widthLimit)
    columnsOfSections[section] = columns
    return columns
  }

  private func sampleStyles() {
    var left = Self.sampledItems
    for section in 0..<min(content.sectionCount, Self.sampledItems) where left > 0 {
      let pitches = pitches(inSection: section, limit: left)
      left -= pitches.count
      if !pitches.isEmpty { note(pitches, ofStyle: content.style(ofSection: section)) }
    }
  }

  private func note(_ pitches: [ScreenSize], ofStyle style: AskedStyle?) {
    let lines = pitches.map(\.lines).max() ?? 1
    if let known = linesOfStyles.firstIndex(where: { $0.style == style }) {
      linesOfStyles[known].lines = max(linesOfStyles[known].lines, lines)
    } else {
      linesOfStyles.append((style, lines))
    }
  }

  private func sampled(_ section: Int) -> [ScreenSize] {
    pitches(inSection: section, limit: Self.sampleSize)
  }

  /// Returns the pitch of a style for which no item has been measured; no item is asked for.
  private func pitch(of style: AskedStyle?, _ glimpse: Glimpse) -> ScreenSize {
    let style = style.flatMap(CellStyle.init) ?? look.defaultStyle
    let item = GridItem("", detail: glimpse.hasDetail ? "" : nil)
    return style.pitch(item, look.signs.text, widthLimit)
  }

  private func pitches(inSection section: Int, limit: Int) -> [ScreenSize] {
    (0..<min(limit, content.itemCount(inSection: section))).compactMap { index in
      let item = content.item(at: Position(section: section, index: index))
      return item.map {
        look.pitch(of: $0, at: Position(section: section, index: index), in: content, widthLimit)
      }
    }
  }
}
