/// A template for `--print`: `{row}\t{value}`.
package struct OutputTemplate: Equatable, Sendable {
  package enum Part: Equatable, Sendable {
    case text([UInt8])
    case field(PickField)
    /// The bytes that separate fields in the input: a comma in a CSV, else a space.
    case separator
  }

  package let parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  package init(fields: [ColumnName]) {
    let fields = fields.map { name in
      Part.field(FieldPlaces(name.text).map { .places($0) } ?? .title(Array(name.text.utf8)))
    }
    parts = Array(fields.map { [$0] }.joined(separator: [.separator]))
  }

  package init(_ text: [UInt8]) throws(ValueError) {
    var reader = Reader(rest: text[...])
    parts = try reader.parts()
  }
}

private struct Reader {
  var rest: ArraySlice<UInt8>
  var text: [UInt8] = []
  var read: [OutputTemplate.Part] = []

  mutating func parts() throws(ValueError) -> [OutputTemplate.Part] {
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"): text.append(try escaped())
      case UInt8(ascii: "{") where rest.first != byte:
        let field = try field()
        finishText()
        read.append(.field(field))
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        guard rest.popFirst() == byte else {
          throw .badTemplate("} without {; write }} for }")
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

  private mutating func escaped() throws(ValueError) -> UInt8 {
    switch rest.popFirst() {
    case UInt8(ascii: "t"): return UInt8(ascii: "\t")
    case UInt8(ascii: "n"): return UInt8(ascii: "\n")
    case UInt8(ascii: "0"): return 0
    case UInt8(ascii: "\\"): return UInt8(ascii: "\\")
    case _: throw .badTemplate(#"unknown escape; use \t, \n, \0 or \\"#)
    }
  }

  private mutating func field() throws(ValueError) -> PickField {
    guard let name = PickField.name(atStartOf: rest) else {
      throw .badTemplate("{ without }; write {{ for {")
    }
    rest = rest[(name.endIndex + 1)...]
    if let field = PickField(name) { return field }
    guard !name.isEmpty else {
      throw .badTemplate("{} works only in commands; use {value}")
    }
    return .title(Array(name))
  }
}

extension ValueError {
  fileprivate static func badTemplate(_ reason: String) -> ValueError {
    ValueError(expected: "a valid template; \(reason)")
  }
}
