import GridpickModel

/// A template as `--print` takes it: `{row}\t{value}`.
package struct OutputTemplate: Equatable, Sendable {
  /// What a name between braces stands for.
  package enum Field: String, CaseIterable, Sendable {
    case row
    case column
    case value
    case label
    case section
    case index
    /// The original record.
    case line
  }

  package enum Part: Equatable, Sendable {
    case text([UInt8])
    case field(Field)
  }

  /// Why a text is no template, as a short phrase: `{size} is none of {row} or {value}`.
  package struct Fault: Error, Equatable {
    package let reason: String
  }

  package let parts: [Part]

  package init(_ text: [UInt8]) throws(Fault) {
    var reader = Reader(rest: text[...])
    parts = try reader.parts()
  }

  func bytes(of cell: PickedCell) -> [UInt8] {
    Array(
      parts.map { part in
        switch part {
        case .text(let text): text
        case .field(let field): Self.bytes(of: field, in: cell)
        }
      }.joined())
  }

  private static func bytes(of field: Field, in cell: PickedCell) -> [UInt8] {
    switch field {
    case .row: Array((cell.row ?? "").utf8)
    case .column: Array((cell.column ?? "").utf8)
    case .value: cell.value
    case .label: Array(cell.label.utf8)
    case .section: Array("\(cell.position.section)".utf8)
    case .index: Array("\(cell.position.index)".utf8)
    case .line: cell.record
    }
  }
}

/// Takes a template apart.
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
        endText()
        read.append(.field(field))
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        guard rest.popFirst() == byte else {
          throw OutputTemplate.Fault(reason: "} has no {, and the sign } itself is written }}")
        }
        text.append(byte)
      default: text.append(byte)
      }
    }
    endText()
    return read
  }

  private mutating func endText() {
    if !text.isEmpty { read.append(.text(text)) }
    text = []
  }

  private mutating func escaped() throws(OutputTemplate.Fault) -> UInt8 {
    switch rest.popFirst() {
    case UInt8(ascii: "t"): return UInt8(ascii: "\t")
    case UInt8(ascii: "n"): return UInt8(ascii: "\n")
    case UInt8(ascii: "0"): return 0
    case UInt8(ascii: "\\"): return UInt8(ascii: "\\")
    case _: throw OutputTemplate.Fault(reason: #"a backslash goes only into \t, \n, \0 and \\"#)
    }
  }

  private mutating func field() throws(OutputTemplate.Fault) -> OutputTemplate.Field {
    guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
      throw OutputTemplate.Fault(reason: "{ has no }, and the sign { itself is written {{")
    }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    guard let field = OutputTemplate.Field(rawValue: name) else {
      let names = OutputTemplate.Field.allCases.map { "{\($0.rawValue)}" }
      throw OutputTemplate.Fault(reason: "{\(name)} is none of \(OptionTable.oneOf(names))")
    }
    rest = rest[(end + 1)...]
    return field
  }
}
