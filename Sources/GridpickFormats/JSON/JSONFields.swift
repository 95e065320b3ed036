/// The members of an item's object that hold the values the grid uses.
struct JSONFields: Sendable {
  let label: Field
  let value: Field
  let detail: Field
  let color: Field
  let id: Field

  struct Field: Sendable {
    let key: [UInt8]
    /// The path to the member; nil if the key alone names it.
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
