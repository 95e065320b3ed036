import GridpickCore

/// A scalar, an object with an item's fields, or a record's field; a null is an absent one.
struct JSONItem {
  /// The largest number of members searched: a frame shows many items, each perhaps huge (rule L1).
  private static let memberLimit = 1_000

  let whole: JSONValue
  /// The names of the fields of an item; nil in a record, whose values have none.
  let fields: FieldNames?
  var isListed = false

  private func field(_ name: [UInt8]?) -> JSONValue? {
    name.flatMap { whole.field($0, amongFirst: Self.memberLimit) }
  }

  /// True for an object with members, none of which is a field of an item.
  var isRecord: Bool {
    whole.isObject && !whole.isEmptyContainer
      && [fields?.label, fields?.value, fields?.detail, fields?.color].allSatisfy {
        field($0) == nil
      }
  }

  func shown(_ extent: TextExtent) -> GridItem? {
    if whole.isNull { return nil }
    if fields == nil, isListed { return GridItem(whole.shown(extent)) }
    return GridItem(
      (field(fields?.label) ?? field(fields?.value) ?? whole).text(extent),
      detail: field(fields?.detail)?.text(extent),
      color: field(fields?.color).flatMap { ItemColor($0.text(.seen)) })
  }

  var json: [UInt8] { Array((field(fields?.value) ?? whole).source) }

  func content(upTo limit: Int) -> [UInt8] {
    (field(fields?.value) ?? field(fields?.label) ?? whole).content(upTo: limit)
  }
}

extension JSONValue {
  /// Returns the member with this name, or else at the path that it writes; nil for a null.
  fileprivate func field(_ name: [UInt8], amongFirst limit: Int = .max) -> JSONValue? {
    func filled(_ value: JSONValue?) -> JSONValue? { value.flatMap { $0.isNull ? nil : $0 } }
    if let member = filled(member(name, amongFirst: limit)) { return member }
    let isPath = isObject && (name.contains(.dot) || name.contains(.quote))
    return isPath ? filled(member(at: MemberPath(written: name))) : nil
  }

  /// Returns the value of a field if it can identify an item or a record (rule P8); nil otherwise.
  func identity(by fields: FieldNames) -> [UInt8]? {
    field(fields.id ?? Array("id".utf8))?.identity
  }
}
