import GridpickCore
import GridpickTerminal

extension CommandOptions {
  /// Tells the picker the time of day if a rule paints dates by their age.
  mutating func tellTime() {
    guard picker.paint.rules.contains(where: \.needsClock) else { return }
    picker.paint.clock = TimeOfDay.clock
  }

  /// The rules for this data alone: those among the defaults are for whatever data comes.
  var ownRules: ArraySlice<PaintRule> { picker.paint.rules.dropFirst(defaultRuleCount) }

  /// Complains of the first rule for a missing column; a text with a colon must be nearly a title.
  func complaint(aboutRulesFor data: Grid) -> Complaint? {
    let missing = ownRules.lazy.compactMap { $0.missingTitle(in: data) }.first { title in
      guard !title.isCertain, !data.isList else { return title.isCertain }
      return data.columnNames.nearest(to: title.text) != nil
    }
    return missing.map { Complaint("--paint", noColumn: $0.text, of: data) }
  }

  /// Returns a note about the first rule that may name a column which the data does not have.
  func note(aboutRulesFor data: Grid) -> String? {
    guard !data.isList else { return nil }
    return ownRules.lazy.compactMap { $0.missingTitle(in: data) }.first
      .map { "--paint: no column '\($0.text)', so it is searched as text" }
  }
}
