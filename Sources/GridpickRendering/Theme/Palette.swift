import GridpickScreen

/// The colours that a terminal has.
struct Palette: Equatable, Sendable {
  let colorCount: Int

  var hasColors: Bool { colorCount >= 8 }
  /// Whether there are so few that hardly any contrast can be chosen.
  var isSmall: Bool { colorCount < 256 }
  private var hasAny: Bool { colorCount > 256 }
  /// How much of a small contrast will do: a palette has not every tint.
  var tolerance: Double { hasAny ? 1 : 0.9 }

  /// The first colour on the way to another one that will do; that one where none does.
  func shade(_ color: RGB, towards end: RGB, until willDo: (RGB) -> Bool) -> Color {
    if hasAny { return .rgb(color.mixed(with: end, until: willDo)) }
    for parts in stride(from: 0, through: 256, by: 16) {
      let number = color.mixed(with: end, parts: parts).nearest(among: colorCount)
      if willDo(RGB(ofPalette: number)) { return .palette(UInt8(number)) }
    }
    return .palette(UInt8(end.nearest(among: colorCount)))
  }

  /// As legible on black as on white.
  func legibleAnywhere(_ color: RGB) -> Color {
    let legible = color.contrastingWithAny
    if hasAny { return .rgb(legible) }
    return .palette(UInt8(legible.nearest(among: colorCount)))
  }

  /// The nearest of few colours that can be told from some grounds.
  ///
  /// A grey stays a grey: nil where there is none that is like it.
  func nearest(to color: RGB, _ contrast: Double, on grounds: [RGB]) -> Color? {
    let number = color.nearest(of: 0..<min(colorCount, 16)) { candidate in
      candidate.isNeutral == color.isNeutral
        && grounds.allSatisfy { candidate.contrast(with: $0) >= contrast }
    }
    guard let number else { return nil }
    let isLike = color.distance(to: RGB(ofPalette: number)) < Self.farthestGrey
    return isLike || !color.isNeutral ? .palette(UInt8(number)) : nil
  }

  /// Of greys a third of the way from black to white.
  private static let farthestGrey = 3 * 90 * 90

  func isShownAsItIs(_ color: Color) -> Bool {
    switch color.kind {
    case .terminal: true
    case .palette(let number): Int(number) < colorCount
    case .rgb: hasAny
    }
  }

  /// With all the colours there are, or by steps of the cube.
  func mixed(_ color: RGB, with other: RGB, parts: Int) -> RGB {
    hasAny ? color.mixed(with: other, parts: parts) : color.mixedInCube(with: other, parts: parts)
  }

  /// Black or white, whichever is read more easily, on a colour.
  func labelled(_ color: Color) -> Style {
    let isBlack = color.rgb?.legible == .black
    let black = Color.palette(isSmall ? 0 : 16)
    let white = Color.palette(isSmall ? colorCount >= 16 ? 15 : 7 : 231)
    return Style(foreground: isBlack ? black : white, background: color)
  }

  /// Among few colours bold ones are others, and a bold black on a block is a grey.
  func emphasis(_ attributes: Attributes) -> Attributes {
    isSmall ? attributes.subtracting(.bold) : attributes
  }
}
