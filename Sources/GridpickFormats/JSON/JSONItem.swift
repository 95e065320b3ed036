import GridpickCore

/// A scalar, an object with the fields of an item, or a field of a record; a null is no item.
struct JSONItem {
  /// The largest number of members searched, because a frame shows many items (rule L1).
  private static let memberLimit = 1_000

  let whole: JSONValue
  /// The keys for the fields of an item; nil in a record, whose values have no such fields.
  let fields: FieldNames?
  var isListed = false

  private func field(_ name: [UInt8]?) -> JSONValue? {
    name.flatMap { whole.field($0, amongFirst: Self.memberLimit) }
  }

  /// True for an object whose members include no field of an item.
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
  /// Returns the member with this name, or else the member at this path; nil for a null.
  fileprivate func field(_ name: [UInt8], amongFirst limit: Int = .max) -> JSONValue? {
    func filled(_ value: JSONValue?) -> JSONValue? { value.flatMap { $0.isNull ? nil : $0 } }
    if let member = filled(member(name, amongFirst: limit)) { return member }
    let isPath = isObject && (name.contains(.dot) || name.contains(.quote))
    return isPath ? filled(member(at: MemberPath(written: name))) : nil
  }

  /// Returns the value that identifies an item or record (rule P8); nil if there is none.
  func identity(by fields: FieldNames) -> [UInt8]? {
    field(fields.id ?? Array("id".utf8))?.identity
  }
}
