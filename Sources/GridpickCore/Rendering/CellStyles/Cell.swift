extension Cell {
  init(_ item: GridItem) {
    self.init(
      item.label, detail: item.detail, color: item.color,
      style: item.style.flatMap(CellStyle.init))
  }
}

/// The texts, the colour and the style with which a picker shows one of the caller's items.
///
/// ```swift
/// var cell = Cell("Orange", detail: "30 × 40 cm", color: .rgb(0xf76b15), style: .swatch)
/// cell.label = "Orange (last one)"
/// ```
public struct Cell: Sendable {
  /// The name of the item.
  public var label: String
  /// More text about the item; nil if there is none.
  ///
  /// Cards and swatches show the detail below the label. Where only labels are shown, the status
  /// line and a peek show the detail of the current item. Find always searches the detail.
  public var detail: String?
  /// The colour of the item; nil if it has none.
  public var color: ItemColor?
  /// The style that draws the cell; nil leaves the choice to the picker and its layout.
  public var style: CellStyle?

  /// Creates the cell of an item.
  public init(
    _ label: String, detail: String? = nil, color: ItemColor? = nil, style: CellStyle? = nil
  ) {
    self.label = label
    self.detail = detail
    self.color = color
    self.style = style
  }
}
