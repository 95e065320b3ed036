import GridpickModel
import GridpickScreen

/// How the parts of the screen are drawn: calm, and legible with no colour at all.
package struct Theme: Equatable, Sendable {
  /// How many colours there are to draw with; 0 where the terminal has none or the user wants none.
  package let colorCount: Int

  package init(colorCount: Int) {
    self.colorCount = colorCount
  }

  package var title: Style { Style(attributes: .bold) }
  package var pageTitle: Style { Style(attributes: .bold) }
  package var quiet: Style { Style(attributes: .dim) }
  package var current: Style { Style(attributes: .reverse) }
  package var currentRow: Attributes { .underline }
  package var tab: Style { .plain }
  package var currentTab: Style { Style(attributes: [.bold, .underline]) }
  package var focusRing: Style { Style(attributes: .bold) }

  /// The item's colour as text; nil where it has none or colours are off.
  package func color(of item: GridItem) -> Color? {
    guard colorCount >= 8, let color = item.color else { return nil }
    switch color {
    case .rgb(let value): return .rgb(value)
    case .terminal(let number): return .palette(number)
    }
  }

  /// A block filled with a colour, and text on it that can be read.
  package func block(of color: Color) -> Style {
    // On few colours the text must be read on the one that is really shown.
    let shown = colorCount >= 256 ? color : .palette(UInt8(color.number(among: colorCount)))
    let black = Color.palette(colorCount >= 256 ? 16 : 0)
    let white = Color.palette(colorCount >= 256 ? 231 : colorCount >= 16 ? 15 : 7)
    return Style(foreground: shown.isLight ? black : white, background: shown)
  }
}

extension Color {
  /// Whether black is read more easily on it than white (WCAG 2, with a gamma of 2).
  fileprivate var isLight: Bool {
    switch kind {
    case .terminal: return false
    case .palette(let number): return [2, 3, 6, 7, 10, 11, 14, 15].contains(number)
    case .rgb(let value):
      func light(_ shift: UInt32) -> Double {
        let channel = Double(value >> shift & 0xff) / 255
        return channel * channel
      }
      return 0.2126 * light(16) + 0.7152 * light(8) + 0.0722 * light(0) > 0.179
    }
  }
}
