/// The layout of data on a screen of one size: flowed if it is a flat list, measured, placed.
///
/// It depends only on its arguments, and is replaced when one of them changes.
struct Arrangement {
  private let shown: ShownData
  /// The places of the items; only a `Change` assigns them.
  var placement: Placement
  let view: GridView
  private(set) var measures: GridMeasures
  let sections: SectionMeasurer?
  /// The data as it came, whatever is hidden or moved.
  let data: Grid
  let painting: Painting?

  /// Flows, measures and places the data.
  ///
  /// While data arrives, the first screenful decides the widths and the columns of a flowed list,
  /// so that nothing jumps (rule P8); `earlier`, the arrangement shown before, has them. Once the
  /// user `hasActed`, less than a screenful decides too (rules L9, L12).
  ///
  /// A list's columns widen only if they `mayWiden`, because the user may hold the grid. Sections
  /// that were `measured` are not measured again. Costly items are measured near the `outlook`.
  init(
    _ data: Grid, isComplete: Bool = true, settings: PickerSettings,
    view: GridView = GridView(),
    size: ScreenSize, earlier: Arrangement? = nil, measured: SectionMeasurer? = nil,
    hasActed: Bool = false, mayWiden: Bool = true, outlook: Outlook
  ) {
    self.data = data
    self.view = view
    let kept = earlier.flatMap {
      let isKept = $0.isFull || hasActed && $0.hasColumns
      // Counts grow, and a count that is cut off is wrong.
      return isKept && data.mayContinue($0.data) && data.pivot?.totals == nil ? $0 : nil
    }
    let shown = ShownData(
      data, after: kept?.shown, isComplete: isComplete, mayWiden: mayWiden, settings, view, size,
      outlook)
    self.shown = shown
    let content = shown.content
    let measurer = Self.measurer(
      of: shown.sample, settings: settings, wraps: view.wraps(by: settings), size: size, outlook)
    var measures =
      kept?.measures
      ?? measurer.measures(for: settings.layout, titleLines: settings.titleLines.count)
    if let columns = shown.columnsOfMatches {
      // A single column takes the whole width, which labels that were not measured may need. The
      // place for the sign of a mark is added where items are placed.
      measures.cell.columns =
        columns.count == 1
        ? .max
        : columns.width.map { $0 - settings.columnsOfSigns } ?? measures.cell.columns
    }
    // In a layout of records the titles that come from a column are cells (rule P12).
    if settings.layout.rowsAreRecords, data.titleColumn != nil {
      measures.sectionTitleWidth = 0
    }
    measures.sectionCount = content.sectionCount
    measures.columnCount = content.columnCount
    // While a query narrows the view the banner is closed (rule F3).
    measures.bannerLines = view.filter.isOfQuery ? 0 : settings.banner.count
    measures.hasQuery = view.hasQuery
    measures.hasTotals = content.pivot?.totals != nil
    measures.hasStatus = settings.options.hasStatus
    self.measures = measures
    painting = Painting(
      settings.options.paint, of: data,
      searched: shown.columns.map { $0 + data.groupedColumns },
      isLiteral: settings.options.find.isLiteral, earlier: kept?.painting)
    // A narrowed section stays as wide as the whole section (rule L12).
    let sections =
      !settings.columnsAreLinked || settings.layout.sizesSections
      ? SectionMeasurer(measurer, in: measures, like: measured ?? kept?.sections) : nil
    self.sections = sections
    placement = Placement(
      settings.layout,
      options: Self.options(settings, view, shown.columns, data, content),
      measures: measures, sections: sections?.measures(of: content), on: size)
    wrapRows(around: outlook, by: settings)
  }

  /// Returns columns at least as wide as in older data (rule L9), if the columns are the same.
  func grown(
    from older: Arrangement, by settings: PickerSettings, on size: ScreenSize
  ) -> Arrangement {
    guard !measures.columns.isEmpty, data.columnCount == older.data.columnCount,
      (0..<data.columnCount).allSatisfy({ data.columnTitle($0) == older.data.columnTitle($0) })
    else { return self }
    var arrangement = self
    arrangement.measures.columns.grow(from: older.measures.columns)
    return arrangement.placed(with: view.widths, by: settings, on: size)
  }

  /// Returns the arrangement with other widths, without measuring the data again.
  func placed(
    with widths: [Int: Int], by settings: PickerSettings, on size: ScreenSize
  ) -> Arrangement {
    var arrangement = self
    var view = view
    view.widths = widths
    arrangement.placement = Placement(
      settings.layout,
      options: Self.options(settings, view, shown.columns, data, content),
      measures: measures, sections: sections?.measures(of: content), on: size)
    arrangement.wrapRows(like: placement, by: settings)
    return arrangement
  }

  private static func options(
    _ settings: PickerSettings, _ view: GridView, _ columns: [Int]?, _ whole: Grid,
    _ content: Grid
  ) -> LayoutOptions {
    var options = settings.options.layout
    options.wraps = view.wraps(by: settings) && settings.canWrap(columns: content.columnCount)
    options.gutter = settings.gutter(of: whole)
    for (column, width) in view.widths {
      if let place = columns.map({ $0.firstIndex(of: column) }) ?? column {
        options.columnWidths[place] = width
      }
    }
    options.frozen = options.frozen ?? frozenCount(of: whole, columns, settings.layout)
    if let last = view.frozenUpTo ?? settings.options.frozenUpTo?.column(in: whole) {
      // If the last frozen column is hidden, the columns before it are frozen.
      options.frozen =
        columns.map { columns in
          columns.firstIndex(of: last).map { $0 + 1 } ?? columns.count { $0 < last }
        } ?? last + 1
    }
    return options
  }

  /// The number of columns of records that stay put by default (rule P12).
  private static func frozenCount(of whole: Grid, _ columns: [Int]?, _ layout: Layout) -> Int {
    guard layout.rowsAreRecords, whole.hasRecords else { return 0 }
    let last = whole.titleColumn ?? whole.frozenCount - 1
    return columns.map { $0.prefix { $0 <= last }.count } ?? last + 1
  }

  func column(shownAt place: Int) -> Int {
    guard let columns = shown.columns else { return shown.listColumns == nil ? place : 0 }
    return place < columns.count ? columns[place] : data.columnCount
  }

  var shownParts: Parts? {
    content.map.parts == nil ? nil : data.parts(in: view.shownOrders)
  }

  var titleColumn: Int? {
    guard content.record != nil else { return data.titleColumn }
    return data.groupedColumns.count == 1 ? data.groupedColumns[0] : nil
  }

  var content: Grid { shown.content }
  var ordered: Grid { shown.ordered }
  var shownColumns: Set<Int>? { shown.columns.map(Set.init) }

  func place(ofColumn column: Int) -> Int? {
    shown.columns.map { $0.firstIndex(of: column) } ?? column
  }

  static func measurer(
    of content: Grid, settings: PickerSettings, wraps: Bool = false, size: ScreenSize,
    _ outlook: Outlook
  ) -> GridMeasurer {
    GridMeasurer(
      content, look: settings.look, columns: size.columns,
      wraps: wraps && settings.canWrap(columns: content.columnCount),
      visible: VisiblePart(
        outlook: outlook, layout: settings.layout, options: settings.options.layout, size: size))
  }

  func outlook(at offsets: Offsets) -> Outlook {
    Outlook(
      section: placement.visibleSections(at: offsets).last ?? 0, before: measures
    ) { [placement] section in
      placement.items(in: section, offsets: offsets).strips.last?.pages.last ?? 0
    }
  }

  var ground: Ground { Ground(placement.pagers, content) }

  var keepsSections: Bool { shown.listColumns == nil }

  /// True if the data has columns; a list in a single column has none.
  private var hasColumns: Bool { shown.listColumns.map { $0.count > 1 } ?? !data.isEmpty }

  /// True if all of the data that widths are measured from has arrived.
  var isMeasuredFully: Bool { data.count >= GridMeasurer.sampleSize }

  var isFull: Bool {
    placement.pager(along: .vertical, in: 0).isLongerThanView
  }
}

extension Arrangement {
  /// The position here of an item of another arrangement of the same data.
  func position(of position: Position, in other: Arrangement) -> Position {
    guard let id = other.content.id(at: position) else { return position }
    if data.mayContinue(other.data) {
      return content.position(of: id) ?? field(ofRow: other.content.row(at: position)) ?? position
    }
    if let id = data.id(of: id, in: other.data) { return content.position(of: id) ?? position }
    // If the JSON turns out to be lines, the earlier data was the first line.
    if data.isList { return content.place(ofRow: 0) ?? position }
    var there = id.section < data.count ? content.position(of: id) ?? position : position
    // A position beyond the end would move whenever data arrives.
    there.section = min(there.section, max(0, content.sectionCount - 1))
    return there
  }

  /// Returns the first shown field of a record that was one item; its label may not be shown.
  private func field(ofRow row: Int?) -> Position? {
    guard let row, !content.itemsAreRows else { return nil }
    return data.id(at: Position(section: row, index: column(shownAt: 0))).flatMap(content.position)
  }

  func newPosition(
    of position: Position, in other: Arrangement, columnsAreLinked: Bool
  ) -> Position? {
    guard position.index < other.content.itemCount(inSection: position.section) else { return nil }
    guard let id = other.content.id(at: position) else {
      return content.position(of: position, in: other.content, columnsAreLinked: columnsAreLinked)
    }
    if let row = other.content.row(at: position) {
      // Only the row itself is searched; if it is gone, its group stays current.
      let key = RowKeys.rows(of: other.data).key(row)
      return RowKeys.rows(of: data).nearest(to: row, key)
        .flatMap { data.id(at: Position(section: $0, index: id.index)) ?? data.id(ofRow: $0) }
        .flatMap(content.position)
    }
    return other.data.position(of: id)
      .flatMap { data.position(of: $0, in: other.data, columnsAreLinked: columnsAreLinked) }
      .flatMap(data.id).flatMap(content.position)
  }
}
