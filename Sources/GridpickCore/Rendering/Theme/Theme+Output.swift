extension Theme {
  func reduced(_ style: Style) -> Style {
    guard colorCount > 0 else { return Style(attributes: style.attributes) }
    return Style(
      foreground: style.foreground.reduced(to: colorCount),
      background: style.background.reduced(to: colorCount), attributes: style.attributes)
  }

  /// Returns a label's own style on top of the style drawn there; a block keeps its colours.
  func own(_ style: Style, over under: Style) -> Style {
    let own = reduced(style)
    guard isBlock(under) else { return own.over(under) }
    return under.adding(own.attributes.subtracting([.reverse, .dim]))
  }
}

extension Color {
  /// Returns the nearest colour of a palette of `count` colours, or the colour itself above 256.
  fileprivate func reduced(to count: Int) -> Color {
    guard count <= 256, self != .terminal else { return self }
    return UInt8(exactly: number(among: count)).map(Color.palette) ?? self
  }
}
