/// The options that decide which texts get a colour by their content.
package struct PaintOptions: Sendable {
  /// The rules of the user; a later one wins over an earlier one.
  package var rules: [PaintRule] = []
  package var paintsStates = true
  /// The time of day, for the age of dates; nil if it is unknown.
  package var clock: PaintClock?
}

/// A clock that turns the picker's time into the time of day.
///
/// Its `offset` is the time zone of dates without a zone.
package struct PaintClock: Equatable, Sendable {
  /// The time since 1970 at which the picker's time is zero.
  private let epoch: Duration
  /// The time by which local time is ahead of UTC.
  let offset: Duration

  /// Creates a clock: the picker's time is `time` when `sinceEpoch` has passed since 1970.
  package init(_ sinceEpoch: Duration, at time: Duration, offset: Duration = .zero) {
    epoch = sinceEpoch - time
    self.offset = offset
  }

  func time(at moment: Duration) -> Duration { epoch + moment }
}

extension PaintRule {
  /// Returns the title in the rule if the data lacks it.
  ///
  /// It is certain to be a title if a symbol of a term follows the colon.
  package func missingTitle(in data: Grid) -> (text: String, isCertain: Bool)? {
    let column = data.columnFinder()
    switch kind {
    case .heat(let name), .age(let name):
      if !data.isList, name.paintedColumn(in: data, titled: column) != nil { return nil }
      return (name.text, true)
    case .texts(let text, _, _):
      let text = text.first == "!" ? text.dropFirst() : text[...]
      guard let colon = text.firstIndex(of: ":"), let first = text.first, !"'^".contains(first),
        Term(paintedBy: String(text), isLiteral: false, column: column)?.column == nil
      else { return nil }
      let sign = text[colon...].dropFirst().first
      return (String(text[..<colon]), sign.map("'^!<>=".contains) == true)
    }
  }
}

extension ColumnName {
  func paintedColumn(in grid: Grid, titled column: (String) -> Int?) -> Int? {
    column(text) ?? self.column(in: grid)
  }
}
