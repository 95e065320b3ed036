import GridpickCore

/// A field of a record: a column of a table, with its title and what it shows of each record.
///
/// ```swift
/// struct Machine { var name: String; var speed: Double; var isOn: Bool }
/// let machines = [Machine(name: "mill", speed: 3.5, isOn: true)]
/// let picker = GridPicker(
///   records: machines,
///   fields: [
///     Field("Name", \.name, width: 12),
///     Field("Speed", \.speed, style: .heat),
///     Field("On", { $0.isOn ? "yes" : "no" }, color: { $0.isOn ? .terminal(2) : nil }),
///   ])
/// print(picker.columnTitles)
/// ```
public struct Field<Record> {
  let title: String
  let style: FieldStyle
  let width: Int?
  let label: (Record) -> String
  private let color: (Record) -> ItemColor?
  /// Returns the numbers of records in the order of this field; nil leaves the order to the texts.
  let order: (([Record], _ isDescending: Bool) -> [Int])?

  /// Creates a field of values, by which the column is sorted.
  ///
  /// Numbers and dates are sorted as such, and texts as a person reads them: `item 9` before
  /// `item 10`. Values without an order of their own are sorted by their texts; an optional value that
  /// is nil shows nothing. `sort` is another order: it returns true if the first value comes before
  /// the second. `color` is the colour of a record's cell, as of a ``Cell``; a rule of `paint`, and
  /// the style `heat` or `age`, win over it where they give a colour.
  ///
  /// ```swift
  /// let length = Field<String>("Length", \.count, style: .number, width: 6)
  /// let long = Field<String>("Name", \.self, color: { $0.count > 9 ? .terminal(1) : nil })
  /// let last = Field<String>("Name", \.self, sort: { $0.last ?? " " < $1.last ?? " " })
  /// let short = Field<String>("Short", { $0.count < 5 }, sort: { $0 && !$1 })
  /// ```
  public init<Value>(
    _ title: String, _ value: @escaping (Record) -> Value, style: FieldStyle = .text,
    width: Int? = nil, color: @escaping (Record) -> ItemColor? = { _ in nil },
    sort: ((Value, Value) -> Bool)? = nil
  ) {
    self.title = title
    self.style = style
    self.width = width
    self.color = color
    // Most values are texts, and to ask what a value is takes longer than anything else.
    label = (value as Any) as? (Record) -> String ?? { style.text(of: value($0)) }
    order = (sort ?? Self.ownOrder()).map { isBefore in
      { records, isDescending in
        let values = records.map(value)
        return values.indices.sorted { one, other in
          let (first, second) = isDescending ? (other, one) : (one, other)
          if isBefore(values[first], values[second]) { return true }
          return !isBefore(values[second], values[first]) && one < other
        }
      }
    }
  }

  /// Returns the order that values have by themselves; nil for texts, which are sorted as all are.
  private static func ownOrder<Value>() -> ((Value, Value) -> Bool)? {
    guard Value.self != String.self, let type = Value.self as? any Comparable.Type else {
      return nil
    }
    return lesser(of: type) as? (Value, Value) -> Bool
  }

  private static func lesser<Value: Comparable>(of type: Value.Type) -> Any {
    let isBefore: (Value, Value) -> Bool = { $0 < $1 }
    return isBefore
  }
}

extension Field {
  func cell(of record: Record) -> Cell { Cell(label(record), color: color(record)) }
}

/// The way in which a field shows its values.
///
/// ```swift
/// let styles: [FieldStyle] = [.text, .number, .heat, .age]
/// ```
public enum FieldStyle: Equatable, Sendable {
  /// The value as a text. Numbers stand with their points below each other.
  case text
  /// The value as a number with two decimals at most.
  case number
  /// As a number, the higher the warmer its colour.
  case heat
  /// As a text, the younger a time the stronger its colour.
  case age

  func text(of value: Any) -> String {
    guard let value = Self.present(value) else { return "" }
    guard self == .number || self == .heat, let number = value as? any BinaryFloatingPoint else {
      return "\(value)"
    }
    let rounded = (Double(number) * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func present(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.content.flatMap(present)
  }

  func paintRule(for title: String) -> PaintRule? {
    switch self {
    case .text, .number: nil
    case .heat: try? PaintRule(reading: "\(title)=heat")
    case .age: try? PaintRule(reading: "\(title)=age")
    }
  }
}

private protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var content: Any? { self }
}

// MARK: - Pickers of records (rule U12)

extension GridPicker {
  /// Creates a picker of records, as a table with a column for each field.
  ///
  /// Each field can be current, the first one stays in place while the others scroll, and a pick is
  /// the record. Its position says which field was current.
  ///
  /// With `groupedBy` it is the same table in parts, a tab for each text that the records have in the
  /// field of this title. A position says where a record is among all `records`. Newer records are
  /// grouped too, and so are all of them after a `redraw`. Without such a field it refuses to begin.
  ///
  /// ```swift
  /// let fields = [Field<String>("Name", \.self), Field("Length", \.count)]
  /// let table = GridPicker(records: ["Ann", "Bob"], fields: fields)
  /// var parts = GridPicker(records: ["Ann", "Bob", "Cleo"], fields: fields, groupedBy: "Length")
  /// parts.sort = ["Name"]
  /// ```
  public init(records: [Item], fields: [Field<Item>], groupedBy title: String? = nil) {
    supply = Supply(
      .records(fields), records, in: title.map { FieldGroups(by: $0, of: fields) })
    cell = { record in fields.first.map { Cell($0.label(record)) } }
    columnTitles = fields.map(\.title)
    layout = title == nil ? .sheet : .tabs
    frozenColumns = title == nil ? 1 : 0
  }
}

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

  mutating func forget() {
    texts = GroupTexts()
    parts = nil
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
