import GridpickModel

/// One item of a JSON grid: a scalar, or an object whose fields say how it looks and what it gives.
///
/// Null stands for an absent field, as for an absent item.
struct JSONItem {
  /// So many members are looked at: a frame shows many items, and any of them may be huge (rule L1).
  private static let memberLimit = 1_000

  private let whole: JSONValue
  private var label: JSONValue?
  private var value: JSONValue?
  private var detail: JSONValue?
  private var color: JSONValue?

  init(_ whole: JSONValue, fields: FieldNames) {
    self.whole = whole
    whole.forEachMember(atMost: Self.memberLimit) { key, member in
      let member = member.isNull ? nil : member
      if key.reads(fields.label) { label = member }
      if key.reads(fields.value) { value = member }
      if key.reads(fields.detail) { detail = member }
      if key.reads(fields.color) { color = member }
    }
  }

  func shown(_ extent: TextExtent) -> GridItem? {
    if whole.isNull { return nil }
    return GridItem(
      (label ?? value ?? whole).text(extent), detail: detail?.text(extent),
      color: color.flatMap { ItemColor($0.text(.seen)) })
  }

  /// The value as it is written.
  var json: [UInt8] { Array((value ?? whole).source) }

  func content(upTo limit: Int) -> [UInt8] {
    (value ?? label ?? whole).content(upTo: limit)
  }
}
