import GridpickCore
import GridpickLayout
import GridpickPaging
import GridpickProtocol
import GridpickRendering
import GridpickScreen
import GridpickSession
import GridpickTerminal

/// A picker of the caller's own values, laid out in rows that vary one way and columns that vary another.
///
/// ```swift
/// var picker = GridPicker(rows: [["S", "M"], ["L", "XL"]]) { Cell($0) }
/// picker.layout = .grid
/// if let size = try picker.run() { print(size) }
/// ```
public struct GridPicker<Item> {
  /// What there is to pick from.
  var supply: Supply<Item>
  /// What is shown for an item; nil is an empty slot, seen but never picked.
  ///
  /// Called only for what is seen, and remembered until an update says that it has changed.
  ///
  /// ```swift
  /// picker.cell = { poster in Cell(poster.name, color: poster.color) }
  /// ```
  public var cell: (Item) -> Cell?

  /// A line above everything.
  public var title: String?
  /// Lines above the grid that make room for it as it is scrolled.
  public var banner: [String] = []
  /// What the rows are called, in the layout's way: beside them, above them, or on tabs.
  public var rowTitles: [String] = []
  /// What the columns are called.
  public var columnTitles: [String] = []
  /// Which of the five layouts: `.grid`, `.cards`, `.sheet`, `.shelves`, `.tabs`.
  public var layout = Layout.grid
  /// Which rows are scrolled together; nil is the layout's own way.
  public var linkage: Linkage?
  /// How a drag snaps; nil is the layout's own way.
  public var snap: SnapKind?
  /// How far a drag goes before `.step` is one page.
  public var slideDistance = ScreenSize(lines: 2, columns: 4)
  /// Whether the position moves in the view, or the content under it; nil is the layout's own way.
  public var focus: Focus?
  /// What lies past the last page.
  public var end = TrackEnd.flush
  /// How all cells are drawn, whatever each asks for; nil leaves it to them.
  public var style: CellStyle?
  /// How big a cell is, the gap to the next one included; nil is as big as what is seen needs.
  public var cellSize: ScreenSize?
  /// How each row's cells are drawn in layouts that size rows one by one; nil leaves it to the cells.
  public var rowStyle: ((_ section: Int) -> CellStyle?)?
  /// How many of the first columns stay where they are while the others scroll.
  public var frozenColumns = 0
  /// Where the picker starts; nil is the first item.
  public var start: Position?
  /// Whether single steps go on at the other end.
  public var cycles = false
  /// How things are found by typing.
  public var find = FindOptions()
  /// How things are marked; nil where nothing can be.
  public var marks: MarkOptions?

  /// What tells an item from every other, also in newer rows: by it the current one and what is marked are
  /// found again.
  public var id: ((Item) -> AnyHashable)?
  /// What is shown when somebody peeks at an item; nil is its label and detail.
  public var peek: ((Item) -> String)?
  /// What the status line says; nil is the place in the grid.
  public var status: ((Item, Position) -> String)?
  /// Whether an item may be picked.
  public var shouldPick: (Item, Position) -> Bool = { _, _ in true }
  /// Called after each move, one after the other, never while another call is running.
  public var onMove: (Move) -> Void = { _ in }
  /// Called when something has come to rest, also where it began.
  public var onSettle: (Move) -> Void = { _ in }
  /// Keys of the program's own; the help lists them.
  public var keys: [(key: Key, help: String, act: (Item?, Position?) -> KeyAnswer)] = []
  /// Gets newer rows, when somebody pulls down at the top or presses `r`; nil offers neither.
  public var refresh: (() async throws -> [[Item]])?
  /// Gets the rows behind so many, when somebody goes on past the end; no rows are the end.
  public var more: ((_ count: Int) async throws -> [[Item]])?

  /// Who takes the terminal over.
  var opening: (PickerSetup) throws(TerminalError) -> OpenPicker = TerminalPicker.ofProgram.open

  /// Rows of items, as long as they are.
  public init(rows: [[Item]], cell: @escaping (Item) -> Cell?) {
    supply = .rows(rows)
    self.cell = cell
  }

  /// A list, flowed into so many columns; nil is as many as fit.
  public init(list: [Item], columns: Int? = nil, cell: @escaping (Item) -> Cell?) {
    supply = .list(list, columns: columns)
    self.cell = cell
  }

  /// Items that are asked for as they are seen.
  public init(source: any GridSource<Item>, cell: @escaping (Item) -> Cell?) {
    supply = .source(source)
    self.cell = cell
  }

  /// The rows that there are; a list is one row, and a source is asked for none.
  public var rows: [[Item]] {
    get { supply.rows }
    set { supply = .rows(newValue) }
  }

  /// A move from one item to another.
  public struct Move {
    /// Where one was.
    public let from: Position
    /// Where one is.
    public let to: Position
    /// What is there.
    public let item: Item
  }
}
