/// A complete CSI sequence; `body` is between `ESC [` and the final byte.
struct ControlSequence {
  var body: [UInt8]
  let final: UInt8

  var bytes: [UInt8] { [0x1b, UInt8(ascii: "[")] + body + [final] }

  private var parameters: [String] {
    String(decoding: body, as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false).map(String.init)
  }

  /// The private modes that the sequence switches; nil for any other sequence.
  var modeChange: (modes: [Int], isOn: Bool)? {
    guard body.first == UInt8(ascii: "?") else { return nil }
    let isOn = final == UInt8(ascii: "h")
    guard isOn || final == UInt8(ascii: "l") else { return nil }
    let numbers = String(decoding: body.dropFirst(), as: UTF8.self).split(separator: ";")
    return (numbers.compactMap { Int($0) }, isOn)
  }

  /// Returns the sequence with SGR 2 replaced by a font, and with SGR 22 also ending that font.
  func replacingDim(byFont font: UInt32) -> ControlSequence {
    guard final == UInt8(ascii: "m"), body.first.map({ $0 < UInt8(ascii: "<") }) ?? false else {
      return self
    }
    var replaced: [String] = []
    var rest = parameters[...]
    while let parameter = rest.popFirst() {
      switch parameter {
      case "2": replaced.append("\(10 + font)")
      case "22": replaced += ["22", "10"]
      case "38", "48", "58":
        // A colour follows, as 5;n or 2;r;g;b; this 2 does not mean dim.
        let length = rest.first == "5" ? 2 : rest.first == "2" ? 4 : 0
        replaced += [parameter] + rest.prefix(length)
        rest = rest.dropFirst(length)
      default: replaced.append(parameter)
      }
    }
    var result = self
    result.body = Array(replaced.joined(separator: ";").utf8)
    return result
  }
}
