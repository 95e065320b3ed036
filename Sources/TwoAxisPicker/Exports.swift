// The types that the library's own interface speaks of, so that `import TwoAxisPicker` is enough.
@_exported public import struct GridpickLayout.Layout
@_exported public import enum GridpickModel.ItemColor
@_exported public import struct GridpickModel.ItemID
@_exported public import struct GridpickRendering.CellStyle

/// A place in the caller's rows, where an item is shown wherever the picker shows it.
public typealias Position = ItemID
