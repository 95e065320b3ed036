/// The columns into which a flat list is flowed (rule L12).
extension Arrangement {
  /// Returns the columns of a flat list, which only widen while data arrives (rule L12).
  static func columns(
    for list: Grid, after kept: ListColumns?, isComplete: Bool, mayWiden: Bool,
    _ settings: PickerSettings, _ view: GridView, _ size: ScreenSize, _ outlook: Outlook
  ) -> ListColumns {
    if case .automatic = settings.options.columns, !settings.layout.flowsLists {
      return ListColumns(count: list.count)
    }
    if let kept {
      guard mayWiden, kept.isOutgrown(by: list.count, isComplete: isComplete) else { return kept }
      return kept.widened(to: needs(of: list, settings, view, size))
    }
    switch settings.options.columns {
    case .fixed(let count): return ListColumns(count: count)
    case .automatic where view.wraps(by: settings) && list.hasLineBreaks(on: size):
      return ListColumns(count: 1)
    case .automatic:
      if settings.options.layout.cell == nil, !list.isCostly {
        return ListColumns(of: needs(of: list, settings, view, size), isComplete: isComplete)
      }
      var measures = measurer(of: list, settings: settings, size: size, outlook)
        .measures(for: settings.layout, titleLines: settings.titleLines.count)
      measures.bannerLines = settings.banner.count
      let placement = Placement(
        settings.layout, options: settings.options.layout, measures: measures, on: size)
      return ListColumns(count: placement.columns(for: list.count, isComplete: isComplete))
    }
  }

  /// Returns the columns of the matches, once a search has settled.
  ///
  /// Nil if the matches have no columns of their own.
  static func columns(
    forMatchesOf view: GridView, in list: Grid, _ settings: PickerSettings,
    _ size: ScreenSize
  ) -> ListColumns? {
    guard view.filter.isSettled, view.filter.hidesOthers,
      case .automatic = settings.options.columns, settings.layout.flowsLists,
      settings.options.layout.cell == nil, !list.isCostly
    else { return nil }
    if view.wraps(by: settings), list.hasLineBreaks(on: size) { return ListColumns(count: 1) }
    let narrow = view.narrowed(list, columns: 1, fill: .rows)
    return ListColumns(of: needs(of: narrow, settings, view, size), isComplete: true)
  }

  private static func needs(
    of list: Grid, _ settings: PickerSettings, _ view: GridView, _ size: ScreenSize
  ) -> ListNeeds {
    var measures = GridMeasures(
      sectionCount: list.sectionCount, columnCount: 1, cell: ScreenSize(lines: 1, columns: 1),
      titleLines: settings.titleLines.count)
    measures.hasQuery = view.hasQuery
    measures.hasStatus = settings.options.hasStatus
    return GridMeasurer(list, look: settings.look, columns: size.columns)
      .listNeeds(
        besides: settings.columnsOfSigns, in: settings.layout.view(of: measures, on: size))
  }
}

extension Placement {
  /// Returns the fewest columns that bring a whole list into view, or as many columns as fit.
  ///
  /// While more of the list may come, the list has one column until a view is full, and then as
  /// many columns as fit (rule L12).
  fileprivate func columns(for count: Int, isComplete: Bool) -> Int {
    guard count > 0 else { return 1 }
    let most = pagers.item(in: 0).pagesPerView(at: 0)
    let rows = pagers.section.pagesPerView(at: 0)
    guard isComplete || count <= rows else { return most }
    return min(most, (count + rows - 1) / rows)
  }
}
