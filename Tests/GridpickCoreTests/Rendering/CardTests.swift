import Testing

@testable import GridpickCore

struct CardTests {
  /// A block of 20 columns, seen in part.
  private func text(_ label: String, seen columns: Range<Int>) -> String {
    var canvas = Canvas(ScreenSize(lines: 3, columns: 20))
    let block = ScreenRect(canvas.window.size)
    let cell = CellStyle.Drawing(item: GridItem(label), rect: block, fillsLines: true)
    canvas.clipped(to: ScreenRect(lines: 0..<3, columns: columns)) {
      $0.drawLabelAndDetail(
        of: cell, in: block, edge: block, style: .plain, current: .plain, detail: .plain)
    }
    return canvas.frame.text(ofLine: 1)
  }

  @Test(arguments: [
    (0..<20, "        Red"), (0..<12, "    Red"), (8..<20, "            Red"),
    (6..<14, "        Red"), (6..<11, "       Red"),
  ])
  func `L7.1 L7.5 a whole label in a cut block has no ellipsis beside it`(
    seen: Range<Int>, shown: String
  ) {
    #expect(text("Red", seen: seen) == shown)
  }

  @Test(arguments: [
    (0..<20, "Anne of Green Gables"), (0..<12, "Anne of Gre…"), (8..<20, "        Anne of Gre…"),
    (6..<14, "      Anne of…"),
  ])
  func `L7.1 a cut label has one ellipsis, and no other beside it`(
    seen: Range<Int>, shown: String
  ) {
    #expect(text("Anne of Green Gables", seen: seen) == shown)
  }
}
