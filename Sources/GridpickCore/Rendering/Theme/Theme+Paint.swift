extension Theme {
  /// Without colours nothing is reversed by a rule, because the current item is.
  func style(of paint: CellPaint) -> Style {
    let own =
      switch paint.ink {
      case .text: Style.plain
      case .role(let role): self[role]
      case .color(let color): Style(foreground: ink(like: color) ?? .terminal)
      }
    guard let attributes = paint.attributes else { return own }
    return Style(
      foreground: own.foreground, background: own.background,
      attributes: hasColors ? attributes : attributes.subtracting(.reverse))
  }
}
