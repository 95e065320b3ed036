package enum OutputFormat: String, CaseIterable, Sendable {
  /// The value, byte for byte.
  case text
  /// A record as a JSON object; of an item one with the section, the index, the titles and the value.
  case json
  /// Row title, column title and value.
  case tsv
  /// The section and the index, counted from 0.
  case index
  /// A line of titles, and a line of the shown fields of each pick.
  case csv
  case md
}
