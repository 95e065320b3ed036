import GridpickCore
import Testing
import TwoAxisPicker

/// Items that are asked for as they are seen, by sources that may be huge, endless, or lie (rule U9).
struct GridSourceTests {
  private struct Squares: GridSource {
    var sectionCount = 1_000_000
    var columnCount = 10
    func item(at position: Position) -> Int? { position.section * 10 + position.index }
    func rowTitle(_ section: Int) -> String? { "row \(section)" }
    func columnTitle(_ index: Int) -> String? { "c\(index)" }
  }

  private static let size = ScreenSize(lines: 16, columns: 60)

  @Test(arguments: Layout.all.map(\.name))
  func `L1.2 a key reaches the ends of an endless source in every layout`(name: String) throws {
    var picker = GridPicker(source: Squares(sectionCount: .max, columnCount: .max)) {
      Cell("\($0)")
    }
    picker.layout = try #require(Layout.all.first { $0.name == name })
    let session = try picker.session(size: Self.size)
    for key: Key in [
      "G", Key(.end), .control(.end), Key(.pageDown), "h", "k", .control(.home), "l", "j",
    ] {
      session.press(key)
      #expect(session.item != nil)
      #expect(session.frame.size == Self.size)
    }
    #expect(session.position != Position(section: 0, index: 0))
    session.resize(to: ScreenSize(lines: 3, columns: 5))
    session.resize(to: ScreenSize(lines: 200, columns: 400))
    #expect(session.frame.text.contains("1"))
  }

  @Test func `U9.1 a source is asked for no row or item past the limits`() throws {
    let picker = GridPicker(source: Squares(sectionCount: .max, columnCount: .max)) {
      Cell("\($0)")
    }
    let session = try picker.session(size: Self.size)
    session.press("G", Key(.end))
    #expect(session.position == Position(section: 999_999_999, index: 999_999))
  }

  @Test func `the source provides titles`() throws {
    var picker = GridPicker(source: Squares()) { Cell("\($0)") }
    picker.start = Position(section: 0, index: 0)
    let text = try picker.session(size: Self.size).frame.text
    #expect(text.contains("row 0"))
    #expect(text.contains("row 1"))
    #expect(text.contains("c0"))
  }

  @Test func `a start in the middle can move both ways`() throws {
    var picker = GridPicker(source: Squares()) { Cell("\($0)") }
    picker.start = Position(section: 500_000, index: 0)
    let session = try picker.session(size: Self.size)
    #expect(session.item == 5_000_000)
    session.press("k")
    #expect(session.item == 4_999_990)
  }

  /// Says something else each time.
  private final class Liar: GridSource {
    private var asked = 0
    private let counts: [Int]

    init(_ counts: [Int]) { self.counts = counts }

    private var next: Int {
      asked += 1
      return counts[asked % counts.count]
    }

    var sectionCount: Int { next }
    var columnCount: Int { next }
    func itemCount(inSection section: Int) -> Int { next }
    func item(at position: Position) -> Int? { next.isMultiple(of: 3) ? nil : next }
    func rowTitle(_ section: Int) -> String? { "\(next)" }
  }

  @Test(arguments: [
    [5, 3, 8], [-1, 4, 7], [Int.min, 2], [Int.max, 1, 0, -5], [0, 9], [1, 100_000, 2],
  ])
  func `U9.2 a source with wrong answers does no harm`(counts: [Int]) throws {
    for layout in Layout.all {
      var picker = GridPicker(source: Liar(counts)) { Cell("\($0)") }
      picker.layout = layout
      picker.marks = MarkSettings()
      picker.frozenColumns = 7
      picker.id = { "\($0)" }
      let session = try picker.session(size: Self.size)
      for key: Key in [
        "j", "l", "G", " ", Key(.end), "s", "V", "j", "V", "v", Key(.escape), .control(.end), "R",
        "C", Key(.enter),
      ] {
        session.press(key)
        _ = session.frame
      }
      session.apply(.redraw)
      session.drag(from: ScreenPoint(line: 10, column: 30), to: ScreenPoint(line: 2, column: 3))
      session.advance(by: .seconds(2))
      _ = session.frame
      if layout == .grid { session.type("/1") }
      session.press(Key(.enter), Key(.enter))
    }
  }

  @Test func `U7.6 a source ignores appended rows, and newer rows replace the source`() throws {
    let session = try GridPicker(source: Squares()) { Cell("\($0)") }.session(size: Self.size)
    session.apply(.append([[-1]]))
    #expect(!session.frame.text.contains("-1"))
    session.apply(.replace([[77]]))
    #expect(session.item == 77)
  }

  @Test func `U11.9 invalid settings are corrected`() throws {
    var picker = GridPicker(rows: [["a", "b"], ["c"]]) { Cell($0) }
    picker.frozenColumns = -3
    picker.cellSize = ScreenSize(lines: -1, columns: 0)
    picker.slideDistance = ScreenSize(lines: 0, columns: -9)
    picker.start = Position(section: -4, index: .max)
    picker.marks = MarkSettings(most: -1)
    let odd = [ScreenSize(lines: 0, columns: 0), ScreenSize(lines: -5, columns: 3)]
    for size in odd + [Self.size] {
      for layout in Layout.all {
        picker.layout = layout
        let session = try picker.session(size: size)
        session.press("l", "j", " ", "?", Key(.escape), "/", "a", Key(.enter))
        _ = session.frame
      }
    }
    let list = try GridPicker(list: ["a", "b"], columns: -2) { Cell($0) }.session(size: Self.size)
    #expect(list.item == "a")
  }

  @Test func `U11.10 a program's query filters while letters are keys, unless find begins`() throws
  {
    func line(_ begins: Bool??) throws -> String {
      var picker = GridPicker(list: ["oak", "ash"]) { Cell($0) }
      picker.find.query = "o"
      if let begins { picker.find.begins = begins }
      return try String(picker.session(size: Self.size).frame.text.prefix(3))
    }
    #expect(try line(nil) == "/ o")
    #expect(try line(true) == "> o")
    #expect(try line(.some(nil)) == "> o")
  }
}
