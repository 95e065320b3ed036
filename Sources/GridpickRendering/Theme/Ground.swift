import GridpickScreen

/// What texts stand on: the background, and the band of the current row.
struct Ground: Equatable, Sendable {
  let background: RGB
  /// Whether nobody told it who must know.
  let isGuess: Bool
  /// Nil where there is no colour between the background and what could no longer be read on.
  let band: Color?

  /// More contrast than this is no band but a block.
  private static let mostBand = 1.7
  /// Text on a band with less contrast than this would leave nothing to choose for what is dim.
  private static let comfortable = 7.0

  init(_ background: RGB, isGuess: Bool, palette: Palette) {
    self.background = background
    self.isGuess = isGuess
    band = palette.hasColors && !palette.isSmall ? Self.band(on: background, palette) : nil
  }

  /// A little of the accent; but where text on that would be hard to read, the other way.
  private static func band(on background: RGB, _ palette: Palette) -> Color? {
    let row = RoleRow.row(of: .row)
    guard case .band(let onDark, let onLight) = row.kind else { return nil }
    let contrast = (background.isLight ? onLight : onDark) * palette.tolerance
    let text = background.legible
    func band(towards end: RGB) -> Color? {
      let color = palette.shade(background, towards: end) {
        $0.contrast(with: background) >= contrast && $0.legible == text
      }
      guard let shown = color.rgb, shown.legible == text,
        (contrast...mostBand).contains(shown.contrast(with: background))
      else { return nil }
      return color
    }
    let tint = band(towards: RGB(background.isLight ? row.light : row.dark))
    if let shown = tint?.rgb, shown.contrast(with: text) >= comfortable { return tint }
    return band(towards: text == .black ? .white : .black)
  }

  /// A colour brought to a contrast on all of them, towards what is read most easily there.
  func ink(_ color: RGB, _ contrast: Double, _ palette: Palette) -> Color {
    palette.shade(color, towards: background.legible) { isLegible($0, contrast) }
  }

  func isLegible(_ color: RGB, _ contrast: Double) -> Bool {
    color.contrast(with: background) >= contrast
      && (band?.rgb).map { color.contrast(with: $0) >= contrast } ?? true
      && (color.luminance > background.luminance) == (background.legible == .white)
  }
}
