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
    let usual = pitch(of: measures.cell)
    let page = usual.extent(along: axis) + around
    return pager(track(along: axis, usual), along: axis, page, options.snap.section)
  }

  private func track(along axis: ScreenAxis, _ usual: ScreenSize) -> Track {
    let start = axis == .vertical ? banner : 0
    guard axis == .vertical, let lines = ownLines else {
      let pitch = usual.extent(along: axis) + around
      return Track(count: measures.sectionCount, pitch: pitch, start: start)
    }
    let pitches = lines.map { pitch(of: ScreenSize(lines: Int($0), columns: 1)).lines + around }
    return Track(pitches: pitches, start: start)
  }

  private var itemPager: (Int) -> Pager {
    guard let sections, linkage != .shared else {
      let shared = sharedItemPager
      return { _ in shared }
    }
    return { section in
      guard section < measures.sectionCount else { return itemPager(count: 0, measures.cell) }
      let hasOwn = layout.sizesSections && options.cell == nil
      let cell =
        hasOwn
        ? ScreenSize(
          lines: sections.lines.map { Int($0[section]) } ?? measures.cell.lines,
          columns: sections.columns(section)) : measures.cell
      return itemPager(count: sections.itemCount(section), pitch(of: cell))
    }
  }

  private func itemPager(count: Int, _ pitch: ScreenSize) -> Pager {
    let track = Track(
      count: count, pitch: pitch.extent(along: itemAxis),
      start: itemAxis == .vertical ? banner : 0)
    return pager(track, along: itemAxis, pitch.extent(along: itemAxis), options.snap.item)
  }

  private var sharedItemPager: Pager {
    let usual = pitch(of: measures.cell)
    guard let columns else { return itemPager(count: measures.columnCount, usual) }
    let page = usual.extent(along: itemAxis)
    var pager = pager(Track(pitches: columns.pitches), along: itemAxis, page, options.snap.item)
    pager.restsAtStarts = true
    return pager
  }

  private func pager(
    _ track: Track, along axis: ScreenAxis, _ page: Int, _ snap: SnapKind?
  ) -> Pager {
    let distance = options.slideDistance.extent(along: axis)
    let extent = view.extent(along: axis)
    var pager = Pager(
      track: track, view: extent, lead: axis == itemAxis ? lead(of: track, in: extent) : 0,
      focus: options.focus ?? layout.focus, end: options.end,
      reach: axis == itemAxis && linkage == .hybrid ? track.start : 0,
      snap: (snap ?? layout.snap)?
        .rule(slideDistance: distance, pitch: page),
      deceleration: options.deceleration)
    if axis == .vertical { pager.give = 1 }
    return pager
  }

  /// Returns the length of as many frozen columns as leave half of the view to others (rule L3).
  private func lead(of track: Track, in view: Int) -> Int {
    guard itemAxis == .horizontal else { return 0 }
    return (0..<min(options.frozen ?? 0, track.count)).map { track.span(of: $0).upperBound }
      .last { 2 * $0 <= view } ?? 0
  }

  private var linkage: Linkage { options.linkage ?? layout.linkage }

  private var ownLines: [UInt16]? {
    layout.sizesSections && options.cell == nil ? sections?.lines : nil
  }

  /// Returns a pitch no larger than the view, so that the label in the middle can be seen.
  private func pitch(of cell: ScreenSize) -> ScreenSize {
    let wanted = options.cell ?? layout.pitch.size(ofNeeded: cell, in: view)
    return ScreenSize(
      lines: min(wanted.lines, max(1, view.lines)),
      columns: min(wanted.columns, max(1, view.columns)))
  }
}
