import GridpickCore
import GridpickTerminal

extension Caller {
  /// Returns the core's settings, made from the settings of the caller (rule U11).
  func settings(_ look: Look) -> PickerSettings {
    var look = look
    look.chosenStyle = picker.style ?? look.chosenStyle
    var settings = PickerSettings(layout: picker.layout, look: look)
    settings.title = picker.title
    settings.banner = picker.banner
    settings.canReload = picker.refresh != nil
    settings.canLoadMore = picker.more != nil && picker.supply.source == nil
    settings.fillsView = settings.canLoadMore && !isInLines
    settings.options.layout = layoutOptions
    if case .items(nil, let columns?) = picker.supply.kind {
      settings.options.columns = .fixed(max(1, columns))
    }
    settings.options.sort = picker.sort
    settings.options.hidden = picker.hiddenColumns.map { ColumnName($0) }
    settings.options.surroundings.border = picker.border
    let lines = Extent.cells(picker.margin.lines)
    let columns = Extent.cells(picker.margin.columns)
    settings.options.surroundings.margin = Edges(
      top: lines, right: columns, bottom: lines, left: columns)
    settings.options.preview.command = picker.preview == nil ? nil : .ofItem
    settings.options.preview.window = picker.previewWindow
    settings.options.hasHints = picker.hints
    settings.options.hasStatus = picker.showsStatus
    settings.options.fill = picker.fill
    settings.options.cycles = picker.cycles
    settings.options.wraps = picker.wraps
    settings.options.animates = picker.animates
    let fields = picker.supply.fields ?? []
    settings.options.paint.rules =
      fields.compactMap { $0.style.paintRule(for: $0.title) } + rules.compactMap(\.rule)
    for (column, field) in fields.enumerated() {
      settings.options.widths[column] = field.width.map { max(1, $0) }
    }
    settings.options.paint.paintsStates = false
    settings.options.namesOptions = false
    settings.options.find = picker.find
    settings.options.history = picker.find.earlierQueries.map(QueryHistory.init)
    settings.options.marking = marking
    settings.options.picks = marking?.unit ?? (picker.supply.fields == nil ? .item : .section)
    settings.options.keymap = keymap
    if isInLines { settings.options = settings.options.inLines }
    return settings
  }

  func check() throws(PickerError) {
    if let reason = wrongSetting { throw .wrongSetting(reason) }
  }

  /// A message for the programmer about an unusable setting; nil if all settings are usable.
  var wrongSetting: String? {
    if let text = picker.theme, picker.colors == nil { return "theme: '\(text)' is no theme" }
    if let wrong = rules.first(where: { $0.rule == nil }) {
      return "paint: '\(wrong.text)' is no rule of paint"
    }
    let data = data
    func reason(_ setting: String, _ name: String) -> String {
      "\(setting): \(MissingColumn(name, of: data).wordsAndNames)"
    }
    if let title = picker.supply.groupTitle, picker.supply.groupColumn == nil {
      return reason("groupedBy", title)
    }
    guard !data.isList, !data.isEmpty else { return nil }
    func unknown(_ names: [String]) -> String? {
      names.first { ColumnName($0).columns(in: data).isEmpty }
    }
    if let name = unknown(picker.sort.map(\.column)) { return reason("sort", name) }
    if let name = unknown(picker.hiddenColumns) { return reason("hiddenColumns", name) }
    return rules.lazy.compactMap { $0.rule?.missingTitle(in: data) }.first(where: \.isCertain)
      .map { reason("paint", $0.text) }
  }

  private var rules: [(text: String, rule: PaintRule?)] {
    picker.paint.map { ($0, try? PaintRule(reading: $0)) }
  }

  /// The options of marking; a record is marked as a whole (rule U12).
  private var marking: MarkSettings? {
    var marks = picker.marks
    if picker.supply.fields != nil, marks?.unit == .item { marks?.unit = .section }
    return marks
  }

  private var layoutOptions: LayoutOptions {
    var options = LayoutOptions()
    options.linkage = picker.linkage
    options.focus = picker.focus
    options.end = picker.trackEnd
    let (vertical, horizontal) = (picker.verticalSnap, picker.horizontalSnap)
    options.snap =
      switch picker.layout.sectionAxis {
      case .vertical: PerAxis(section: vertical, item: horizontal)
      case .horizontal: PerAxis(section: horizontal, item: vertical)
      }
    options.slideDistance = picker.slideDistance.atLeastOne
    options.deceleration = picker.deceleration
    options.cell = picker.cellSize.map(\.atLeastOne)
    options.frozen = picker.frozenColumns.clamped(to: 0...Supply<Item>.mostColumns)
    return options
  }

  private var keymap: Keymap {
    var keymap = Keymap.standard
    if picker.marks != nil { keymap = keymap.marking() }
    for (number, key) in picker.keys.enumerated() {
      keymap.bind(.key(key.key), calling: number, named: key.label ?? "", help: key.help)
    }
    if picker.titleClick != nil {
      keymap.bind(.occasion(.clickHeader), calling: picker.keys.count)
    }
    return keymap
  }
}

extension ScreenSize {
  /// The size with at least one line and one column, because every page has one.
  fileprivate var atLeastOne: ScreenSize {
    ScreenSize(lines: max(1, lines), columns: max(1, columns))
  }
}

/// The choice between a picker on a screen and one that talks in lines (rules Y1, U15).
///
/// A picker that talks in lines prints its items with numbers and reads a typed line. It suits
/// screen readers, and terminals that cannot place a cursor. It shows no preview and ignores the
/// program's keys. Ctrl-C ends the program unless the program handles the signal.
///
/// ```swift
/// let choices: [PlainTalk] = [.automatic, .always, .never]
/// picker.plain = choices[1]
/// ```
public enum PlainTalk: Hashable, Sendable {
  /// The picker talks in lines on terminals that cannot place a cursor.
  case automatic
  /// The picker talks in lines on every terminal.
  case always
  /// The picker uses the screen; a terminal without one is an error.
  case never
}
