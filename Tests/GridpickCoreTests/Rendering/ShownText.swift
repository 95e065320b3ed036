import GridpickTestSupport

@testable import GridpickCore

/// A text alone on a screen.
struct ShownText {
  static let hundred = (1...100).map { "line \($0)\n" }.joined()

  var view = TextView()
  let size: ScreenSize
  let look: Look

  init(
    _ text: String, lines: Int, columns: Int, wraps: Bool = false, signs: Signs = .unicode,
    colorCount: Int = 0
  ) {
    view.text = .made(of: text)
    view.wraps = wraps
    size = ScreenSize(lines: lines, columns: columns)
    look = Look(theme: Theme(colorCount: colorCount), signs: signs)
  }

  mutating func scroll(by lines: Int) {
    view = view.scrolled(by: lines, in: size, signs: look.signs.text)
  }

  mutating func scroll(across columns: Int) {
    view = view.scrolled(across: columns, in: size, signs: look.signs.text)
  }

  var seen: String? {
    view.seen(in: size, signs: look.signs.text).map { "\($0.lines) of \($0.count)" }
  }

  var frame: Frame {
    var canvas = Canvas(size, look)
    view.draw(in: ScreenRect(size), on: &canvas)
    return canvas.frame
  }

  var lines: [String] { (0..<size.lines).map(frame.text(ofLine:)) }
}

extension StyledText {
  static func made(of text: String) -> StyledText {
    var reader = StyledTextReader()
    Array(text.utf8).withUnsafeBufferPointer { reader.read($0) }
    return reader.text
  }
}
