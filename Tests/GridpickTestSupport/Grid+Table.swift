import GridpickCore

extension Grid {
  /// The grid; nil if it is a flat list.
  package var asTable: Grid? { isList ? nil : self }

  /// The source; nil unless it is a list.
  package var list: (any Source)? { isList ? source : nil }
}
