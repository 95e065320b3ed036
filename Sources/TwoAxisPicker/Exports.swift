// The types that the library's own interface speaks of, so that `import TwoAxisPicker` is enough.
@_exported public import struct GridLayout.Layout
@_exported public import enum GridModel.ItemColor
@_exported public import struct GridModel.Position
@_exported public import struct GridRendering.CellStyle
