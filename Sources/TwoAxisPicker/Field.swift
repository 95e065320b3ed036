import GridpickCore

/// A field of a record: a column of a table, with its title and a value for each record.
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
  /// True if the first record comes before the second; nil means the order of the texts.
  let isBefore: ((Record, Record) -> Bool)?

  /// Creates a field from a value of each record; the column is sorted by the values.
  ///
  /// Numbers and dates are sorted by value, and texts as people read them: `item 9` before
  /// `item 10`. Other values are sorted by their texts; an optional value that is nil shows
  /// nothing. `sort` sets a different order: it returns true if the first value comes before the
  /// second. `color` is the colour of a record's cell, as in ``Cell``; a colour from `paint`, or
  /// from the style `heat` or `age`, wins over it.
  ///
  /// ```swift
  /// let long = Field<String>("Name", \.self, color: { $0.count > 9 ? .terminal(1) : nil })
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
    // Most values are texts, and finding out the type of each value is slow.
    label = (value as Any) as? (Record) -> String ?? { style.text(of: value($0)) }
    isBefore = (sort ?? Self.ownOrder()).map { isBefore in { isBefore(value($0), value($1)) } }
  }

  /// Returns the values' own order; nil for texts, which are sorted like all texts.
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

  func cell(of record: Record) -> Cell { Cell(label(record), color: color(record)) }
}

/// The way a field shows its values.
///
/// ```swift
/// let styles: [FieldStyle] = [.text, .number, .heat, .age]
/// ```
public enum FieldStyle: Equatable, Sendable {
  /// The value as text; numbers are aligned at their decimal points.
  case text
  /// The value as a number with at most two decimals.
  case number
  /// The value as a number; the higher the number, the warmer its colour.
  case heat
  /// The value as text; the more recent a time, the stronger its colour.
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
    self == .heat || self == .age ? try? PaintRule(reading: "\(title)=\(self)") : nil
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
  /// Each field can be current. The first field stays in place while the others scroll. A pick
  /// returns the record, and its position tells which field was current.
  ///
  /// With `groupedBy`, the table has a tab for each text in the field with this title. A position
  /// counts among all `records`. Newer records are grouped too, and a `redraw` groups all records
  /// again. If no field has this title, the picker throws an error.
  ///
  /// ```swift
  /// let fields = [Field<String>("Name", \.self), Field("Length", \.count)]
  /// let table = GridPicker(records: ["Ann", "Bob"], fields: fields)
  /// var parts = GridPicker(records: ["Ann", "Bob", "Cleo"], fields: fields, groupedBy: "Length")
  /// parts.sort = ["Name"]
  /// ```
  public init(records: [Item], fields: [Field<Item>], groupedBy title: String? = nil) {
    supply = Supply(.items(fields), records, groupedBy: title)
    cell = { record in fields.first.map { Cell($0.label(record)) } }
    columnTitles = fields.map(\.title)
    layout = title == nil ? .sheet : .tabs
    frozenColumns = title == nil ? 1 : 0
  }
}
