import Testing

@testable import GridpickCore

/// The place of a mark's sign in cells of all sizes, seen whole and in part.
struct MarkPlaceTests {
  private static let own = CellStyle(size: ScreenSize(lines: 1, columns: 8)) { canvas, cell, _ in
    for line in 0..<canvas.size.lines { canvas.draw(cell.label, line: line) }
  }

  private static func frame(
    _ style: CellStyle, _ item: GridItem, _ size: ScreenSize, isCurrent: Bool,
    isMarked: Bool, seen: ScreenRect, fillsLines: Bool
  ) -> Frame {
    var canvas = Canvas(size, Look(theme: Theme(colorCount: 256), signs: .unicode))
    canvas.clipped(to: seen) { canvas in
      var cell = CellStyle.Drawing(
        item: item, rect: ScreenRect(size), isCurrent: isCurrent, isMarked: isMarked,
        fillsLines: fillsLines)
      cell.position = Position(section: 0, index: 0)
      style.draw(&canvas, cell)
    }
    return canvas.frame
  }

  /// The characters that a sign may cover.
  private static let noText = Set(" ╭─╮│╰╯┏━┓┃┗┛▐▌".unicodeScalars.map { Glyph($0) })

  @Test(arguments: [CellStyle.text, .card, .swatch, own], 1...6)
  func `L7.3 L7.4 the sign of a mark covers no letter, and every mark can be seen`(
    style: CellStyle, lines: Int
  ) {
    for (columns, detail) in (1...10).flatMap({ [($0, nil), ($0, "9 to 10")] }) {
      let size = ScreenSize(lines: lines, columns: columns)
      let item = GridItem("Lunchtime", detail: detail, color: .rgb(0xe5484d))
      for isCurrent in [false, true] {
        for fillsLines in [false, true] {
          for seen in Self.parts(of: size, style) {
            func frame(isMarked: Bool) -> Frame {
              Self.frame(
                style, item, size, isCurrent: isCurrent, isMarked: isMarked, seen: seen,
                fillsLines: fillsLines)
            }
            let (plain, marked) = (frame(isMarked: false), frame(isMarked: true))
            for line in 0..<lines {
              for (before, after) in zip(plain.line(line), marked.line(line))
              where before.glyph != after.glyph {
                #expect(Self.noText.contains(before.glyph), "\(size) \(seen): \(marked.text)")
              }
            }
            let says = plain.text.contains { $0.isLetter || "╭┏".contains($0) }
            #expect(!says || marked != plain, "\(size) \(seen)")
          }
        }
      }
    }
  }

  /// All of it, and what is left where the edges of the view cut it; a label of text that is cut at the left
  /// is cut behind the sign.
  private static func parts(of size: ScreenSize, _ style: CellStyle) -> [ScreenRect] {
    let all = ScreenRect(size)
    guard size.columns > 4 else { return [all] }
    let isText = style.name == CellStyle.text.name || size.lines < 3
    return (0...size.columns - 4).flatMap { count in
      (0..<size.lines).flatMap { line in
        [(all.columns.dropLast(count), true), (all.columns.dropFirst(count), !isText)]
          .filter { $0.1 || count == 0 }
          .map { ScreenRect(lines: line..<size.lines, columns: $0.0) }
      }
    }
  }
}
