import GridpickModel
import GridpickScreen

/// The colours that items bring along.
extension Theme {
  /// Told from the ground where there are few colours to choose from, and where there are many.
  private static let hint = 1.5
  private static let leastSeen = 1.25
  /// How much of the background is mixed with what is not in focus, of 256 parts.
  private static let mixedParts = 115

  /// An item's colour as that of its text; nil where it has none, or there is none like it.
  package func ink(of item: GridItem) -> Color? {
    guard palette.hasColors, let color = item.color.map(Color.init), let rgb = color.rgb else {
      return nil
    }
    guard let ground, !ground.isGuess else {
      return palette.isSmall
        ? palette.nearest(to: rgb, Self.hint, on: [.black, .white]) : palette.legibleAnywhere(rgb)
    }
    if palette.isSmall {
      return palette.nearest(to: rgb, RoleRow.signContrast, on: [ground.background])
    }
    let isLegible = palette.isShownAsItIs(color) && ground.isLegible(rgb, RoleRow.textContrast)
    return isLegible ? color : ground.ink(rgb, RoleRow.textContrast, palette)
  }

  /// A block filled with a colour, and text on it that can be read; what is not in focus steps back.
  ///
  /// Nil where it has none, or there is none like it.
  package func block(of item: GridItem, inFocus: Bool) -> Style? {
    guard palette.hasColors, let color = item.color.map(Color.init), let rgb = color.rgb else {
      return nil
    }
    let grounds = ground.map { $0.isGuess ? nil : [$0.background] } ?? nil
    if palette.isSmall {
      return palette.nearest(to: rgb, Self.hint, on: grounds ?? [.black, .white])
        .map(palette.labelled)
    }
    guard let background = ground?.background else {
      return palette.labelled(seenAnywhere(color, rgb))
    }
    let shown =
      inFocus ? rgb : palette.mixed(rgb, with: background, parts: Self.mixedParts)
    func isSeen(_ color: RGB) -> Bool { color.contrast(with: background) >= Self.leastSeen }
    if inFocus, palette.isShownAsItIs(color), isSeen(rgb) { return palette.labelled(color) }
    return palette.labelled(palette.shade(shown, towards: background.legible, until: isSeen))
  }

  /// A colour that is neither black nor white, one of which may be behind it.
  private func seenAnywhere(_ color: Color, _ rgb: RGB) -> Color {
    func isSeen(_ color: RGB) -> Bool {
      min(color.contrast(with: .black), color.contrast(with: .white)) >= Self.leastSeen
    }
    if palette.isShownAsItIs(color), isSeen(rgb) { return color }
    return palette.shade(rgb, towards: rgb.legible, until: isSeen)
  }
}
