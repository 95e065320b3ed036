// The library exports the types of its own interface, so that `import TwoAxisPicker` is enough.
@_exported public import struct GridpickCore.FindOptions
@_exported public import struct GridpickCore.MarkOptions
@_exported public import struct GridpickLayout.Layout
@_exported public import enum GridpickModel.ItemColor
@_exported public import struct GridpickModel.ItemID
@_exported public import enum GridpickModel.MarkUnit
@_exported public import enum GridpickPaging.Focus
@_exported public import enum GridpickPaging.Linkage
@_exported public import enum GridpickPaging.SnapKind
@_exported public import enum GridpickPaging.TrackEnd
@_exported public import struct GridpickProtocol.Key
@_exported public import struct GridpickRendering.Cell
@_exported public import struct GridpickRendering.CellCanvas
@_exported public import struct GridpickRendering.CellContext
@_exported public import struct GridpickRendering.CellStyle
@_exported public import enum GridpickScreen.ColorDepth
@_exported public import struct GridpickScreen.Frame
@_exported public import struct GridpickScreen.ScreenPoint
@_exported public import struct GridpickScreen.ScreenSize

/// A position in the caller's rows, which stays the same wherever the picker shows the item.
///
/// ```swift
/// picker.start = Position(section: 1, index: 2)
/// ```
public typealias Position = ItemID
