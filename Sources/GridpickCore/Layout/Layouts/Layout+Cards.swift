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
    records: .items,
    wheelSteps: 1,
    styleName: "card",
    words: PerAxis(section: "row", item: "column"),
    pitch: .mostOfView
  )
}

extension Layout {
  /// The cards of records are as large as their fields need; in groups each has a row of its own.
  package func fitting(_ data: Grid) -> Layout {
    guard name == Self.cards.name else { return self }
    guard data.hasRecords else { return .cards }
    return data.parts == nil ? .recordCards : .groupedCards
  }

  private static let recordCards = Layout(
    name: cards.name, summary: cards.summary, sectionAxis: .vertical, linkage: .shared,
    focus: .center, snap: .step, titles: .nowhere, sizesSections: false, flowsLists: true,
    measuresColumns: false, records: .items, wheelSteps: 1, styleName: cards.styleName,
    words: cards.words, pitch: .padded)

  private static let groupedCards = Layout(
    name: cards.name, summary: cards.summary, sectionAxis: .vertical, linkage: .independent,
    focus: .roam, snap: nil, titles: .headings, sizesSections: false, flowsLists: false,
    measuresColumns: false, records: .items, wheelSteps: 1, styleName: cards.styleName,
    words: cards.words, pitch: .needed)
}
