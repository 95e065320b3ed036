/// The contents of one cell, without the item's value, which is read only when it is picked.
package struct GridItem: Equatable, Sendable {
  package var label: String
  /// The parts of the label that have a style of their own, in the order of their bytes (rule Z2).
  package var labelStyles: [StyledRun] = []
  package var detail: String?
  package var color: ItemColor?
  /// The cell style that the item asks for, if it differs from the style of its section.
  package var style: AskedStyle?
  /// True if the item is drawn dim, because it cannot be picked.
  package var isDisabled = false

  package init(
    _ label: String, detail: String? = nil, color: ItemColor? = nil, style: AskedStyle? = nil
  ) {
    self.label = label
    self.detail = detail
    self.color = color
    self.style = style
  }
}

/// The colour that an item brings along.
///
/// ```swift
/// Cell("Orange", color: .rgb(0xf76b15))
/// Cell("ready", color: .terminal(2))
/// ```
public enum ItemColor: Hashable, Sendable {
  /// An RGB colour: `rgb(0xe5484d)` is red 0xe5, green 0x48, blue 0x4d.
  case rgb(UInt32)
  /// One of the terminal's own 16 colours.
  case terminal(UInt8)
}
