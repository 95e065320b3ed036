import GridpickCore

extension GridPicker {
  /// Creates a picker of rows, which may have different lengths.
  ///
  /// `cell` returns the cell of an item, or nil for an empty slot, which is visible but cannot be
  /// picked. The picker calls `cell` only for visible items, and remembers the cell until an update
  /// changes it. Find, sorting and marking everything also call `cell` for the items that they
  /// read; find does so in short turns between keys.
  public init(rows: [[Item]], cell: @escaping (Item) -> Cell?) {
    supply = Supply(rows.map { GridSection(items: $0) })
    self.cell = cell
  }

  /// Creates a picker of sections: rows with titles, shelves or tabs.
  ///
  /// ```swift
  /// let picker = GridPicker(
  ///   sections: [GridSection(title: "small", items: ["S", "M"])]) { Cell($0) }
  /// ```
  public init(sections: [GridSection<Item>], cell: @escaping (Item) -> Cell?) {
    supply = Supply(sections)
    self.cell = cell
  }

  /// Creates a picker of a list that flows into a number of columns; nil for as many as fit.
  ///
  /// ```swift
  /// let picker = GridPicker(list: ["S", "M", "L", "XL"], columns: 2) { Cell($0) }
  /// ```
  public init(list: [Item], columns: Int? = nil, cell: @escaping (Item) -> Cell?) {
    supply = Supply(.items(columns: columns), list)
    self.cell = cell
  }

  /// Creates a picker of a source, which is asked only for visible items.
  ///
  /// ```swift
  /// struct Squares: GridSource {
  ///   let sectionCount = 1_000_000
  ///   let columnCount = 10
  ///   func item(at position: Position) -> Int? { position.section * 10 + position.index }
  /// }
  /// let picker = GridPicker(source: Squares()) { Cell("\($0 * $0)") }
  /// ```
  public init(source: any GridSource<Item>, cell: @escaping (Item) -> Cell?) {
    supply = Supply(.source(source))
    self.cell = cell
  }

  /// The sections of items; a list is one section, and a source has none.
  ///
  /// Setting sections replaces a source; a list takes the items of all sections.
  public var sections: [GridSection<Item>] {
    get { supply.sections }
    set { supply.replace(by: newValue) }
  }
}

extension GridPicker {
  /// A move from one item to another.
  ///
  /// ```swift
  /// picker.onMove = { move in
  ///   if move.from.section != move.to.section { print("another row, at", move.item) }
  /// }
  /// ```
  public struct Move {
    /// The position before the move.
    public let from: Position
    /// The position after the move.
    public let to: Position
    /// The item at `to`.
    public let item: Item
  }
}

extension GridPicker.Move: Sendable where Item: Sendable {}
