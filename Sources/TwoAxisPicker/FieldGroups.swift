import GridpickCore

/// The groups of a caller's records, by their texts in one field (rule U12).
struct FieldGroups<Record> {
  private let title: String
  /// The number of the field; nil if no field has the title.
  private let column: Int?
  private let label: (Record) -> String
  private var texts = GroupTexts()
  /// The records in their groups; nil before they are grouped.
  private(set) var parts: Parts?

  init(by title: String, of fields: [Field<Record>]) {
    self.title = title
    column = fields.firstIndex { $0.title == title }
    label = column.map { fields[$0].label } ?? { _ in "" }
  }

  /// The title, if no field has it.
  var missing: String? { column == nil ? title : nil }

  /// The same groups without any records.
  var emptied: FieldGroups {
    var groups = self
    groups.texts = GroupTexts()
    groups.parts = nil
    return groups
  }

  /// Groups the records behind those that are grouped already.
  mutating func cover(_ records: Pieces<Record>) {
    guard let column, parts == nil || texts.count < records.count else { return }
    for slice in records.slices.dropFirst(texts.count / Pieces<Record>.size) {
      for record in slice.dropFirst(texts.count % Pieces<Record>.size) {
        var text = label(record)
        text.withUTF8 { texts.append($0) }
      }
    }
    parts = Parts(Groups(texts, ofColumn: column))
  }
}
