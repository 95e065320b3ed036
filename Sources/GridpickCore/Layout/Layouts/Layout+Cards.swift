extension Layout {
  /// One rich item in the middle, with its neighbours peeking in on all four sides.
  ///
  /// ```swift
  /// picker.layout = .cards
  /// ```
  public static let cards = Layout(
    name: "cards",
    summary: "one card in the middle, parts of its neighbours around",
    sectionAxis: .vertical,
    linkage: .shared,
    focus: .center,
    snap: .step,
    titles: .nowhere,
    sizesSections: false,
    flowsLists: true,
    measuresColumns: false,
    hasRecords: false,
    wheelSteps: 1,
    styleName: "card",
    words: PerAxis(section: "row", item: "column"),
    pitch: .mostOfView
  )
}
