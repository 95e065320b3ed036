public import GridpickModel

/// What a picker shows for one of the caller's items.
///
/// ```swift
/// var cell = Cell("Orange", detail: "30 × 40 cm", color: .rgb(0xf76b15), style: .swatch)
/// cell.label = "Orange (last one)"
/// ```
public struct Cell: Sendable {
  /// What it is called.
  public var label: String
  /// What else there is to say of it, in styles that have room for it.
  public var detail: String?
  /// The colour it has, where it has one.
  public var color: ItemColor?
  /// How it is drawn; nil leaves it to the layout.
  public var style: CellStyle?

  /// What is shown for an item.
  public init(
    _ label: String, detail: String? = nil, color: ItemColor? = nil, style: CellStyle? = nil
  ) {
    self.label = label
    self.detail = detail
    self.color = color
    self.style = style
  }
}
