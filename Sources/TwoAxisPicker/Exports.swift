@_exported public import struct GridpickCore.Border
@_exported public import struct GridpickCore.Cell
@_exported public import struct GridpickCore.CellCanvas
@_exported public import struct GridpickCore.CellContext
@_exported public import struct GridpickCore.CellStyle
@_exported public import enum GridpickCore.ColorDepth
@_exported public import struct GridpickCore.ColorSpec
@_exported public import enum GridpickCore.Deceleration
@_exported public import struct GridpickCore.Edges
@_exported public import enum GridpickCore.Extent
@_exported public import enum GridpickCore.FillOrder
// The library exports the types of its own interface, so that `import TwoAxisPicker` is enough.
@_exported public import struct GridpickCore.FindSettings
@_exported public import enum GridpickCore.Focus
@_exported public import struct GridpickCore.Frame
@_exported public import enum GridpickCore.ItemColor
@_exported public import struct GridpickCore.ItemID
@_exported public import struct GridpickCore.Key
@_exported public import struct GridpickCore.Layout
@_exported public import enum GridpickCore.Linkage
@_exported public import struct GridpickCore.MarkSettings
@_exported public import enum GridpickCore.MarkUnit
@_exported public import struct GridpickCore.PaintRule
@_exported public import struct GridpickCore.PreviewWindow
@_exported public import struct GridpickCore.ScreenPoint
@_exported public import struct GridpickCore.ScreenSize
@_exported public import enum GridpickCore.SnapKind
@_exported public import struct GridpickCore.SortOrder
@_exported public import struct GridpickCore.StyledText
@_exported public import enum GridpickCore.TrackEnd

/// A position in the caller's rows, which stays the same wherever the picker shows the item.
///
/// ```swift
/// picker.start = Position(section: 1, index: 2)
/// ```
public typealias Position = ItemID
