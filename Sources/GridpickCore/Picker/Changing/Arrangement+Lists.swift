/// The data in the order and with the columns in which it is shown, before it is measured.
struct ShownData {
  /// The shown data: only the matches, unless other items stay.
  let content: Grid
  /// All of the data in the shown order.
  let ordered: Grid
  /// The part of the data whose first sections decide the widths of columns (rule L9).
  let sample: Grid
  /// The numbers of the shown columns in the data; nil if all are shown in its order.
  var columns: [Int]?
  /// The columns of a flowed list, and below those of its matches; nil for other data.
  var listColumns: ListColumns?
  var columnsOfMatches: ListColumns?
}

extension ShownData {
  init(
    _ data: Grid, after kept: ShownData?, isComplete: Bool, mayWiden: Bool,
    _ settings: PickerSettings, _ view: GridView, _ size: ScreenSize, _ outlook: Outlook
  ) {
    if data.isList {
      let columns = Self.columns(
        for: data, after: kept?.listColumns, isComplete: isComplete, mayWiden: mayWiden, settings,
        view, size, outlook)
      let ofMatches =
        Self.columns(forMatchesOf: view, in: data, settings, size)
        ?? (view.filter.matches == nil ? columns : kept?.columnsOfMatches ?? columns)
      let fill = isComplete ? settings.options.fill : .rows
      self.init(list: data, columns, ofMatches, fill, view)
    } else if settings.layout.takesRecords(of: data) {
      self.init(records: data, settings, view)
    } else {
      self.init(fields: data, settings, view)
    }
  }

  private init(
    list: Grid, _ columns: ListColumns, _ ofMatches: ListColumns, _ fill: FillOrder,
    _ view: GridView
  ) {
    content = view.narrowed(list, columns: ofMatches.count, fill: fill).remembering()
    ordered = list.flowed(columns: columns.count, fill, in: view.order)
    sample = list.flowed(columns: columns.count, fill)
    listColumns = columns
    columnsOfMatches = ofMatches
  }

  private init(records data: Grid, _ settings: PickerSettings, _ view: GridView) {
    let options = settings.options
    columns = view.columns(of: data, by: options, in: settings.layout)
    let record = RecordItem(
      of: data, columns: columns ?? Array(0..<data.columnCount), label: options.label,
      detail: options.detail)
    content = view.narrowed(data, as: record)
    ordered = view.reordered(data)
    let whole = data.showingRecords(as: record, in: data.isCostly ? view.shownOrders : nil)
    sample = view.others.isEmpty ? whole : content
  }

  private init(fields data: Grid, _ settings: PickerSettings, _ view: GridView) {
    var columns = view.columns(of: data, by: settings.options, in: settings.layout)
    let whole = data.showing(columns)
    content =
      view.narrowed(data, columns: &columns, areLinked: settings.columnsAreLinked).remembering()
    ordered = view.reordered(data)
    self.columns = columns
    // The records of a cell may lie anywhere. Costly items are measured where they are shown (U1).
    sample =
      !view.others.isEmpty ? content : data.isCostly ? view.reordered(whole) : whole
  }
}

/// The columns into which a flat list is flowed (rule L12).
extension ShownData {
  /// Returns the columns of a list, which only widen while data arrives (rule L12).
  private static func columns(
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
      var measures = Arrangement.measurer(of: list, settings: settings, size: size, outlook)
        .measures(for: settings.layout, titleLines: settings.titleLines.count)
      measures.bannerLines = settings.banner.count
      let placement = Placement(
        settings.layout, options: settings.options.layout, measures: measures, on: size)
      return ListColumns(count: placement.columns(for: list.count, isComplete: isComplete))
    }
  }

  /// Returns the columns of the matches once a search has settled; nil if they have none.
  private static func columns(
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
    let pitches = GridMeasurer(list, look: settings.look, columns: size.columns).spreadPitches
    let widths = pitches.map { $0.columns + settings.columnsOfSigns }
    return ListNeeds(
      count: list.sectionCount, longest: widths.max() ?? 1,
      usual: widths.isEmpty ? 1 : widths.usual(oneIn: 100), lines: pitches.mostLines,
      view: settings.layout.view(of: measures, on: size))
  }
}

extension Placement {
  /// Returns the fewest columns that show a whole list, or as many as fit.
  ///
  /// While more data may come, it is one column until a view is full, then as many as fit (rule
  /// L12).
  fileprivate func columns(for count: Int, isComplete: Bool) -> Int {
    guard count > 0 else { return 1 }
    let most = pagers.item(in: 0).pagesPerView(at: 0)
    let rows = pagers.section.pagesPerView(at: 0)
    guard isComplete || count <= rows else { return most }
    return min(most, (count + rows - 1) / rows)
  }
}

/// The columns into which a flat list is flowed (rule L12).
struct ListColumns: Equatable {
  let count: Int
  /// The width with its gap; nil if the items do not decide it.
  var width: Int?
  /// The number of items that had been read when the items were measured.
  var measured = Int.max
}

extension ListColumns {
  /// Creates as many columns as fit the longest item.
  ///
  /// If the width that 99 of 100 items need at least doubles the columns, that width decides.
  init(of needs: ListNeeds, isComplete: Bool) {
    let view = needs.view
    let whole = max(1, view.columns / max(1, needs.longest))
    let usual = max(1, view.columns / max(1, needs.usual))
    let most = usual >= 2 * whole ? usual : whole
    let rows = max(1, view.lines / max(1, needs.lines))
    let filled =
      isComplete || needs.count <= rows ? min(most, (needs.count + rows - 1) / rows) : most
    let count = max(1, filled)
    let width = min(needs.longest, max(1, view.columns / count))
    self.init(count: count, width: width, measured: needs.count)
  }

  func isOutgrown(by count: Int, isComplete: Bool) -> Bool {
    width != nil && self.count > 1
      && (count >= measured + measured / 2 || isComplete && count > measured)
  }

  /// Returns wider columns, but no more columns, if more than 1 in 100 items would be cut.
  func widened(to needs: ListNeeds) -> ListColumns {
    var columns = self
    if let width, needs.usual > width {
      let count = min(count, ListColumns(of: needs, isComplete: false).count)
      columns = ListColumns(count: count, width: min(needs.longest, needs.view.columns / count))
    }
    columns.measured = needs.count
    return columns
  }
}

/// The room that the items of a flat list need, with the gap, by a spread sample (rule L12).
struct ListNeeds {
  let count: Int
  let longest: Int
  /// The width that 99 in 100 items of the sample need.
  let usual: Int
  let lines: Int
  let view: ScreenSize
}
