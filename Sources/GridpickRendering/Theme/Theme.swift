import GridpickScreen

/// How the parts of the screen are drawn: calm, and legible with no colour at all.
package struct Theme: Equatable, Sendable {
  /// How many colours there are to draw with; 0 where the terminal has none or the user wants none.
  package let colorCount: Int
  /// Nil where nobody knows what is behind the text, and then nothing is drawn that would be legible on one
  /// kind of background only.
  let ground: Ground?
  /// What the user says of colours.
  private let spec: ColorSpec?
  /// Nil where no ground is known, for there is less to be found out, and the start need not make it.
  let memory: StyleMemory?
  /// By role; nil where attributes alone are drawn, as at most starts, which need not make it.
  private var styles: [Style]?

  /// A background that is but a guess is never relied on where it would hide a text.
  package init(
    colorCount: Int, background: RGB? = nil, isGuess: Bool = false, spec: ColorSpec? = nil
  ) {
    self.colorCount = spec?.base?.colorCount(of: colorCount) ?? colorCount
    self.spec = spec
    let chosen = spec?.base?.background
    let palette = Palette(colorCount: self.colorCount)
    ground = (chosen ?? background).map {
      Ground($0, isGuess: chosen == nil && isGuess, palette: palette)
    }
    memory = ground == nil ? nil : StyleMemory()
    if ground != nil || spec != nil { styles = Role.allCases.map(style) }
  }

  package subscript(role: Role) -> Style {
    styles?[role.rawValue] ?? Style(attributes: RoleRow.row(of: role).plain)
  }

  /// The same on a terminal whose background has become known.
  package func on(_ background: RGB) -> Theme {
    Theme(colorCount: colorCount, background: background, spec: spec)
  }

  var palette: Palette { Palette(colorCount: colorCount) }

  // MARK: - Roles

  private func style(of role: Role) -> Style {
    let row = RoleRow.row(of: role)
    return spec?.paints[role].map { style(of: row, painted: $0) } ?? style(of: row)
  }

  /// As it is where the user says nothing of it.
  private func style(of row: RoleRow) -> Style {
    guard let ground, palette.hasColors else { return Style(attributes: row.plain) }
    guard palette.isSmall else { return style(of: row, on: ground) }
    switch row.few {
    case .none: return Style(attributes: row.plain)
    case .nothing: return .plain
    case .colors(let dark, let orElse, let light):
      let numbers = ground.background.isLight ? [light] : [dark, orElse]
      guard let number = numbers.first(where: { isSeen($0, as: row.kind, on: ground) }) else {
        return Style(attributes: row.plain)
      }
      return style(of: row, in: .palette(number), row.attributes)
    }
  }

  /// Of a guess only what stands on a block of its own is sure to be seen.
  private func isSeen(_ number: UInt8, as kind: RoleRow.Kind, on ground: Ground) -> Bool {
    guard Int(number) < colorCount else { return false }
    if ground.isGuess, case .ink = kind { return false }
    return RGB(ofPalette: Int(number)).contrast(with: ground.background) >= RoleRow.signContrast
  }

  /// As the user wants it.
  private func style(of row: RoleRow, painted paint: ColorSpec.Paint) -> Style {
    if paint.keepsColor {
      let own = style(of: row)
      return Style(
        foreground: own.foreground, background: own.background,
        attributes: paint.attributes ?? own.attributes)
    }
    guard palette.hasColors, let color = paint.color else {
      return Style(attributes: paint.attributes ?? row.plain)
    }
    return style(of: row, in: color, paint.attributes ?? row.attributes)
  }

  private func style(of row: RoleRow, in color: Color, _ attributes: Attributes) -> Style {
    switch row.kind {
    case .ink, .line: Style(foreground: color, attributes: attributes)
    case .band: palette.labelled(color).adding(attributes)
    case .block: palette.labelled(color).adding(palette.emphasis(attributes))
    }
  }

  /// With colours enough to bring the role's own to the contrast that it needs.
  private func style(of row: RoleRow, on ground: Ground) -> Style {
    let isLight = ground.background.isLight
    let wanted = RGB(isLight ? row.light : row.dark)
    switch row.kind {
    case .ink(let contrast):
      let color =
        ground.isGuess ? guessed(wanted, on: ground) : ground.ink(wanted, contrast, palette)
      return Style(foreground: color, attributes: row.attributes)
    case .block:
      let color = palette.shade(wanted, towards: ground.background.legible) {
        $0.contrast(with: ground.background) >= RoleRow.signContrast
      }
      return style(of: row, in: color, row.attributes)
    case .line(let onDark, let onLight):
      let contrast = isLight ? onLight : onDark
      let color = palette.shade(ground.background, towards: wanted) {
        $0.contrast(with: ground.background) >= contrast * palette.tolerance
      }
      return Style(foreground: color)
    case .band:
      guard let band = ground.band else { return Style(attributes: row.plain) }
      // Text that stands on it has the terminal's own colour, which a guess tells nothing of.
      return ground.isGuess ? palette.labelled(band) : Style(background: band)
    }
  }

  /// What is as far from the background as can be is the terminal's own colour for text.
  private func guessed(_ color: RGB, on ground: Ground) -> Color {
    let isOwn = color.contrast(with: ground.background) > Self.almostOpposite
    return isOwn ? .terminal : palette.legibleAnywhere(color)
  }

  private static let almostOpposite = 12.0

  // MARK: - What is current

  /// What a style becomes where the current item is: the theme's own, or the style marked.
  package func current(over style: Style) -> Style {
    let current = self[.current]
    return current.background == .terminal ? style.adding(current.attributes) : current
  }

  /// Whether the band of the current row has a colour, which is enough to mark what lies on it.
  package var hasBand: Bool { self[.row].background != .terminal }

  /// The frame around what is current.
  package var currentFrame: Style {
    Style(foreground: self[.accent].foreground, attributes: .bold)
  }

  /// What a style becomes where a letter matched: told from the letters beside it whatever they stand on,
  /// also where there are no colours.
  package func match(over style: Style) -> Style {
    let match = self[.match]
    let attributes = style.attributes.subtracting(.dim).union(match.attributes)
    // What is legible on a block is chosen already.
    guard !isBlock(style) else { return onBlock(style, .match) }
    guard match.foreground == .terminal else {
      return Style(
        foreground: match.foreground, background: style.background, attributes: attributes)
    }
    // Bold letters, and those on a rule or in the row that is underlined, would look the same.
    let isBold = style.attributes.contains(.bold)
    return Style(
      foreground: style.foreground, background: style.background,
      attributes: isBold ? attributes.union(.reverse) : attributes)
  }

  /// What the sign of what is marked is drawn in, on what it stands on.
  package func mark(over style: Style) -> Style {
    guard !isBlock(style) else { return onBlock(style, .mark) }
    let mark = self[.mark]
    return Style(
      foreground: mark.foreground, background: style.background,
      attributes: mark.attributes.union(style.attributes.intersection(.underline)))
  }

  func isBlock(_ style: Style) -> Bool {
    ![.terminal, self[.row].background].contains(style.background)
      || style.attributes.contains(.reverse)
  }

  private func onBlock(_ style: Style, _ role: Role) -> Style {
    let plain = RoleRow.row(of: role).plain
    let isColored = ![.terminal, self[.row].background].contains(style.background)
    return style.adding(isColored ? palette.emphasis(plain) : plain)
  }

  /// What stands out on a block; where nothing steps back it takes more.
  package func strong(_ style: Style) -> Style {
    style.adding(ground == nil || palette.isSmall ? .reverse : .bold)
  }
}
