/// The options for finding items by typing (rule F1).
///
/// ```swift
/// picker.find.begins = true
/// picker.find.query = "blue"
/// ```
///
/// Other options say what matches, and what happens to items that do not match:
///
/// ```swift
/// picker.find.prompt = "host: "
/// picker.find.dims = true
/// picker.find.isRanked = false
/// picker.find.isExact = true
/// picker.find.isDisabled = false
/// picker.find.earlierQueries = ["blue", "red"]
/// ```
public struct FindSettings: Equatable, Sendable {
  /// The query at the start; nil if nothing is searched for.
  public var query: String?
  /// True if letters search from the start; false if they are keys.
  ///
  /// Nil lets them search in lists and tables.
  public var begins: Bool? = false
  /// The text before the query while it is typed; nil uses the default symbol.
  public var prompt: String?
  /// True if items that do not match stay in their place, dimmed.
  public var dims = false
  /// True if the matches in a flat list are sorted best first.
  public var isRanked = true
  /// True if the flat list is a history, the newest first.
  ///
  /// A match of the query as typed then comes first; of equally good matches, the newer does.
  package var isOfHistory = false
  /// True if the query narrows nothing, because a command that reads the query finds the items.
  public var isDisabled = false
  /// True if the current item stays current while it matches, although others match better.
  package var tracks = false
  /// True if a capital in a term matches a small letter too.
  package var ignoresCase = false
  /// True if a letter with an accent differs from the letter without it.
  package var isLiteral = false
  /// True if the words of a query are not fuzzy; `'` before a word makes it fuzzy.
  public var isExact = false
  /// The columns that are searched, shown or not; nil searches those that are shown.
  package var columns: [ColumnName]?
  /// The earlier queries, the newest last, which Ctrl-P and Ctrl-N bring back; nil keeps none.
  ///
  /// While the picker is open, its queries that have found something are added.
  public var earlierQueries: [String]?

  package init() {}

  package func columns(of grid: Grid) -> [Int]? { columns.map(grid.columns) }
}
