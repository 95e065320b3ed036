extension Style {
  /// Applies ECMA-48 SGR with colours of xterm and ISO 8613-6; absurd parameters change nothing.
  mutating func apply(rendition bytes: TextBytes) {
    var parameters = RenditionReader(bytes: bytes)
    while let parameter = parameters.next() {
      switch parameter {
      case 0: self = .plain
      case 1: self = adding(.bold)
      case 2: self = adding(.dim)
      // All kinds of underlines are drawn as one, the double underline too.
      case 4: self = parameters.nextPart() == 0 ? without(.underline) : adding(.underline)
      case 21: self = adding(.underline)
      case 7: self = adding(.reverse)
      case 22: self = without([.bold, .dim])
      case 24: self = without(.underline)
      case 27: self = without(.reverse)
      case 30...37: self = with(foreground: .palette(UInt8(parameter - 30)))
      case 90...97: self = with(foreground: .palette(UInt8(parameter - 90 + 8)))
      case 39: self = with(foreground: .terminal)
      case 40...47: self = with(background: .palette(UInt8(parameter - 40)))
      case 100...107: self = with(background: .palette(UInt8(parameter - 100 + 8)))
      case 49: self = with(background: .terminal)
      case 38: if let color = parameters.nextColor() { self = with(foreground: color) }
      case 48: if let color = parameters.nextColor() { self = with(background: color) }
      // The underline's colour is skipped, so that its numbers are not read as parameters.
      case 58: _ = parameters.nextColor()
      default: break
      }
    }
  }

  private func without(_ less: Attributes) -> Style {
    with(attributes: attributes.subtracting(less))
  }
}

/// Reads numbers between semicolons, which may have parts between colons.
private struct RenditionReader {
  let bytes: TextBytes
  var place = 0

  /// Returns the next parameter, after any parts left of the one before; an omitted parameter is 0.
  mutating func next() -> Int? {
    while place <= bytes.count {
      let isPart = place > 0 && bytes[place - 1] == UInt8(ascii: ":")
      let number = number()
      if !isPart { return number ?? 0 }
    }
    return nil
  }

  /// Returns the next part of the parameter, or nil if there is none; an omitted part is −1.
  mutating func nextPart() -> Int? {
    guard place > 0, place <= bytes.count, bytes[place - 1] == UInt8(ascii: ":") else { return nil }
    return number() ?? -1
  }

  /// Reads parts `5:n`, `2:r:g:b` or `2:space:r:g:b`, or parameters `5;n` or `2;r;g;b`.
  mutating func nextColor() -> Color? {
    guard let kind = nextPart() else {
      switch next() {
      case 5: return next().flatMap(Self.palette)
      case 2: return Self.rgb([next(), next(), next()].compactMap(\.self))
      default: return nil
      }
    }
    var parts: [Int] = []
    while let part = nextPart() { parts.append(part) }
    switch kind {
    case 5: return parts.first.flatMap(Self.palette)
    case 2: return Self.rgb(Array(parts.count > 3 ? parts[1..<4] : parts[...]))
    default: return nil
    }
  }

  private static func palette(_ number: Int) -> Color? {
    UInt8(exactly: number).map(Color.palette)
  }

  private static func rgb(_ channels: [Int]) -> Color? {
    let bytes = channels.compactMap(UInt8.init(exactly:))
    guard bytes.count == 3, channels.count == 3 else { return nil }
    return .rgb(UInt32(bytes[0]) << 16 | UInt32(bytes[1]) << 8 | UInt32(bytes[2]))
  }

  /// Returns the next number, nil if there is none; one that is absurdly large stays too large.
  private mutating func number() -> Int? {
    var number: Int?
    while place < bytes.count, case let digit = bytes[place], digit < UInt8(ascii: ":") {
      number = min((number ?? 0) * 10 + Int(digit - UInt8(ascii: "0")), 1 << 16)
      place += 1
    }
    place += 1
    return number
  }
}
