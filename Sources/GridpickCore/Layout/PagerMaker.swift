/// The maker of a placement's pagers, with the data that they are made from.
struct PagerMaker {
  let layout: Layout
  let options: LayoutOptions
  let measures: GridMeasures
  let sections: SectionMeasures?
  let view: ScreenSize
  let banner: Int
  /// The number of lines of a section that its cells do not take: heading and gap.
  let around: Int
  let columns: ColumnWidths?

  var pagers: Pagers {
    Pagers(section: sectionPager, items: itemPager)
  }

  private var itemAxis: ScreenAxis { layout.sectionAxis.other }

  private var sectionPager: Pager {
    let axis = layout.sectionAxis
    if axis == .vertical, sizesSections, let lines = sections?.lines {
      let pitches = lines.map { pitch(of: ScreenSize(lines: Int($0), columns: 1)).lines + around }
      return pager(Track(pitches: pitches, start: banner), along: axis)
    }
    let usual = pitch(of: measures.cell).extent(along: axis) + around
    return pager(count: measures.sectionCount, usual, along: axis)
  }

  private var itemPager: (Int) -> Pager {
    guard let sections, linkage != .shared else {
      let shared = sharedItemPager
      return { _ in shared }
    }
    return { section in
      guard section < measures.sectionCount else { return itemPager(count: 0, measures.cell) }
      let cell =
        sizesSections
        ? ScreenSize(
          lines: sections.lines.map { Int($0[section]) } ?? measures.cell.lines,
          columns: sections.columns(section)) : measures.cell
      return itemPager(count: sections.itemCount(section), pitch(of: cell))
    }
  }

  private func itemPager(count: Int, _ pitch: ScreenSize) -> Pager {
    pager(count: count, pitch.extent(along: itemAxis), along: itemAxis)
  }

  private var sharedItemPager: Pager {
    guard let columns else {
      return itemPager(count: measures.columnCount, pitch(of: measures.cell))
    }
    var pager = pager(Track(pitches: columns.pitches), along: itemAxis)
    pager.restsAtStarts = true
    return pager
  }

  private func pager(count: Int, _ pitch: Int, along axis: ScreenAxis) -> Pager {
    pager(Track(count: count, pitch: pitch, start: axis == .vertical ? banner : 0), along: axis)
  }

  private func pager(_ track: Track, along axis: ScreenAxis) -> Pager {
    let isOfItems = axis == itemAxis
    let extent = view.extent(along: axis)
    return Pager(
      track: track, view: extent,
      lead: isOfItems && axis == .horizontal ? track.lead(options.frozen ?? 0, in: extent) : 0,
      focus: options.focus ?? layout.focus, end: options.end,
      reach: isOfItems && linkage == .hybrid ? track.start : 0, give: axis == .vertical ? 1 : 2,
      snap: options.snap[isOfItems ? .item : .section] ?? layout.snap,
      slideDistance: options.slideDistance.extent(along: axis),
      deceleration: options.deceleration)
  }

  private var linkage: Linkage { options.linkage ?? layout.linkage }

  private var sizesSections: Bool { layout.sizesSections && options.cell == nil }

  /// Returns a pitch no larger than the view, so that the label in the middle can be seen.
  private func pitch(of cell: ScreenSize) -> ScreenSize {
    let wanted = options.cell ?? layout.pitch.size(ofNeeded: cell, in: view)
    return ScreenSize(
      lines: min(wanted.lines, max(1, view.lines)),
      columns: min(wanted.columns, max(1, view.columns)))
  }
}
