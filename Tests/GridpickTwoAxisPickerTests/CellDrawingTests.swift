import GridpickCore
import Synchronization
import Testing

@testable import TwoAxisPicker

/// Cells that a program draws by itself.
struct CellDrawingTests {
  /// The contexts that a drawing has received.
  private final class Told: Sendable {
    private let contexts = Mutex<[CellContext]>([])

    func take(_ context: CellContext) { contexts.withLock { $0.append(context) } }
    func at(_ section: Int, _ index: Int) -> CellContext? {
      let position = Position(section: section, index: index)
      return contexts.withLock { $0.last { $0.position == position } }
    }
  }

  private static let size = ScreenSize(lines: 12, columns: 40)
  private static let noColors = Theme(colorCount: 0)
  private static let direct = Theme(colorCount: 1 << 24, background: .black)

  private static let boxed = CellStyle(size: ScreenSize(lines: 2, columns: 8)) { canvas, cell, _ in
    canvas.draw(cell.label, line: 0)
    canvas.draw("<\(cell.detail ?? "")>", line: 1, tone: .quiet)
  }

  private static func session(
    _ rows: [[String]] = [["a", "b"], ["c"]], style: CellStyle, theme: Theme = noColors,
    size: ScreenSize = size, _ change: (inout GridPicker<String>) -> Void = { _ in }
  ) throws -> PickerSession<String> {
    var picker = GridPicker(rows: rows) { Cell($0, detail: "\($0)\($0)", color: .rgb(0xe5484d)) }
    picker.style = style
    change(&picker)
    return try PickerSession(picker, size: size, theme: theme)
  }

  private static func lines(_ session: PickerSession<String>, _ count: Int) -> [String] {
    session.frame.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(count)
      .map(String.init)
  }

  @Test func `U1.6 a drawing is shown, with a ring around the current cell even without colours`()
    throws
  {
    #expect(
      try Self.lines(Self.session(style: Self.boxed), 8) == [
        " ┏━━━━━━━━┓", " ┃a       ┃ b", " ┃<aa>    ┃ <bb>", " ┗━━━━━━━━┛", "", "  c", "  <cc>", "",
      ])
  }

  @Test func `U1.6 a current canvas of one line has symbols at its sides`() throws {
    let style = CellStyle(size: ScreenSize(lines: 1, columns: 4)) { canvas, cell, _ in
      canvas.drawCentered(cell.label, line: 0)
    }
    let lines = try Self.lines(Self.session([["ab", "cd"], ["efghi"]], style: style), 2)
    #expect(lines == [" ▐ ab ▌  cd", "  efg…"])
  }

  @Test(arguments: ["all", "row", "cell"])
  func `a style can be set for the picker, a row or a cell`(whose: String) throws {
    var picker = GridPicker(rows: [["a"], ["b"]]) {
      Cell($0, style: whose == "cell" ? Self.boxed : nil)
    }
    picker.layout = .shelves
    picker.style = whose == "all" ? Self.boxed : nil
    picker.rowStyle = whose == "row" ? { $0 == 1 ? Self.boxed : nil } : nil
    let session = try picker.session(size: Self.size)
    #expect(
      session.frame.text.split(separator: "\n").filter { $0.contains("<>") }.count
        == (whose == "row" ? 1 : 2))
  }

  @Test func `a drawing receives its position and its special states`() throws {
    let told = Told()
    let style = CellStyle(size: ScreenSize(lines: 2, columns: 8)) { _, _, context in
      told.take(context)
    }
    let session = try Self.session([["a", "b"], ["c"]], style: style) {
      $0.marks = MarkSettings()
      $0.find.dims = true
    }
    session.press(" ", "l")
    _ = session.frame
    #expect(told.at(0, 0)?.isMarked == true)
    #expect(told.at(0, 0)?.isCurrent == false)
    #expect(told.at(0, 1)?.isCurrent == true)
    #expect(told.at(1, 0)?.isMarked == false)
    #expect(told.at(1, 0)?.isDimmed == false)
    session.type("/b")
    _ = session.frame
    #expect(told.at(0, 0)?.isDimmed == true)
    #expect(told.at(0, 1)?.isDimmed == false)
  }

  @Test func `a drawing receives its place in the caller's list, in any flow`() throws {
    let told = Told()
    var picker = GridPicker(list: (0..<6).map(String.init), columns: 2) { Cell($0) }
    picker.style = CellStyle(size: ScreenSize(lines: 1, columns: 5)) { _, _, context in
      told.take(context)
    }
    _ = try picker.session(size: Self.size).frame
    #expect(told.at(0, 5) != nil)
    #expect(told.at(1, 0) == nil)
  }

  @Test func `L7.1 L7.8 no drawing leaves its canvas, and cut texts have a symbol`() throws {
    let style = CellStyle(size: ScreenSize(lines: 2, columns: 6)) { canvas, _, _ in
      canvas.draw("outside", line: -1)
      canvas.draw("outside", line: 2)
      canvas.draw("outside", line: 0, column: 6)
      canvas.draw("outside", line: 0, column: .max)
      canvas.draw("outside", line: 0, column: .min)
      canvas.draw("a\u{1b}[31m世界", line: 0, column: 1)
      canvas.draw("世界世界", line: 1)
      canvas.fill(.terminal(1), lines: -5 ..< -3)
      canvas.fill(.terminal(1), columns: 90..<Int.max)
      canvas.drawFrame(lines: 7..<9)
    }
    let frame = try Self.session([["x", "y"]], style: style).frame
    #expect(!frame.text.contains("outside"))
    #expect(!frame.text.contains("\u{1b}"))
    let lines = frame.text.split(separator: "\n").map(String.init)
    #expect(lines[1].hasPrefix(" ┃ a"))
    #expect(lines[1].contains("…┃"))
    #expect(lines[2].hasPrefix(" ┃世界… ┃"))
  }

  @Test func `L7.1 a cell cut by the view has its texts cut at the same place`() throws {
    let frame = try Self.session(
      [["a", "b"]],
      style: CellStyle(size: ScreenSize(lines: 1, columns: 20)) { canvas, _, _ in
        canvas.draw("0123456789abcdefghij", line: 0)
      }, size: ScreenSize(lines: 5, columns: 36)
    ).frame
    #expect(frame.text.split(separator: "\n")[0] == " ▐0123456789abcdefghij▌ 012345678…")
  }

  @Test func `text on a fill is legible, and keeps the background colour`() throws {
    let style = CellStyle(size: ScreenSize(lines: 1, columns: 8)) { canvas, _, _ in
      canvas.fill(.rgb(0xffff00), columns: 0..<4)
      canvas.draw("abcdefgh", line: 0, color: .rgb(0xffffee))
    }
    let frame = try Self.session([["a"]], style: style, theme: Self.direct).frame
    let filled = frame[ScreenPoint(line: 0, column: 2)].style
    let plain = frame[ScreenPoint(line: 0, column: 7)].style
    #expect(filled.background == .rgb(0xffff00))
    let ink = try #require(filled.foreground.rgb)
    #expect(ink.contrast(with: RGB(0xffff00)) >= 4.5)
    #expect(plain.background == .terminal)
    #expect(plain.foreground == .rgb(0xffffee))
  }

  @Test(arguments: [0, 8, 16, 256, 1 << 24])
  func `a drawing is legible with any number of colours`(count: Int) throws {
    let style = CellStyle(size: ScreenSize(lines: 2, columns: 8)) { canvas, cell, _ in
      canvas.fill(.rgb(0x123456))
      canvas.drawFrame(color: .rgb(0xff0000))
      canvas.draw(cell.label, line: 0, column: 1, color: .rgb(0x123456), tone: .strong)
    }
    let frame = try Self.session([["a", "b"]], style: style, theme: Theme(colorCount: count)).frame
    #expect(frame.text.split(separator: "\n")[1].hasPrefix(" ┃╭a─"))
    let letter = frame[ScreenPoint(line: 1, column: 3)].style
    if count == 0 { #expect(letter.background == .terminal) }
    #expect(letter.background == .terminal || letter.foreground != letter.background)
  }

  @Test func `U1.6 an item without a match loses the colours of its drawing`() throws {
    let style = CellStyle(size: ScreenSize(lines: 1, columns: 8)) { canvas, cell, _ in
      canvas.fill(.rgb(0xff0000))
      canvas.draw(cell.label, line: 0)
    }
    let session = try Self.session([["aa", "bb"]], style: style, theme: Self.direct) {
      $0.find.dims = true
    }
    let place = ScreenPoint(line: 0, column: 3)
    #expect(session.frame[place].style.background == .rgb(0xff0000))
    session.type("/b")
    // The query has the line above.
    let dimmed = session.frame.text.split(separator: "\n").first { $0.contains("aa") }
    #expect(dimmed != nil)
    #expect(session.frame[ScreenPoint(line: 1, column: 3)].style == Self.direct[.gone])
  }

  @Test(arguments: Layout.all.map(\.name))
  func `P2.1 an empty slot has a symbol in every layout`(name: String) throws {
    var picker = GridPicker(rows: [["a", ""], [""]]) { $0.isEmpty ? nil : Cell($0) }
    picker.layout = try #require(Layout.named(name))
    picker.style = Self.boxed
    let session = try picker.session(size: Self.size)
    session.press("l", "j")
    session.advance(by: .seconds(2))
    #expect(session.frame.text.contains("·"))
  }

  @Test func `absurd sizes do no harm`() throws {
    for side in [Int.min, -1, 0, Int.max] {
      let style = CellStyle(size: ScreenSize(lines: side, columns: side)) { canvas, cell, _ in
        canvas.drawCentered(cell.label, line: 0)
        canvas.drawFrame()
      }
      for layout in Layout.all {
        let session = try Self.session([["a", "b"], ["c"]], style: style) { $0.layout = layout }
        #expect(!session.frame.text.isEmpty)
        session.resize(to: ScreenSize(lines: 2, columns: 3))
        #expect(session.frame.size.columns == 3)
      }
    }
  }
}
