import GridpickCore

extension Grid {
  /// The data, unless it is a flat list.
  package var asTable: Grid? { isList ? nil : self }
}
