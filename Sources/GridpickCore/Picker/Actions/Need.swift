/// A feature without which a key, an action or a gesture has no effect.
package struct Need: Sendable {
  /// The words about the feature, for a help that is printed without a picker.
  let words: String?
  let isMet: @Sendable (PickerState) -> Bool

  private init(_ words: String? = nil, isMet: @escaping @Sendable (PickerState) -> Bool) {
    self.words = words
    self.isMet = isMet
  }

  static let reload = Need("with --reload or a FILE") { $0.settings.canReload }
  static let more = Need("with --more") { $0.settings.canLoadMore }
  static let preview = Need("with --preview") { $0.has(.shownPreview) }
  /// A preview, which the help text of the row already names.
  static let shownPreview = Need {
    $0.settings.options.preview.command != nil || $0.preview.isOn == true
  }
  static let pull = Need { $0.settings.canReload || $0.settings.canLoadMore }
  static let marking = Need("with --multi") { $0.settings.options.marking != nil }
  static let history = Need("with --history") { $0.find.history != nil }
  static let finding = Need { $0.find.finding != nil }
  /// Linked columns, by which rows can be sorted.
  static let order = Need { $0.content.record != nil || $0.settings.columnsAreLinked }
  static let columnOrder = Need {
    $0.content.record != nil
      || $0.hasColumns && (!$0.settings.layout.rowsAreRecords || $0.data.pivot != nil)
  }
  static let columns = Need { $0.content.record != nil || $0.hasColumns }
  /// Columns that scroll, beside frozen columns.
  static let frozenColumns = Need { $0.hasColumns && $0.content.record == nil }
  static let titles = Need { state in
    state.currentColumn.flatMap { state.data.columnTitle($0) } != nil && !state.data.isList
  }
  static let wholeRecords = Need { $0.content.record != nil }
  static let markedColumns = Need("with --multi") { $0.has(.marking) && $0.has(.frozenColumns) }
  static let columnWidths = Need { $0.placement.hasColumnEdges }
  static let wrapping = Need { $0.arrangement.canWrap(by: $0.settings, on: $0.size) }
  static let markable = Need { $0.has(.marking) && $0.position != nil }
  static let sheet = Need { $0.settings.layout.rowsAreRecords && $0.hasColumns }
  static let grouping = Need { $0.canTurn }
  static let regrouped = Need { $0.view.regrouping?.grouping != nil }
  static let pivoting = Need { $0.settings.canPivot && ($0.canTurn || $0.has(.pivot)) }
  static let pivot = Need { $0.data.pivot != nil }
  /// Items that are not counts of a pivot, so that they may be cut off.
  static let values = Need { $0.data.pivot == nil }
  /// A view under the shown view, to which no other key goes back.
  static let level = Need { !$0.browsing.levels.isEmpty && $0.data.pivot == nil }
  static let ownErrand = Need { $0.visibleErrand?.errand.cause == .hand }
}

extension Need? {
  /// Returns the help text with the needed feature added.
  func help(_ help: String) -> String { self?.words.map { "\(help), \($0)" } ?? help }
}

extension PickerState {
  func has(_ need: Need) -> Bool { need.isMet(self) }

  var hasColumns: Bool { !data.isList && settings.columnsAreLinked }
}
