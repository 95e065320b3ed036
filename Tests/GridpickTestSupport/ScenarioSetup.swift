import GridpickCore

/// The settings of a scenario before its first act: data, screen size and options.
struct ScenarioSetup {
  private(set) var size = ScreenSize(lines: 24, columns: 80)
  private var grid: TestGrid?
  private var list = TestList([])
  private var layout = Layout.grid
  private var options = LayoutOptions()
  private var look = Look(theme: Theme(colorCount: 0), signs: .unicode)
  private var title: String?
  private var banner: [String] = []
  private var columns = ColumnCount.automatic
  private var fill = FillOrder.rows
  private var cycles = false
  private var endsWithoutMatch = false
  private var wraps = false
  private var canReload = false
  private var canLoadMore = false
  private var animates = true
  private var worksSlowly = false
  private var start: Position?
  private var only: [ColumnName]?
  private var sort: [SortOrder] = []
  private var find = FindSettings()
  private var bindings: [Binding] = []
  private var frozenUpTo: ColumnName?
  private var marking: MarkSettings?
  private var picks: MarkUnit?
  private var history: QueryHistory?
  private var preview = PreviewOptions()
  private var surroundings = Surroundings()
  private var rowKind = RowKind.values
  private var sectionTitles: [String] = []
  private var sectionKeys: [String] = []
  private var columnTitles: [String] = []
  private var grouping: Grouping?
  private var sectionStyles: [String] = []

  func started() -> PickerRun {
    var settings = PickerSettings(layout: layout, look: look)
    settings.options.layout = options
    settings.title = title
    settings.canPivot = true
    settings.banner = banner
    settings.options.columns = columns
    settings.options.fill = fill
    settings.options.cycles = cycles
    settings.options.endsWithoutMatch = endsWithoutMatch
    settings.options.wraps = wraps
    settings.options.only = only
    settings.options.sort = sort
    settings.options.find = find
    settings.options.frozenUpTo = frozenUpTo
    settings.options.marking = marking
    settings.options.picks = picks
    settings.options.history = history
    settings.options.preview = preview
    settings.options.surroundings = surroundings
    if marking != nil { settings.options.keymap = settings.options.keymap.marking() }
    for written in bindings { settings.options.keymap.bind(written) }
    settings.canReload = canReload
    settings.canLoadMore = canLoadMore
    settings.options.animates = animates
    if worksSlowly { settings.mostAtOnce = 0 }
    var run = PickerRun(data, settings: settings, size: size, start: start)
    run.worksAtOnce = !worksSlowly
    return run
  }

  /// The data with the given titles and groups, which newer data has too.
  var data: Grid {
    guard let grouping, let table = records.asTable else { return records }
    return ((try? Groups(table, by: grouping)).map { Grid(table, in: $0) } ?? .empty)
  }

  /// The data without groups.
  var records: Grid {
    var titled = grid?.titled(
      sections: sectionTitles, columns: columnTitles, styles: sectionStyles)
    titled?.rowKind = rowKind
    titled?.sectionKeys = sectionKeys
    return titled.map { Grid($0) } ?? Grid(list)
  }

  /// Applies a step; returns false if the step is no setting.
  mutating func take(_ step: ScenarioStep) throws(HarnessError) -> Bool {
    if try takeData(step) { return true }
    switch step.verb {
    case "size": size = try step.size
    case "cell": options.cell = try step.size
    case "layout": layout = try known(Layout.named(step.rest), step)
    case "style": look.chosenStyle = try known(CellStyle.named(step.rest), step)
    case "link": options.linkage = try known(Linkage(rawValue: step.rest), step)
    case "frozen": options.frozen = try step.number
    case "end": options.end = try known(TrackEnd(rawValue: step.rest), step)
    case "snap":
      let kind = try known(SnapKind(rawValue: step.rest), step)
      options.snap = PerAxis(section: kind, item: kind)
    case "focus": options.focus = try known(Focus(rawValue: step.rest), step)
    case "fill": fill = try known(FillOrder(rawValue: step.rest), step)
    case "only": only = step.words.map(ColumnName.init)
    case "sort": sort = [SortOrder(step.words[0], isDescending: step.words.count > 1)]
    case "frozen-up-to": frozenUpTo = ColumnName(step.rest)
    case "find": find.begins = true
    case "query": (find.query, find.begins) = (step.rest, nil)
    case "no-find": find.begins = false
    case "begins-as-layout": find.begins = nil
    case "dim": find.dims = true
    case "disabled": find.isDisabled = true
    case "tracks": find.tracks = true
    case "ends-without-match": endsWithoutMatch = true
    case "history": history = QueryHistory(step.words)
    case "no-sort": find.isRanked = false
    case "columns": columns = step.rest == "auto" ? .automatic : .fixed(try step.number)
    case "colors": look.theme = Theme(colorCount: try step.number)
    case "ascii": look.signs = .ascii
    case "items-stand-alone": rowKind = .items
    case "multi": marking = MarkSettings(most: Int(step.rest))
    case "picks-cells": picks = .item
    case "marks-rows": (marking, picks) = (MarkSettings(), .section)
    case "marks-columns": (marking, picks) = (MarkSettings(), .column)
    case "reloads": canReload = true
    case "loads-more": canLoadMore = true
    case "cycle": cycles = true
    case "wrap": wraps = true
    case "no-animation": animates = false
    case "works-slowly": worksSlowly = true
    case "bind": try bind(step)
    case "preview": preview.command = try known(try? CommandTemplate(Array(step.rest.utf8)), step)
    case "preview-window": preview.window = try known(try? PreviewWindow(step.rest), step)
    case "border-label": surroundings.borderLabel = step.rest
    case "preview-label": surroundings.previewLabel = step.rest
    case "border": surroundings.border = try known(Border.all.first { $0.name == step.rest }, step)
    case "margin":
      surroundings.margin = Edges(.cells(try step.number))
    case "expect":
      for name in step.words {
        let key = try known(Key(written: name), step)
        bindings.append(Binding(pickingBy: key))
      }
    case "start":
      let place = try step.pair(",")
      start = Position(section: place.first, index: place.second)
    default: return false
    }
    return true
  }

  mutating func takeData(_ step: ScenarioStep) throws(HarnessError) -> Bool {
    switch step.verb {
    case "grid" where step.rest.isEmpty: grid = TestGrid(step.rows)
    case "grid":
      let extent = try step.pair("x")
      grid = TestGrid(rows: extent.second, columns: extent.first)
    case "list" where Int(step.rest) != nil: list = TestList(count: try step.number)
    case "list": list = TestList(step.words)
    case "title": title = step.rest
    case "banner": banner = step.block
    case "records": rowKind = .record
    case "section-titles": sectionTitles = step.words.map(TestItem.shown)
    case "group-by":
      grouping = Grouping(by: step.words.map(ColumnName.init))
    case "group-sort":
      let worth = try known(GroupSort.Worth(rawValue: step.words[0]), step)
      grouping?.sort = GroupSort(by: worth, isDescending: step.words.count > 1)
    case "section-styles": sectionStyles = step.words
    case "section-keys": sectionKeys = step.words
    case "column-titles": columnTitles = step.words.map(TestItem.shown)
    default: return false
    }
    return true
  }

  private mutating func bind(_ step: ScenarioStep) throws(HarnessError) {
    do throws(ValueError) {
      bindings += try BindingReader.bindings(in: Array(step.rest.utf8))
    } catch {
      throw .unknownWord(step.rest)
    }
  }

  private func known<Value>(_ value: Value?, _ step: ScenarioStep) throws(HarnessError) -> Value {
    guard let value else { throw .unknownWord(step.rest) }
    return value
  }
}

extension ScenarioStep {
  /// Columns and lines, as in `--cell`: `20x6`.
  var size: ScreenSize {
    get throws(HarnessError) {
      let extent = try pair("x")
      return ScreenSize(lines: extent.second, columns: extent.first)
    }
  }

  /// The sections, one per line, with items separated by spaces; `()` is an empty section.
  fileprivate var rows: [[String?]] {
    block.map { line in
      line.split(separator: " ").map(String.init).filter { $0 != "()" }
    }
  }
}
