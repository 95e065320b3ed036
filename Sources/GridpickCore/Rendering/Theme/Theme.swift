/// The styles of the parts of the screen: calm, and legible with no colour at all.
package struct Theme: Equatable, Sendable {
  /// The number of colours to draw with; 0 if the terminal has none or the user wants none.
  package let colorCount: Int
  /// The ground; nil if nobody knows the background.
  ///
  /// Without a ground nothing is drawn that would be legible on one kind of background only.
  let ground: Backdrop?
  /// The colours that the user asks for; nil if the user says nothing.
  private let spec: ColorSpec?
  /// The memory of item styles; nil if no ground is known.
  ///
  /// Without a ground there is less to compute, and the start does not need to make a memory.
  let memory: StyleMemory?
  /// The styles by role; nil if only attributes are drawn.
  ///
  /// That is so at most starts, which then do not need to make the styles.
  private var styles: [Style]?

  /// Creates a theme, which never relies on a guessed background where that would hide a text.
  package init(
    colorCount: Int, background: RGB? = nil, isGuess: Bool = false, spec: ColorSpec? = nil
  ) {
    self.colorCount = spec?.base?.colorCount(of: colorCount) ?? colorCount
    self.spec = spec
    let chosen = spec?.base?.background
    let palette = Palette(colorCount: self.colorCount)
    ground = (chosen ?? background).map {
      Backdrop($0, isGuess: chosen == nil && isGuess, palette: palette)
    }
    memory = ground == nil ? nil : StyleMemory()
    if ground != nil || spec != nil { styles = Role.allCases.map(style) }
  }

  package subscript(role: Role) -> Style {
    styles?[role.rawValue] ?? Style(attributes: RoleRow.row(of: role).plain)
  }

  /// Returns the same theme for a terminal whose background has become known.
  package func on(_ background: RGB) -> Theme {
    Theme(colorCount: colorCount, background: background, spec: spec)
  }

  var palette: Palette { Palette(colorCount: colorCount) }

  // MARK: - Roles

  private func style(of role: Role) -> Style {
    let row = RoleRow.row(of: role)
    return spec?.paints[role].map { style(of: row, painted: $0) } ?? style(of: row)
  }

  /// Returns the style of a role of which the user says nothing.
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

  /// Returns true if a colour of the palette can be seen on the ground.
  ///
  /// On a guessed ground, text is sure to be seen only on a block of its own.
  private func isSeen(_ number: UInt8, as kind: RoleRow.Kind, on ground: Backdrop) -> Bool {
    guard Int(number) < colorCount else { return false }
    if ground.isGuess, case .ink = kind { return false }
    return RGB(ofPalette: Int(number)).contrast(with: ground.background) >= RoleRow.signContrast
  }

  /// Returns the style of a role as the user wants it.
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

  /// Returns the style of a role with enough colours to reach the contrast that the role needs.
  private func style(of row: RoleRow, on ground: Backdrop) -> Style {
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
      // Text on the band has the terminal's own colour, of which a guess says nothing.
      return ground.isGuess ? palette.labelled(band) : Style(background: band)
    }
  }

  /// Returns the text colour of a role on a guessed ground.
  ///
  /// A colour that is almost as far from the background as can be becomes the terminal's own text
  /// colour.
  private func guessed(_ color: RGB, on ground: Backdrop) -> Color {
    let isOwn = color.contrast(with: ground.background) > Self.almostOpposite
    return isOwn ? .terminal : palette.legibleAnywhere(color)
  }

  private static let almostOpposite = 12.0

  // MARK: - Current, matched and marked

  /// Returns the style of the current item: the theme's own style, or `style` with more attributes.
  package func current(over style: Style) -> Style {
    let current = self[.current]
    return current.background == .terminal ? style.adding(current.attributes) : current
  }

  /// True if the band of the current row has a colour, which is enough to mark the row.
  package var hasBand: Bool { self[.row].background != .terminal }

  /// The style of the frame around the current item.
  package var currentFrame: Style {
    Style(foreground: self[.accent].foreground, attributes: .bold)
  }

  /// Returns the style of a letter that matched.
  ///
  /// The letter can be told from the letters beside it on any ground, also without colours.
  package func match(over style: Style) -> Style {
    let match = self[.match]
    let attributes = style.attributes.subtracting(.dim).union(match.attributes)
    // The colours of a block are legible already.
    guard !isBlock(style) else { return onBlock(style, .match) }
    guard match.foreground == .terminal else {
      return Style(
        foreground: match.foreground, background: style.background, attributes: attributes)
    }
    // A bold letter on a rule or in an underlined row would look the same, so it is reversed too.
    let isBold = style.attributes.contains(.bold)
    return Style(
      foreground: style.foreground, background: style.background,
      attributes: isBold ? attributes.union(.reverse) : attributes)
  }

  /// Returns the style of the sign of a mark, over the style below the sign.
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

  /// Returns the style of text that stands out on a block.
  ///
  /// If other blocks do not step back, bold is not enough and the text is reversed.
  package func strong(_ style: Style) -> Style {
    style.adding(ground == nil || palette.isSmall ? .reverse : .bold)
  }
}
