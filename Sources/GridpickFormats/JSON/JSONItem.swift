import GridpickCore

/// The members of an item's object that hold the values the grid uses.
struct JSONFields: Sendable {
  let label: Field
  let value: Field
  let detail: Field
  let color: Field
  let id: Field

  struct Field: Sendable {
    let key: [UInt8]
    let path: MemberPath?

    init(_ written: [UInt8]) {
      key = written
      let path = MemberPath(written: written)
      self.path = path.keys == [key] ? nil : path
    }
  }

  init(_ names: FieldNames) {
    label = Field(names.label)
    value = Field(names.value)
    detail = Field(names.detail)
    color = Field(names.color)
    id = Field(names.id ?? Array("id".utf8))
  }
}

/// One item of a JSON grid: a scalar, or an object with label, value, detail and colour fields.
///
/// A null stands for an absent field, and for an absent item.
struct JSONItem {
  /// The largest number of members searched: a frame shows many items, each perhaps huge (rule L1).
  private static let memberLimit = 1_000

  private let whole: JSONValue
  private var label: JSONValue?
  private var value: JSONValue?
  private var detail: JSONValue?
  private var color: JSONValue?

  init(_ whole: JSONValue, fields: JSONFields) {
    self.whole = whole
    var left = Self.memberLimit
    whole.forEachMember { key, member in
      let member = member.isNull ? nil : member
      if key.reads(fields.label.key) { label = member }
      if key.reads(fields.value.key) { value = member }
      if key.reads(fields.detail.key) { detail = member }
      if key.reads(fields.color.key) { color = member }
      left -= 1
      return left > 0
    }
    label = label ?? whole.field(fields.label)
    value = value ?? whole.field(fields.value)
    detail = detail ?? whole.field(fields.detail)
    color = color ?? whole.field(fields.color)
  }

  /// True for an object with members, none of which is a field of an item.
  var isRecord: Bool {
    whole.isObject && !whole.isEmptyContainer && label == nil && value == nil && detail == nil
      && color == nil
  }

  func shown(_ extent: TextExtent) -> GridItem? {
    if whole.isNull { return nil }
    return GridItem(
      (label ?? value ?? whole).text(extent), detail: detail?.text(extent),
      color: color.flatMap { ItemColor($0.text(.seen)) })
  }

  var json: [UInt8] { Array((value ?? whole).source) }

  func content(upTo limit: Int) -> [UInt8] {
    (value ?? label ?? whole).content(upTo: limit)
  }
}

extension JSONValue {
  /// Returns the value of a field if it can identify an item or a record (rule P8); nil otherwise.
  func identity(by field: JSONFields.Field) -> [UInt8]? {
    guard let member = member(field.key), !member.isNull else { return self.field(field)?.identity }
    return member.identity
  }

  fileprivate func field(_ field: JSONFields.Field) -> JSONValue? {
    guard let path = field.path, isObject, let member = member(at: path) else { return nil }
    return member.isNull ? nil : member
  }
}
