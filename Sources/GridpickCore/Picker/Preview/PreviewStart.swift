/// The line with which a preview begins: `+10`, `+{2}-5`, `+{2}/2` (rule V2).
package struct PreviewStart: Hashable, Sendable {
  /// The field of the item that holds the number of the line; nil if the text names no field.
  package private(set) var field: PickField?
  private(set) var offset = 0
  /// The part of the pane above the line: 2 is a half, 3 a third; nil leaves nothing above it.
  private(set) var share: Int?

  /// The most digits of a number; no text has more lines.
  private static let mostDigits = 9

  init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    guard rest.first == UInt8(ascii: "+") else { return nil }
    if rest.dropFirst().first == UInt8(ascii: "{") {
      guard let name = PickField.name(atStartOf: rest.dropFirst(2)),
        let field = Self.field(name)
      else { return nil }
      self.field = field
      rest = rest[(name.endIndex + 1)...]
    }
    while let sign = rest.first, let number = Self.number(rest.dropFirst()) {
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { break }
      offset += sign == UInt8(ascii: "+") ? number.value : -number.value
      rest = number.rest
    }
    // fzf also reads `-/2`.
    if rest.starts(with: "-/".utf8) { rest.removeFirst() }
    if rest.first == UInt8(ascii: "/"), let number = Self.number(rest.dropFirst()),
      number.value > 0
    {
      share = number.value
      rest = number.rest
    }
    guard rest.isEmpty else { return nil }
  }

  private static func field(_ name: ArraySlice<UInt8>) -> PickField? {
    guard let known = Placeholder(name, isQuoted: false) else {
      return name.first == UInt8(ascii: "+") ? nil : .title(Array(name))
    }
    guard case .field(let field) = known.content, !known.isOfAll, !known.isFile else { return nil }
    return field
  }

  private static func number(
    _ text: ArraySlice<UInt8>
  ) -> (value: Int, rest: ArraySlice<UInt8>)? {
    let digits = text.prefix { (0x30...0x39).contains($0) }
    guard digits.count <= mostDigits, let value = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    return (value, text[digits.endIndex...])
  }

  /// Returns the line, from 0, at the top of a pane; a `value` that is no number counts as 0.
  func line(_ value: [UInt8], inPaneOf lines: Int) -> Int {
    let number = Self.number(value.drop { $0 == UInt8(ascii: " ") })?.value ?? 0
    return max(0, number + offset - 1 - (share.map { max(0, lines) / $0 } ?? 0))
  }
}
