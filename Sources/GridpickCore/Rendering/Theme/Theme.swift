/// The styles of the parts of the screen: calm, and legible with no colour at all.
package struct Theme: Equatable, Sendable {
  /// The number of colours to draw with; 0 if the terminal has none or the user wants none.
  package let colorCount: Int
  /// The ground; nil if nobody tells the background.
  ///
  /// Without a ground nothing is drawn that would be legible on one kind of background only.
  let ground: Backdrop?
  /// The colours that the user asks for; nil if the user says nothing.
  private let spec: ColorSpec?
  let memory = StyleMemory()
  private var styles: [Style]

  package init(colorCount: Int, background: RGB? = nil, spec: ColorSpec? = nil) {
    self.colorCount = spec?.base?.colorCount(of: colorCount) ?? colorCount
    self.spec = spec
    let palette = Palette(colorCount: self.colorCount)
    ground = (spec?.base?.background ?? background).map { Backdrop($0, palette: palette) }
    styles = []
    styles = Role.allCases.map(style)
  }

  package subscript(role: Role) -> Style {
    styles[role.rawValue]
  }

  /// Returns the same theme for a terminal whose background has become known.
  package func on(_ background: RGB) -> Theme {
    Theme(colorCount: colorCount, background: background, spec: spec)
  }

  /// True if the background is known to be light, false if it is known to be dark.
  var isOnLight: Bool? { ground?.background.isLight }
  /// True if the terminal may be about to tell its background, because there are colours to choose.
  var awaitsBackground: Bool { ground == nil && palette.hasColors }

  var palette: Palette { Palette(colorCount: colorCount) }

  // MARK: - Roles

  private func style(of role: Role) -> Style {
    let row = RoleRow.row(of: role)
    return spec?.paints[role].map { style(of: row, painted: $0) } ?? style(of: row)
  }

  /// Returns the style of a role of which the user says nothing.
  private func style(of row: RoleRow) -> Style {
    guard palette.hasColors else { return Style(attributes: row.plain) }
    guard let ground else { return untoldStyle(of: row) }
    guard palette.isSmall else { return style(of: row, on: ground) }
    if row.few == nil, case .attributes(let attributes) = row.untold {
      return Style(attributes: attributes)
    }
    let numbers = row.few.map { ground.background.isLight ? [$0.light] : [$0.dark, $0.orElse] }
    guard let number = numbers?.first(where: { isSeen($0, on: ground) }) else {
      return Style(attributes: row.plain)
    }
    return style(of: row, in: .palette(number), row.attributes)
  }

  /// Returns true if a colour of the palette can be seen on the ground.
  private func isSeen(_ number: UInt8, on ground: Backdrop) -> Bool {
    Int(number) < colorCount
      && RGB(ofPalette: Int(number)).contrast(with: ground.background) >= RoleRow.signContrast
  }

  /// Returns the style of a role on a ground that nobody knows.
  private func untoldStyle(of row: RoleRow) -> Style {
    switch row.untold {
    case .attributes(let attributes): return Style(attributes: attributes)
    case .ink(let value, let number, let few, let fewer):
      let color = palette.chosen(value, number, few: colorCount < 16 ? fewer : few)
      return color.map { Style(foreground: $0, attributes: row.attributes) }
        ?? Style(attributes: row.plain)
    case .block(let value, let number, let few):
      let color = palette.chosen(value, number, few: few)
      return color.map { Style(foreground: palette.white, background: $0) }
        ?? Style(attributes: row.plain.union(row.attributes))
    }
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
    case .band, .tint, .label: palette.labelled(color).adding(attributes)
    case .block: palette.labelled(color).adding(palette.emphasis(attributes))
    }
  }

  /// Returns the style of a role with enough colours to reach the contrast that the role needs.
  private func style(of row: RoleRow, on ground: Backdrop) -> Style {
    let isLight = ground.background.isLight
    let wanted = RGB(isLight ? row.light : row.dark)
    switch row.kind {
    case .ink(let contrast):
      let chosen = row.chosen.map { Color.palette(isLight ? $0.light : $0.dark) }
      let isSeen = chosen?.rgb.map { ground.isLegible($0, contrast) } == true
      let color = palette.hasOnly256 && isSeen ? chosen : nil
      return Style(
        foreground: color ?? ground.ink(wanted, contrast, palette), attributes: row.attributes)
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
    case .band: return ground.band.map { Style(background: $0) } ?? Style(attributes: .bold)
    case .tint: return ground.tint.map { Style(background: $0) } ?? .plain
    case .label:
      return labelStyle(of: row, on: ground) ?? style(of: RoleRow.row(of: .current), on: ground)
    }
  }

  /// Returns the style of letters in the titles' colour on a little of the role's colour; nil if
  /// that colour is hard to read on, or not seen beside the ground.
  private func labelStyle(of row: RoleRow, on ground: Backdrop) -> Style? {
    guard let under = Backdrop.share(of: row, on: ground.background, palette),
      let color = under.rgb,
      color.contrast(with: ground.background) >= Self.leastLabel
    else { return nil }
    let title = RoleRow.row(of: .title)
    let wanted = RGB(ground.background.isLight ? title.light : title.dark)
    let text = palette.shade(wanted, towards: color.legible) {
      $0.contrast(with: color) >= RoleRow.textContrast
    }
    return Style(foreground: text, background: under, attributes: row.attributes)
  }

  /// The least contrast of the ground of a label to the ground around it.
  private static let leastLabel = 1.2

  // MARK: - Bands and tints

  /// True if the current row is told by its colour, or by bold text behind a bar.
  ///
  /// Otherwise there is no colour, and the row is reversed or underlined.
  package var hasColors: Bool { palette.hasColors }

  /// True if the band of the current row has a colour, which is enough to mark the row.
  package var hasBand: Bool { self[.row].background != .terminal }

  /// Returns a style as it is drawn in the current row; what has a ground of its own keeps it.
  package func inRow(_ style: Style) -> Style { lay(style, over: self[.row]) }

  /// Returns a style as it is drawn on what is marked.
  ///
  /// If the terminal has few colours or does not tell its background, there is no tint, and the text
  /// gets the colour of the mark's sign.
  package func marked(_ style: Style) -> Style {
    guard self[.tint].background == .terminal else { return lay(style, over: self[.tint]) }
    let hasInk = ground != nil && !palette.isSmall || isBlock(style)
    return hasInk ? style : style.over(Style(foreground: self[.mark].foreground))
  }

  /// Returns a style over a band or a tint, with a text colour that can be read there as well as on
  /// the background.
  private func lay(_ style: Style, over under: Style) -> Style {
    guard !hasGround(style) else { return style.adding(under.attributes) }
    let laid = style.over(under)
    // The band covers the tint.
    let background = under.background == .terminal ? laid.background : under.background
    return Style(
      foreground: readable(laid.foreground, on: background), background: background,
      attributes: laid.attributes)
  }

  /// Returns a text colour, changed where it cannot be read on a band or a tint.
  private func readable(_ color: Color, on under: Color) -> Color {
    guard color != .terminal, under != .terminal else { return color }
    let use = under == self[.row].background ? Use.onBand : .onTint
    let key = use.key(color)
    if let known = memory[key] { return known?.foreground ?? color }
    let ink = ink(color, on: under)
    memory[key] = Style(foreground: ink)
    return ink
  }

  private func ink(_ color: Color, on under: Color) -> Color {
    guard !palette.isSmall, let rgb = color.rgb, let ground = under.rgb,
      spec?.paints.values.contains(where: { $0.color == color }) != true
    else { return color }
    let known = self.ground.map { rgb.contrast(with: $0.background) } ?? RoleRow.textContrast
    // A rule or a border is decoration.
    guard known >= RoleRow.signContrast else { return color }
    let least = known >= RoleRow.textContrast ? RoleRow.textContrast : RoleRow.signContrast
    if rgb.contrast(with: ground) >= least { return color }
    return palette.shade(rgb, towards: ground.legible) { $0.contrast(with: ground) >= least }
  }

  /// True if scroll bars have a track beside the thumb, which one colour for any ground cannot tell.
  package var hasTrack: Bool { ground != nil || !hasColors }

  // MARK: - Current, matched and marked

  /// Returns the style of the current item: the theme's own style, or `style` with more attributes.
  package func current(over style: Style) -> Style {
    let current = self[.current]
    return current.background == .terminal ? style.adding(current.attributes) : current
  }

  /// The style of the frame around the current item.
  package var currentFrame: Style {
    Style(
      foreground: ground == nil ? .terminal : self[.accent].foreground, attributes: .bold)
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
        foreground: readable(match.foreground, on: style.background), background: style.background,
        attributes: attributes)
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
      foreground: readable(mark.foreground, on: style.background), background: style.background,
      attributes: mark.attributes.union(style.attributes.intersection(.underline)))
  }

  func isBlock(_ style: Style) -> Bool {
    hasGround(style) || style.attributes.contains(.reverse)
  }

  /// True if the style has a ground of its own, which is neither band nor tint.
  private func hasGround(_ style: Style) -> Bool {
    let ground = style.background
    return ground != .terminal && ground != self[.row].background
      && ground != self[.tint].background
  }

  private func onBlock(_ style: Style, _ role: Role) -> Style {
    let plain = RoleRow.row(of: role).plain
    let told = style.adding(hasGround(style) ? palette.emphasis(plain) : plain)
    return told == style ? style.adding(.underline) : told
  }

  /// Returns the style of text that stands out on a block.
  ///
  /// If other blocks do not step back, bold is not enough and the text is reversed.
  package func strong(_ style: Style) -> Style {
    style.adding(palette.isSmall ? .reverse : .bold)
  }
}
