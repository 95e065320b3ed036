import GridpickModel
import GridpickScreen

/// How the parts of the screen are drawn: calm, and legible with no colour at all.
package struct Theme: Equatable, Sendable {
  /// How many colours there are to draw with; 0 where the terminal has none or the user wants none.
  package let colorCount: Int
  /// What the terminal's background is; nil where nobody knows, and then nothing is drawn that would be
  /// legible on one kind of background only.
  package let background: RGB?
  /// What the user says of colours.
  private let spec: ColorSpec?
  /// By role; nil where attributes alone are drawn, as at most starts, which need not make it.
  private var styles: [Style]?
  /// What texts stand on where that is hardest to read: the background, or the band of the current row.
  private var ground: RGB?

  package init(colorCount: Int, background: RGB? = nil, spec: ColorSpec? = nil) {
    self.colorCount = spec?.base?.colorCount(of: colorCount) ?? colorCount
    self.background = spec?.base?.background ?? background
    self.spec = spec
    ground = self.background
    if ground != nil { ground = hardestGround }
    if self.background != nil || spec != nil { styles = Role.allCases.map(style) }
  }

  package subscript(role: Role) -> Style {
    styles?[role.rawValue] ?? Style(attributes: RoleRow.row(of: role).plain)
  }

  /// The same on a terminal whose background has become known.
  package func on(_ background: RGB) -> Theme {
    Theme(colorCount: colorCount, background: background, spec: spec)
  }

  private var hasAnyColor: Bool { colorCount > 256 }
  private var hasManyColors: Bool { colorCount >= 256 }

  // MARK: - Roles

  private func style(of role: Role) -> Style {
    let row = RoleRow.row(of: role)
    if let paint = spec?.paints[role] { return style(of: row, painted: paint) }
    guard let background, colorCount >= 8 else { return Style(attributes: row.plain) }
    if hasManyColors {
      return style(of: row, in: color(of: row, on: background), row.attributes)
    }
    switch row.few {
    case .none: return Style(attributes: row.plain)
    case .nothing: return .plain
    case .colors(let dark, let orElse, let light):
      let number = background.isLight ? light : dark < colorCount ? dark : orElse
      return style(of: row, in: .palette(number), row.attributes)
    }
  }

  /// As the user wants it, or without a colour of its own.
  private func style(of row: RoleRow, painted paint: ColorSpec.Paint) -> Style {
    guard colorCount >= 8, let color = paint.color else {
      return Style(attributes: paint.attributes ?? row.plain)
    }
    return style(of: row, in: color, paint.attributes ?? row.attributes)
  }

  private func style(of row: RoleRow, in color: Color, _ attributes: Attributes) -> Style {
    switch row.kind {
    case .ink, .line: Style(foreground: color, attributes: attributes)
    case .band: Style(background: color, attributes: attributes)
    // On few colours bold ones are others.
    case .block: labelled(color).adding(hasManyColors ? attributes : [])
    }
  }

  private var hardestGround: RGB? {
    guard let background, let band = style(of: .row).background.rgb else { return background }
    let text = background.legible
    return band.contrast(with: text) < background.contrast(with: text) ? band : background
  }

  private func color(of row: RoleRow, on background: RGB) -> Color {
    let isLight = background.isLight
    let wanted = RGB(isLight ? row.light : row.dark)
    switch row.kind {
    case .ink(let contrast): return shown(wanted, contrast: contrast, on: ground ?? background)
    case .block: return shown(wanted, contrast: RoleRow.signContrast, on: background)
    case .line(let onDark, let onLight), .band(let onDark, let onLight):
      let contrast = isLight ? onLight : onDark
      return shown(
        tint(of: background, to: wanted, contrast), contrast: contrast * 0.9, on: background)
    }
  }

  /// A little of a colour; but where text on that would be hard to read, the other way.
  private func tint(of background: RGB, to color: RGB, _ contrast: Double) -> RGB {
    func mixed(with other: RGB) -> RGB {
      background.mixed(with: other) { $0.contrast(with: background) >= contrast }
    }
    let tint = mixed(with: color)
    let text = background.legible
    return tint.contrast(with: text) >= Self.comfortable
      ? tint : mixed(with: text == .black ? .white : .black)
  }

  // MARK: - Colours

  /// The nearest colour that there is with that much contrast to a ground.
  private func shown(_ color: RGB, contrast: Double, on ground: RGB) -> Color {
    if hasAnyColor { return .rgb(color.contrasting(contrast, with: ground)) }
    let number = color.nearest(among: colorCount) {
      // Beyond the ground there may be another that is harder to read on.
      $0.contrast(with: ground) >= contrast
        && ($0.luminance > ground.luminance) == (ground.legible == .white)
    }
    return .palette(UInt8(number))
  }

  /// The same for an unknown ground, which is black or white, or nearly so.
  private func shownAnywhere(_ color: RGB, contrast: Double) -> Color {
    let number = color.nearest(among: colorCount) {
      min($0.contrast(with: .black), $0.contrast(with: .white)) >= contrast
    }
    return .palette(UInt8(number))
  }

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

  /// What stands out on a block; on few colours bold ones are others, and where nothing steps back it
  /// takes more.
  package func strong(_ style: Style) -> Style {
    style.adding(hasManyColors && background != nil ? .bold : .reverse)
  }

  /// An item's colour as that of its text; nil where it has none or colours are off.
  package func ink(of item: GridItem) -> Color? {
    guard colorCount >= 8, let color = item.color.map(Color.init), let rgb = color.rgb else {
      return nil
    }
    guard let ground else {
      if hasAnyColor { return .rgb(rgb.contrastingWithAny) }
      return shownAnywhere(rgb, contrast: hasManyColors ? RoleRow.signContrast : Self.hint)
    }
    let contrast = hasManyColors ? RoleRow.textContrast : RoleRow.signContrast
    let isLegible = isShownAsItIs(color) && rgb.contrast(with: ground) >= contrast
    return isLegible ? color : shown(rgb, contrast: contrast, on: ground)
  }

  /// A block filled with a colour, and text on it that can be read; what is not in focus steps back.
  ///
  /// Nil where it has none or colours are off.
  package func block(of item: GridItem, inFocus: Bool) -> Style? {
    guard colorCount >= 8, let color = item.color.map(Color.init), let rgb = color.rgb else {
      return nil
    }
    guard let background else {
      if isShownAsItIs(color), hasManyColors { return labelled(color) }
      return labelled(shownAnywhere(rgb, contrast: hasManyColors ? 1 : Self.hint))
    }
    let isMixed = hasManyColors && !inFocus
    let mixed = isMixed ? steppedBack(rgb, to: background) : rgb
    let contrast = hasManyColors ? Self.leastSeen : Self.hint
    let isRight =
      !isMixed && isShownAsItIs(color) && rgb.contrast(with: background) >= contrast
    return labelled(isRight ? color : shown(mixed, contrast: contrast, on: background))
  }

  private func steppedBack(_ color: RGB, to background: RGB) -> RGB {
    hasAnyColor
      ? color.mixed(with: background, parts: Self.mixedParts)
      : color.mixedInCube(with: background, parts: Self.mixedParts)
  }

  /// Text on a tint with less contrast than this would leave nothing to choose for what is dim.
  private static let comfortable = 7.0
  /// Told from the ground where there are few colours to choose from, and where there are many.
  private static let hint = 1.5
  private static let leastSeen = 1.25
  /// How much of the background is mixed with what is not in focus, of 256 parts.
  private static let mixedParts = 115

  private func isShownAsItIs(_ color: Color) -> Bool {
    switch color.kind {
    case .terminal: true
    case .palette(let number): Int(number) < colorCount
    case .rgb: hasAnyColor
    }
  }

  /// Black or white, whichever is read more easily, on a colour.
  private func labelled(_ color: Color) -> Style {
    let isBlack = color.rgb?.legible == .black
    let black = Color.palette(hasManyColors ? 16 : 0)
    let white = Color.palette(hasManyColors ? 231 : colorCount >= 16 ? 15 : 7)
    return Style(foreground: isBlack ? black : white, background: color)
  }
}
