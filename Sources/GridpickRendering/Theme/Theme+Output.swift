import GridpickScreen

extension Theme {
  /// How a command's output is drawn in its own style: in no more colours than there are to draw with.
  func reduced(_ style: Style) -> Style {
    guard colorCount > 0 else { return Style(attributes: style.attributes) }
    return Style(
      foreground: style.foreground.reduced(to: colorCount),
      background: style.background.reduced(to: colorCount), attributes: style.attributes)
  }

  /// What a program's own style becomes on what is drawn there already: a block keeps its colours.
  func own(_ style: Style, over under: Style) -> Style {
    let own = reduced(style)
    guard isBlock(under) else { return own.over(under) }
    return under.adding(own.attributes.subtracting([.reverse, .dim]))
  }
}

extension Color {
  /// One of so many that a palette has; with more of them any.
  fileprivate func reduced(to count: Int) -> Color {
    guard count <= 256, self != .terminal else { return self }
    return UInt8(exactly: number(among: count)).map(Color.palette) ?? self
  }
}
