/// The fields of records that are shown as lines, each at its place in the line (rule X3).
package struct PlacedFields {
  private let needs: ColumnNeeds
  private let widths: ColumnWidths?
  package let spans: [Range<Int>]

  init(_ needs: ColumnNeeds?, in view: Int, from start: Int) {
    self.needs = needs ?? ColumnNeeds()
    let widths = needs.map { ColumnWidths(of: $0, in: view - start, frozen: 0) }
    self.widths = widths
    var end = start
    spans = (widths?.pitches ?? []).map { width in
      end += width
      return end - width..<end
    }
    .filter { $0.lowerBound < view }
  }

  package var isEmpty: Bool { spans.isEmpty }

  /// The number of fields, seen or not.
  var count: Int { needs.items.count }

  package func standing(of field: Int) -> LabelStanding { needs.standing(of: field) }

  package func room(of field: Int, in span: Range<Int>) -> Range<Int> {
    widths?.room(of: field, in: span) ?? span
  }
}
