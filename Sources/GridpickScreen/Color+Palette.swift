extension Color {
  /// The number of the nearest colour on a terminal that has so many; −1 is the terminal's own.
  package func number(among count: Int) -> Int32 {
    switch kind {
    case .terminal: -1
    // With direct colours a number is red, green, blue, but the first 16 are the terminal's own.
    case .rgb(let value) where count > 1 << 16: Int32(max(value, 16))
    case .palette(let number) where count > 1 << 16 && number >= 16:
      Self.rgb(ofPalette: Int(number)).number
    case .palette(let number) where Int(number) < count: Int32(number)
    case .palette(let number): Self.nearest(to: Self.rgb(ofPalette: Int(number)), among: count)
    case .rgb(let value): Self.nearest(to: Components(value), among: count)
    }
  }

  private struct Components {
    let red: Int
    let green: Int
    let blue: Int

    init(red: Int, green: Int, blue: Int) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    init(_ value: UInt32) {
      self.init(
        red: Int(value >> 16 & 0xff), green: Int(value >> 8 & 0xff), blue: Int(value & 0xff))
    }

    var number: Int32 { Int32(max(16, red << 16 | green << 8 | blue)) }

    func distance(to other: Components) -> Int {
      let red = red - other.red
      let green = green - other.green
      let blue = blue - other.blue
      return red * red + green * green + blue * blue
    }
  }

  /// The steps of the 6 × 6 × 6 cube in xterm's palette of 256.
  private static let cubeSteps = [0, 95, 135, 175, 215, 255]

  /// xterm's palette: 16 colours of the user's, of which these are the usual ones, a cube, 24 greys.
  private static func rgb(ofPalette number: Int) -> Components {
    switch number {
    case 0..<16:
      let level = number == 7 ? 229 : number == 8 ? 127 : number < 8 ? 205 : 255
      let bits = number == 8 ? 7 : number & 7
      return Components(
        red: bits & 1 == 0 ? 0 : level, green: bits & 2 == 0 ? 0 : level,
        blue: bits & 4 == 0 ? 0 : level)
    case 16..<232:
      let place = number - 16
      return Components(
        red: cubeSteps[place / 36], green: cubeSteps[place / 6 % 6], blue: cubeSteps[place % 6])
    default:
      let grey = 8 + (number - 232) * 10
      return Components(red: grey, green: grey, blue: grey)
    }
  }

  /// With 256 colours the first 16 are left out: they are whatever the user made of them.
  private static func nearest(to wanted: Components, among count: Int) -> Int32 {
    let candidates = count >= 256 ? 16..<256 : 0..<max(1, min(count, 16))
    let nearest = candidates.min {
      rgb(ofPalette: $0).distance(to: wanted) < rgb(ofPalette: $1).distance(to: wanted)
    }
    return Int32(nearest ?? 0)
  }
}
