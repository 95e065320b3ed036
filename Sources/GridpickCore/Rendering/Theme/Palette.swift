struct Palette: Equatable, Sendable {
  let colorCount: Int

  var hasColors: Bool { colorCount >= 8 }
  var isSmall: Bool { colorCount < 256 }
  var hasAny: Bool { colorCount > 256 }
  /// A factor for small contrasts, below 1 because a palette does not have every tint.
  var tolerance: Double { hasAny ? 1 : 0.9 }

  /// Returns the first colour on the way to `end` that `willDo` accepts, or `end` if there is none.
  func shade(_ color: RGB, towards end: RGB, until willDo: (RGB) -> Bool) -> Color {
    if hasAny { return .rgb(color.mixed(with: end, until: willDo)) }
    for parts in stride(from: 0, through: 256, by: 16) {
      let number = color.mixed(with: end, parts: parts).nearest(among: colorCount)
      if willDo(RGB(ofPalette: number)) { return .palette(UInt8(number)) }
    }
    return nearest(to: end)
  }

  func nearest(to color: RGB) -> Color {
    hasAny ? .rgb(color) : .palette(UInt8(color.nearest(among: colorCount)))
  }

  func chosen(_ value: UInt32, _ number: UInt8, few: UInt8?) -> Color? {
    if hasAny { return .rgb(RGB(value)) }
    return isSmall ? few.map(Color.palette) : .palette(number)
  }

  /// Returns the nearest colour with the contrast, a grey for a grey; nil if no grey is similar.
  func nearest(to color: RGB, _ contrast: Double, on grounds: [RGB]) -> Color? {
    let number = color.nearest(of: 0..<min(colorCount, 16)) { candidate in
      candidate.isNeutral == color.isNeutral
        && grounds.allSatisfy { candidate.contrast(with: $0) >= contrast }
    }
    guard let number else { return nil }
    let isLike = color.distance(to: RGB(ofPalette: number)) < Self.farthestGrey
    return isLike || !color.isNeutral ? .palette(UInt8(number)) : nil
  }

  /// The largest squared distance of similar greys: a third of the way from black to white.
  private static let farthestGrey = 3 * 90 * 90

  func isShownAsItIs(_ color: Color) -> Bool {
    switch color.kind {
    case .terminal: true
    case .palette(let number): Int(number) < colorCount
    case .rgb: hasAny
    }
  }

  func labelled(_ color: Color) -> Style {
    let isBlack = color.rgb?.legible == .black
    let black = Color.palette(isSmall ? 0 : 16)
    return Style(foreground: isBlack ? black : white, background: color)
  }

  var white: Color { .palette(isSmall ? colorCount >= 16 ? 15 : 7 : 231) }

  /// Leaves out bold among few colours, where bold text changes its colour, such as black to grey.
  func emphasis(_ attributes: Attributes) -> Attributes {
    isSmall ? attributes.subtracting(.bold) : attributes
  }
}
