import GridpickCore

extension Grid {
  /// The data, unless it is a flat list.
  package var asTable: Grid? { isList ? nil : self }

  /// The source, if it is a list.
  package var list: (any Source)? { isList ? source : nil }
}
