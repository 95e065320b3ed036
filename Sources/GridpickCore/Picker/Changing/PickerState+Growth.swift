extension PickerState {
  /// True if items cost to be asked for, so that only those in view are measured.
  ///
  /// A list with as many columns as fit keeps them, whatever comes into view.
  private var isMeasuredInView: Bool {
    data.isCostly && (!data.isList || settings.options.columns != .automatic)
  }

  /// Makes room for items that have come into view and need more room.
  ///
  /// Of a program's items only those in view are measured (rule U1). Nothing moves under a hand,
  /// and nothing gets smaller.
  mutating func growToFit() {
    guard isMeasuredInView, !settings.layout.sizesSections, settings.options.layout.cell == nil,
      controller.isAtRest, !isHeld
    else { return }
    var outlook = outlook
    let glance = Glance(
      lastSection: outlook.section, lastIndex: outlook.index(outlook.section),
      sectionCount: content.sectionCount, dataNumber: arrival.dataNumber,
      sorting: view.orders.section.shown?.sorting)
    guard glance != arrival.grownAt else { return }
    arrival.grownAt = glance
    outlook.onlyGrows = true
    let grown = Arrangement(
      data, isComplete: !arrival.isLoading, settings: settings, view: view, size: size,
      outlook: outlook)
    guard grown.measures != arrangement.measures else { return }
    apply(Change(layout: { _ in grown }, alignment: Change.Alignment(ahead: [])))
  }
}
