/// The contents of one cell, without the item's value, which is read only when it is picked.
package struct GridItem: Equatable, Sendable {
  package var label: String
  /// All but the label; nil for an item that is its label and nothing more, as most are.
  private var box: Box?

  /// An object, because an item is copied several times for each cell that is drawn.
  private final class Box: Sendable {
    let extras: Extras

    init(_ extras: Extras) { self.extras = extras }
  }

  private struct Extras: Equatable {
    var labelStyles: [StyledRun] = []
    var detail: String?
    var color: ItemColor?
    var style: AskedStyle?
    var isDisabled = false
    var runsOver = false
  }

  package init(
    _ label: String, detail: String? = nil, color: ItemColor? = nil, style: AskedStyle? = nil
  ) {
    self.label = label
    guard detail != nil || color != nil || style != nil else { return }
    box = Box(Extras(detail: detail, color: color, style: style))
  }

  package static func == (one: GridItem, other: GridItem) -> Bool {
    one.label == other.label && one.extras == other.extras
  }

  private var extras: Extras {
    get { box?.extras ?? Extras() }
    set { box = newValue == Extras() ? nil : Box(newValue) }
  }

  /// The parts of the label that have a style of their own, in the order of their bytes (rule Z2).
  package var labelStyles: [StyledRun] {
    get { box?.extras.labelStyles ?? [] }
    set { extras.labelStyles = newValue }
  }
  package var detail: String? {
    get { box?.extras.detail }
    set { extras.detail = newValue }
  }
  package var color: ItemColor? {
    get { box?.extras.color }
    set { extras.color = newValue }
  }
  /// The cell style that the item asks for, if it differs from the style of its section.
  package var style: AskedStyle? {
    get { box?.extras.style }
    set { extras.style = newValue }
  }
  /// True if the label runs over the columns behind it, and makes its own no wider.
  package var runsOver: Bool {
    get { box?.extras.runsOver ?? false }
    set { extras.runsOver = newValue }
  }
  /// True if the item is drawn dim, because it cannot be picked.
  package var isDisabled: Bool {
    get { box?.extras.isDisabled ?? false }
    set { extras.isDisabled = newValue }
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
