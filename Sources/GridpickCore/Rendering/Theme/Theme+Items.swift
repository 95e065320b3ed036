extension Theme {
  /// The least contrast to the ground, with few colours to choose from and with many.
  private static let hint = 1.5
  private static let leastSeen = 1.25
  /// The share of the background in a block that is not in focus, in parts of 256.
  private static let mixedParts = 115

  /// The ground that is mixed into blocks while the background is unknown.
  private static let middle = RGB(0x707070)

  package func ink(of color: ItemColor) -> Color? { ink(like: Color(color)) }

  func ink(like color: Color) -> Color? {
    guard palette.hasColors, let rgb = color.rgb else { return nil }
    guard let ground else {
      return palette.isSmall
        ? palette.nearest(to: rgb, Self.hint, on: [.black, .white])
        : palette.nearest(to: rgb.contrastingWithAny)
    }
    if palette.isSmall {
      return palette.nearest(to: rgb, RoleRow.signContrast, on: [ground.background])
    }
    let isLegible = palette.isShownAsItIs(color) && ground.isLegible(rgb, RoleRow.textContrast)
    return isLegible ? color : ground.ink(rgb, RoleRow.textContrast, palette)
  }

  /// Returns a block, in a weaker colour if not in focus; nil if no colour is like the given one.
  package func block(of color: ItemColor, inFocus: Bool) -> Style? {
    let color = Color(color)
    guard palette.hasColors, let rgb = color.rgb else { return nil }
    if palette.isSmall {
      return palette.nearest(
        to: rgb, Self.hint, on: ground.map { [$0.background] } ?? [.black, .white]
      )
      .map(palette.labelled)
    }
    // Among 256 colours a weaker one would often be a grey, so only the ring shows the focus.
    let isStrong = inFocus || !palette.hasAny
    guard let background = ground?.background else {
      return palette.labelled(
        isStrong ? seenAnywhere(color, rgb) : .rgb(rgb.mixed(with: Self.middle, parts: 128)))
    }
    func isSeen(_ color: RGB) -> Bool { color.contrast(with: background) >= Self.leastSeen }
    if isStrong, palette.isShownAsItIs(color), isSeen(rgb) { return palette.labelled(color) }
    let shown = isStrong ? rgb : rgb.mixed(with: background, parts: Self.mixedParts)
    return palette.labelled(palette.shade(shown, towards: background.legible, until: isSeen))
  }

  /// Returns an item's colour for text on a block; nil if there are too few colours to choose from.
  func ink(of color: ItemColor, on block: Color) -> Color? {
    guard palette.hasColors, !palette.isSmall, let ground = block.rgb, let rgb = Color(color).rgb
    else { return nil }
    return palette.shade(rgb, towards: ground.legible) {
      $0.contrast(with: ground) >= RoleRow.textContrast
    }
  }

  /// Returns a colour that is neither black nor white, because either may be the background.
  private func seenAnywhere(_ color: Color, _ rgb: RGB) -> Color {
    func isSeen(_ color: RGB) -> Bool {
      min(color.contrast(with: .black), color.contrast(with: .white)) >= Self.leastSeen
    }
    if palette.isShownAsItIs(color), isSeen(rgb) { return color }
    return palette.shade(rgb, towards: rgb.legible, until: isSeen)
  }
}
