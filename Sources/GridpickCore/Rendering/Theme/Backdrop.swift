/// The colours under texts: the background, the band of the current row, the tint of marks.
struct Backdrop: Equatable, Sendable {
  let background: RGB
  /// The colour of the band; nil if no colour is visible on the background and legible under text.
  let band: Color?
  let tint: Color?

  /// The most contrast of a band; with more it would be a block.
  private static let mostBand = 1.7
  /// The least contrast of text on a band; with less, no colour would be left for dim text.
  private static let comfortable = 7.0

  init(_ background: RGB, palette: Palette) {
    self.background = background
    let isRich = palette.hasColors && !palette.isSmall
    band = isRich ? Self.band(on: background, palette) : nil
    tint = isRich ? Self.share(of: RoleRow.row(of: .tint), on: background, palette) : nil
  }

  /// Returns the background with a little accent, or else moved away from the text's colour.
  private static func band(on background: RGB, _ palette: Palette) -> Color? {
    let row = RoleRow.row(of: .row)
    guard case .band(let onDark, let onLight) = row.kind else { return nil }
    let contrast = background.isLight ? onLight : onDark
    let text = background.legible
    guard palette.hasAny else { return greyBand(on: background, contrast) }
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

  /// Returns the closest grey that is still visible; no tint of a palette would do.
  private static func greyBand(on background: RGB, _ contrast: Double) -> Color? {
    let seen = (232...255).map { (number: $0, grey: RGB(ofPalette: $0)) }
      .filter { $0.grey.legible == background.legible }
      .map { (number: $0.number, contrast: $0.grey.contrast(with: background)) }
      .filter { (contrast * 1.07...mostBand).contains($0.contrast) }
    return seen.min { $0.contrast < $1.contrast }.map { .palette(UInt8($0.number)) }
  }

  /// The background with a little of a role's colour; nil if text would be hard to read on it.
  static func share(of row: RoleRow, on background: RGB, _ palette: Palette) -> Color? {
    guard let (onDark, onLight) = row.kind.parts else { return nil }
    let isLight = background.isLight
    let color = palette.nearest(
      to: background.mixed(
        with: RGB(isLight ? row.light : row.dark), parts: isLight ? onLight : onDark))
    guard let shown = color.rgb, shown.contrast(with: background.legible) >= comfortable
    else { return nil }
    return color
  }

  /// Returns a colour that is moved towards black or white until it is legible on the background.
  func ink(_ color: RGB, _ contrast: Double, _ palette: Palette) -> Color {
    palette.shade(color, towards: background.legible) { isLegible($0, contrast) }
  }

  func isLegible(_ color: RGB, _ contrast: Double) -> Bool {
    color.contrast(with: background) >= contrast
      && (color.luminance > background.luminance) == (background.legible == .white)
  }
}
