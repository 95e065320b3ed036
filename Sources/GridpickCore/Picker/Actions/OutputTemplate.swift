/// A template for `--print`: `{row}\t{value}`.
package struct OutputTemplate: Equatable, Sendable {
  /// A field that a name between braces stands for.
  package enum Field: String, CaseIterable, Sendable {
    case row
    case column
    case value
    case label
    case section
    case index
    /// The original record.
    case line

    /// The description of the field.
    package var help: String {
      switch self {
      case .row: "the title of its row"
      case .column: "the title of its column"
      case .value: "its value, byte for byte as it came in"
      case .label: "its label"
      case .section: "the number of its section in the data, from 0"
      case .index: "its number in that section, from 0"
      case .line: "the original record"
      }
    }
  }

  package enum Part: Equatable, Sendable {
    case text([UInt8])
    case field(Field)
  }

  /// The reason why a text is no template.
  package enum Fault: Error, Equatable {
    /// The name between the braces is no field.
    case unknownField(String)
    /// Any other fault, as a short phrase.
    case malformed(String)
  }

  package let parts: [Part]

  package init(_ text: [UInt8]) throws(Fault) {
    var reader = Reader(rest: text[...])
    parts = try reader.parts()
  }
}

/// A reader that divides a template into its parts.
private struct Reader {
  var rest: ArraySlice<UInt8>
  var text: [UInt8] = []
  var read: [OutputTemplate.Part] = []

  mutating func parts() throws(OutputTemplate.Fault) -> [OutputTemplate.Part] {
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"): text.append(try escaped())
      case UInt8(ascii: "{") where rest.first != byte:
        let field = try field()
        finishText()
        read.append(.field(field))
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        guard rest.popFirst() == byte else {
          throw OutputTemplate.Fault.malformed("} has no {, and the sign } itself is written }}")
        }
        text.append(byte)
      default: text.append(byte)
      }
    }
    finishText()
    return read
  }

  private mutating func finishText() {
    if !text.isEmpty { read.append(.text(text)) }
    text = []
  }

  private mutating func escaped() throws(OutputTemplate.Fault) -> UInt8 {
    switch rest.popFirst() {
    case UInt8(ascii: "t"): return UInt8(ascii: "\t")
    case UInt8(ascii: "n"): return UInt8(ascii: "\n")
    case UInt8(ascii: "0"): return 0
    case UInt8(ascii: "\\"): return UInt8(ascii: "\\")
    case _: throw OutputTemplate.Fault.malformed(#"a backslash goes only into \t, \n, \0 and \\"#)
    }
  }

  private mutating func field() throws(OutputTemplate.Fault) -> OutputTemplate.Field {
    guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
      throw OutputTemplate.Fault.malformed("{ has no }, and the sign { itself is written {{")
    }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    guard let field = OutputTemplate.Field(rawValue: name) else {
      throw OutputTemplate.Fault.unknownField(name)
    }
    rest = rest[(end + 1)...]
    return field
  }
}
