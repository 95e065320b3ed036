/// A field of a pick, named in braces: `{value}`, `{2}`, `{NAME}` (rule X1).
package enum PickField: Hashable, Sendable {
  package enum Known: String, CaseIterable, Sendable {
    case row
    case column
    case value
    case label
    case section
    case index
    case number = "n"
    case line

    package var help: String {
      switch self {
      case .row: "the title of its row"
      case .column: "the title of its column"
      case .value: "its value, unchanged"
      case .label: "its label"
      case .section: "the number of its section in the data, from 0"
      case .index: "its number in that section, from 0"
      case .number: "the number of its record (in a list: item), from 0"
      case .line: "the original record"
      }
    }
  }

  case known(Known)
  /// Columns by their numbers; in a flat list, words of the item.
  case places(FieldPlaces)
  case title([UInt8])

  /// Creates the field with this name; nil if the name may be that of a column.
  init?(_ name: ArraySlice<UInt8>) {
    let text = String(decoding: name, as: UTF8.self)
    if let known = Known(rawValue: text) {
      self = .known(known)
    } else if name.starts(with: Self.prefix) {
      self = .title(Self.unescaped(name.dropFirst(Self.prefix.count)))
    } else if let places = FieldPlaces(text) {
      self = .places(places)
    } else {
      return nil
    }
  }

  package static func place(_ place: Int) -> PickField { .places(FieldPlaces(place)) }

  /// True if the field is the same for all cells of a record.
  package var isOfRecord: Bool {
    if case .known(let known) = self { known == .number } else { true }
  }

  /// True if braces with this name surely mean a field, unlike `a{2}` in a pattern.
  var standsOut: Bool {
    switch self {
    case .places, .known(.number): false
    case .known, .title: true
    }
  }

  package var name: String {
    switch self {
    case .known(let known): known.rawValue
    case .places(let places): places.text
    case .title(let title): String(decoding: title, as: UTF8.self)
    }
  }

  private static let prefix = Array("field:".utf8)

  /// Returns the name before the first `}` of a text; nil if no `}` is near.
  ///
  /// In the title after `field:`, `\}` stands for a brace and `\\` for a backslash.
  static func name(atStartOf text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let begin = text.first == UInt8(ascii: "+") ? text.dropFirst() : text
    let escapes = begin.starts(with: prefix)
    var end = text.startIndex
    while end < text.endIndex, end - text.startIndex < longestName, text[end] != UInt8(ascii: "}") {
      end += escapes && text[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return end < text.endIndex && text[end] == UInt8(ascii: "}") ? text[..<end] : nil
  }

  /// Returns true if the shell uses braces around this name itself: `{ date; }` and `{a,b}`.
  ///
  /// A column with this title makes no placeholder, or data could change which commands run (rule
  /// R5). `{field:…}` names the column.
  static func isOfShell(_ name: ArraySlice<UInt8>) -> Bool {
    let (blanks, signs) = (" \t\r\n".utf8, "{,;&|<>'\"`$\\\n".utf8)
    return name.first == UInt8(ascii: "(") || name.contains(where: signs.contains)
      || [name.first, name.last].contains { $0.map(blanks.contains) ?? false }
      || zip(name, name.dropFirst()).contains { $0 == UInt8(ascii: ".") && $1 == $0 }
  }

  private static func unescaped(_ title: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = title
    while let byte = rest.popFirst() {
      let isEscape =
        byte == UInt8(ascii: "\\") && rest.first.map { "\\}".utf8.contains($0) } == true
      bytes.append(isEscape ? rest.removeFirst() : byte)
    }
    return bytes
  }

  private static let longestName = 1_000
}
