import GridpickScreen

/// What one item shows; its value is asked for separately, since it is needed only when picked.
package struct GridItem: Equatable, Sendable {
  package var label: String
  /// What of the label has a style of its own, in the order of its bytes (rule Z2).
  package var labelStyles: [StyledRun] = []
  package var detail: String?
  package var color: ItemColor?
  /// The cell style that the item asks for, where it differs from its section's.
  package var style: AskedStyle?

  package init(
    _ label: String, detail: String? = nil, color: ItemColor? = nil, style: AskedStyle? = nil
  ) {
    self.label = label
    self.detail = detail
    self.color = color
    self.style = style
  }
}

/// The colour an item brings along.
///
/// ```swift
/// Cell("Orange", color: .rgb(0xf76b15))
/// Cell("ready", color: .terminal(2))
/// ```
public enum ItemColor: Hashable, Sendable {
  /// `rgb(0xe5484d)` is red 0xe5, green 0x48, blue 0x4d.
  case rgb(UInt32)
  /// One of the terminal's own 16 colours.
  case terminal(UInt8)
}
