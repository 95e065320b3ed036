import GridpickModel
import GridpickRendering

/// What a picker shows for one of the caller's items.
///
/// ```swift
/// Cell("Orange", detail: "30 × 40 cm", color: .rgb(0xf76b15), style: .swatch)
/// ```
public struct Cell: Sendable {
  public var label: String
  public var detail: String?
  public var color: ItemColor?
  /// Nil leaves it to the layout.
  public var style: CellStyle?

  public init(
    _ label: String, detail: String? = nil, color: ItemColor? = nil, style: CellStyle? = nil
  ) {
    self.label = label
    self.detail = detail
    self.color = color
    self.style = style
  }
}
