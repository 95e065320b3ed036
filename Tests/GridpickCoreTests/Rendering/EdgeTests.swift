import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The visible parts of cells and titles at an edge of the view, at every place of a drag.
struct EdgeTests {
  static let styles = [
    CellStyle.text, .card, .swatch,
    CellStyle(size: ScreenSize(lines: 1, columns: 8)) { canvas, cell, _ in
      canvas.draw(cell.label, line: 0)
    },
  ]

  /// The lines and columns of the cells on a screen of 36 columns.
  private static let body = 1..<34
  private static let letters = Array("abcdefgh")

  /// Columns of ten, whose labels are of one small letter and whose titles of its capital.
  private static func picture(_ style: CellStyle, lines: Int, length: Int) -> Picture {
    let words = letters.map { String(repeating: $0, count: length) }
    let row = words.map { $0 + "//#e5484d" }
    var picture = Picture(
      grid: TestGrid([row, row, row]).titled(columns: words.map { $0.uppercased() }),
      size: ScreenSize(lines: 12, columns: 36), style: style,
      cell: ScreenSize(lines: lines, columns: 10), position: Position(section: 0, index: 3))
    picture.marks = Marks(
      of: .item,
      NumberRuns(
        (0..<3).flatMap { section in
          letters.indices.map { Marks.key(of: ItemID(section: section, index: $0)) }
        }))
    picture.sortedTitle = Scene.SortedTitle(column: 2, isDescending: true)
    return picture
  }

  @Test func `L8.3 the sign of items beyond a shelf's edge stands at the middle of its cells`() {
    let run = PickerRun.over(layout: .shelves, size: ScreenSize(lines: 12, columns: 40)) {
      $0.options.layout.cell = ScreenSize(lines: 3, columns: 10)
    }
    let (frame, sign) = (run.state.frame(), run.state.settings.look.signs.right)
    for section in 0..<2 {
      let cells = run.state.placement.cells(of: section, offsets: run.state.offsets)
      #expect(
        cells.filter { frame.line($0).contains { $0.glyph == sign } } == [cells.lowerBound + 1])
    }
  }

  @Test func `each shelf has the lines that its own style asks for`() {
    let grid = TestGrid([["a", "b"], ["c", "d"]]).titled(styles: ["card", "text"])
    let run = PickerRun.over(
      Grid(grid), layout: .shelves, size: ScreenSize(lines: 20, columns: 60))
    let counts = (0..<2).map {
      run.state.placement.cells(of: $0, offsets: run.state.offsets).count
    }
    #expect(counts[0] > counts[1])
  }

  /// The part of a column that is seen, line by line, and whether some is not.
  private static func seen(
    _ index: Int, of frame: Frame, offset: Int
  ) -> (lines: [String], count: Int, isCut: Bool) {
    let start = body.lowerBound + 10 * index - offset
    let columns = (start..<start + 10).clamped(to: body)
    let lines = (0..<frame.size.lines - 1).map { line in
      columns.map { column in
        frame.line(line)[column].glyph.scalars.map { String(Character($0)) }.joined()
      }.joined()
    }
    return (lines, columns.count, columns.count < 10)
  }

  @Test(arguments: styles, [1, 3, 4])
  func `L7.1 L7.2 a cut cell or title below four columns has no sign`(
    style: CellStyle, lines: Int
  ) {
    for length in [1, 2, 5, 8, 12] {
      var picture = Self.picture(style, lines: lines, length: length)
      for offset in 0...40 {
        picture.scrolled = offset
        let frame = picture.frame
        for (index, letter) in Self.letters.enumerated() {
          let (lines, count, isCut) = Self.seen(index, of: frame, offset: offset)
          let text = lines.joined().lowercased()
          if isCut, count < 4 {
            #expect(!text.contains { $0 == letter || "…●▼".contains($0) }, "\(text)")
          } else if !isCut {
            #expect(text.contains(letter))
          }
          #expect(!isCut || lines.allSatisfy { Self.isHonest($0, letter, length) }, "\(lines)")
        }
      }
    }
  }

  /// True if what stands on a line of a cell is a whole text, or one that says that it is cut, and of what.
  private static func isHonest(_ line: String, _ letter: Character, _ length: Int) -> Bool {
    let count = line.lowercased().count { $0 == letter }
    return line.contains("…") ? count > 0 : count == 0 || count == length
  }

  @Test func `L7.2 frames and colours reach an edge, but text does not`() {
    // Three columns of the fourth cell are seen.
    let edge = Self.body.upperBound - 1
    func frame(_ style: CellStyle) -> Frame {
      var picture = Self.picture(style, lines: 4, length: 5)
      picture.scrolled = 0
      return picture.frame
    }
    func cells(_ style: CellStyle) -> [FrameCell] { (0..<11).map { frame(style).line($0)[edge] } }
    #expect(cells(.card).contains { $0.glyph == Signs.unicode.thinFrame.across })
    #expect(!cells(.card).contains { $0.glyph == "d" })
    let colour = frame(.swatch).line(6)[edge - 10].style.background
    #expect(colour != .terminal)
    #expect(cells(.swatch).contains { $0.style.background == colour })
  }

  @Test(arguments: 1...9)
  func `L7.3 no sign covers a letter of a title`(columns: Int) {
    var picture = Self.picture(.text, lines: 1, length: 12)
    picture.cell = ScreenSize(lines: 1, columns: columns)
    picture.marks = Marks(of: .column, NumberRuns([]))
    for offset in 0...(2 * columns) {
      picture.scrolled = offset
      picture.sortedTitle = nil
      let plain = picture.frame.line(0)
      picture.sortedTitle = Scene.SortedTitle(column: 2, isDescending: false)
      var signed = picture
      signed.marks = Marks(of: .column, NumberRuns([1, 3]))
      for (before, after) in zip(plain, signed.frame.line(0)) where before.glyph != after.glyph {
        #expect(before.glyph == .blank)
      }
      #expect(columns < 4 || signed.frame.text(ofLine: 0) != picture.frame.text(ofLine: 0))
    }
  }

  @Test func `L7.3 L8.1 the arrows to the sides stand after the title on their line`() {
    let picture = Picture(
      grid: TestGrid(rows: 3, columns: 20), size: ScreenSize(lines: 6, columns: 30),
      position: Position(section: 0, index: 10), title: "A title that is longer than the screen")
    #expect(picture.frame.text(ofLine: 0) == "  A title that is longer … ◂▸")
  }

  @Test func `L7.3 L8.8 the line after frozen columns covers none of their letters`() {
    var picture = Picture(
      grid: TestGrid([["ab", "cd", "ef", "gh", "ij", "kl", "mn", "op", "qr", "st", "uv"]]),
      size: ScreenSize(lines: 5, columns: 20), cell: ScreenSize(lines: 1, columns: 2),
      position: Position(section: 0, index: 10))
    picture.frozen = 1
    #expect(picture.frame.text(ofLine: 0).hasPrefix(" ab"))
    picture.cell = ScreenSize(lines: 1, columns: 3)
    #expect(picture.frame.text(ofLine: 0).contains("│"))
  }

  @Test func `L7.4 a marked title without a space before it looks like the mark`() {
    var picture = Self.picture(.text, lines: 1, length: 5)
    picture.size.columns = 19
    picture.grid = picture.grid.titled(sections: ["one", "two", "three"])
    picture.marks = Marks(of: .section, NumberRuns([1]))
    let styles = (0..<3).map { picture.frame[ScreenPoint(line: $0, column: 0)].style }
    #expect(styles[1] != styles[2])
    #expect(picture.frame.text(ofLine: 1).hasPrefix("two"))
  }
}
