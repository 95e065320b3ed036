/// The styles of the parts of the screen: calm, and legible with no colour at all.
package struct Theme: Equatable, Sendable {
  /// The number of colours to draw with; 0 if the terminal has none or the user wants none.
  package let colorCount: Int
  /// The colours on the known background; nil while it is unknown.
  let ground: Backdrop?
  private let spec: ColorSpec?
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

  package func on(_ background: RGB) -> Theme {
    Theme(colorCount: colorCount, background: background, spec: spec)
  }

  /// True if the background is known to be light, false if it is known to be dark.
  var isOnLight: Bool? { ground?.background.isLight }
  var awaitsBackground: Bool { ground == nil && palette.hasColors }

  var palette: Palette { Palette(colorCount: colorCount) }

  // MARK: - Roles

  private func style(of role: Role) -> Style {
    let row = RoleRow.row(of: role)
    return spec?.paints[role].map { style(of: row, painted: $0) } ?? style(of: row)
  }

  private func style(of row: RoleRow) -> Style {
    guard palette.hasColors else { return Style(attributes: row.plain) }
    guard let ground else { return styleOnUnknownGround(of: row) }
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

  private func isSeen(_ number: UInt8, on ground: Backdrop) -> Bool {
    Int(number) < colorCount
      && RGB(ofPalette: Int(number)).contrast(with: ground.background) >= RoleRow.signContrast
  }

  private func styleOnUnknownGround(of row: RoleRow) -> Style {
    switch row.untold {
    case .attributes(let attributes): return Style(attributes: attributes)
    case .ink(let value, let number, let few):
      // With eight colours a dark colour stands for the light one of the same hue.
      let color = palette.chosen(value, number, few: few.map { colorCount < 16 ? $0 % 8 : $0 })
      return color.map { Style(foreground: $0, attributes: row.attributes) }
        ?? Style(attributes: row.plain)
    case .block(let value, let number, let few):
      let color = palette.chosen(value, number, few: few)
      return color.map { Style(foreground: palette.white, background: $0) }
        ?? Style(attributes: row.plain.union(row.attributes))
    }
  }

  private func style(of row: RoleRow, painted paint: ColorSpec.Paint) -> Style {
    if paint.keepsColor {
      return style(of: row).with(attributes: paint.attributes)
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

  private func style(of row: RoleRow, on ground: Backdrop) -> Style {
    let isLight = ground.background.isLight
    let wanted = RGB(isLight ? row.light : row.dark)
    switch row.kind {
    case .ink(let contrast):
      let chosen = row.chosen.map { Color.palette(isLight ? $0.light : $0.dark) }
      let isSeen = chosen?.rgb.map { ground.isLegible($0, contrast) } == true
      let color = !palette.hasAny && isSeen ? chosen : nil
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

  /// Returns black or white on a share of the role's colour; nil if that is hardly visible.
  private func labelStyle(of row: RoleRow, on ground: Backdrop) -> Style? {
    guard let under = Backdrop.share(of: row, on: ground.background, palette),
      let color = under.rgb,
      color.contrast(with: ground.background) >= Self.leastLabel
    else { return nil }
    return palette.labelled(under).adding(row.attributes)
  }

  private static let leastLabel = 1.2

  // MARK: - Bands and tints

  package var hasColors: Bool { palette.hasColors }

  /// True if the band of the current row has a colour, which is enough to mark the row.
  package var hasBand: Bool { self[.row].background != .terminal }

  package func inRow(_ style: Style) -> Style { lay(style, over: self[.row]) }

  /// Tints a marked text; without a tint (few colours, unknown ground) it gets the mark's colour.
  package func marked(_ style: Style) -> Style {
    guard self[.tint].background == .terminal else { return lay(style, over: self[.tint]) }
    let hasInk = ground != nil && !palette.isSmall || isBlock(style)
    return hasInk ? style : style.over(Style(foreground: self[.mark].foreground))
  }

  /// A style over a band or tint, with a text colour that is readable there too.
  private func lay(_ style: Style, over under: Style) -> Style {
    guard !hasGround(style) else { return style.adding(palette.emphasis(under.attributes)) }
    let laid = style.over(under)
    // The band covers the tint.
    let background = under.background == .terminal ? laid.background : under.background
    return laid.with(foreground: readable(laid.foreground, on: background), background: background)
  }

  private func readable(_ color: Color, on under: Color) -> Color {
    guard !palette.isSmall, let rgb = color.rgb, let ground = under.rgb,
      spec?.paints.values.contains(where: { $0.color == color }) != true
    else { return color }
    let known = self.ground.map { rgb.contrast(with: $0.background) } ?? RoleRow.textContrast
    // A fainter colour belongs to a decoration, such as a border.
    guard known >= RoleRow.signContrast else { return color }
    let least = known >= RoleRow.textContrast ? RoleRow.textContrast : RoleRow.signContrast
    if rgb.contrast(with: ground) >= least { return color }
    return palette.shade(rgb, towards: ground.legible) { $0.contrast(with: ground) >= least }
  }

  /// True if scroll bars have a track; on an unknown ground its colour would not differ enough.
  package var hasTrack: Bool { ground != nil || !hasColors }

  // MARK: - Current, matched and marked

  package func current(over style: Style) -> Style {
    let current = self[.current]
    return current.background == .terminal ? style.adding(current.attributes) : current
  }

  package var currentFrame: Style {
    Style(foreground: ground == nil ? .terminal : self[.accent].foreground, attributes: .bold)
  }

  /// Returns the style of a matched letter, which differs from its neighbours even without colours.
  package func match(over style: Style) -> Style {
    let match = self[.match]
    let told = style.with(attributes: style.attributes.subtracting(.dim).union(match.attributes))
    // The colours of a block are legible already.
    guard !isBlock(style) else { return onBlock(style, .match) }
    guard match.foreground == .terminal else {
      return told.with(foreground: readable(match.foreground, on: style.background))
    }
    // A bold letter on a rule or in an underlined row would look the same, so it is reversed too.
    return style.attributes.contains(.bold) ? told.adding(.reverse) : told
  }

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
}

extension Theme {
  func reduced(_ style: Style) -> Style {
    guard colorCount > 0 else { return Style(attributes: style.attributes) }
    return style.with(
      foreground: style.foreground.reduced(to: colorCount),
      background: style.background.reduced(to: colorCount))
  }

  /// Returns a label's own style on top of the style drawn there; a block keeps its colours.
  func own(_ style: Style, over under: Style) -> Style {
    let own = reduced(style)
    guard isBlock(under) else { return own.over(under) }
    return under.adding(own.attributes.subtracting([.reverse, .dim]))
  }
}

extension Theme {
  /// Returns the style of a paint; without colours it is not reversed, as the current item is.
  func style(of paint: CellPaint) -> Style {
    let own =
      switch paint.ink {
      case .text: Style.plain
      case .role(let role): self[role]
      case .color(let color): Style(foreground: ink(like: color) ?? .terminal)
      }
    guard let attributes = paint.attributes else { return own }
    return own.with(attributes: hasColors ? attributes : attributes.subtracting(.reverse))
  }
}
