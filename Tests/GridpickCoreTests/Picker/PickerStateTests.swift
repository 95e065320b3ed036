import GridpickTestSupport
import Testing

@testable import GridpickCore

struct PickerStateTests {
  @Test(arguments: [
    ("right", "l", "r4c5"), ("left", "h", "r4c3"), ("down", "j", "r5c4"), ("up", "k", "r3c4"),
    ("home", "home", "r4c0"), ("end", "end", "r4c8"), ("g", "g", "r0c4"), ("G", "G", "r8c4"),
    ("pagedown", "pagedown", "r8c4"), ("pageup", "pageup", "r0c4"),
    ("ctrl-right", "ctrl-right", "r4c8"), ("ctrl-left", "ctrl-left", "r4c0"),
  ])
  func `letters move like arrow keys`(key: String, letter: String, item: String) throws {
    for name in [key, letter] {
      var run = PickerRun.over(start: Position(section: 4, index: 4))
      try run.press(name)
      #expect(run.current == item)
    }
  }

  @Test(arguments: ["escape", "q", "ctrl-c"])
  func `several keys cancel`(key: String) throws {
    var run = PickerRun.over()
    try run.press(key)
    #expect(run.told == [.cancelled])
  }

  @Test(arguments: ["x", "H", "ctrl-x", "tab", "ctrl-h"])
  func `S2.1 an unbound key only shows a remark`(key: String) throws {
    var run = PickerRun.over()
    let before = run.state.frame()
    try run.press(key)
    #expect(run.told.isEmpty)
    #expect(run.state.browsing.doneNote != nil)
    #expect(
      run.state.frame().text.split(separator: "\n").dropLast()
        == before.text.split(separator: "\n").dropLast())
    try run.press(": escape")
    #expect(run.state.frame() == before)
  }

  @Test func `no key is in two rows of the table`() {
    let keys = Keymap.standard.bindings.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func `the help lists each row of the table of keys, and the mouse`() {
    for ascii in [true, false] {
      let rows = Keymap.standard.help(ascii: ascii)
      #expect(
        zip(rows.map(\.right), Keymap.standard.bindings).allSatisfy { row, binding in
          !binding.help.isEmpty && row.hasPrefix(binding.help)
        })
      for gesture in ["drag", "flick", "pull", "click", "double click", "hold", "wheel"] {
        #expect(rows.contains { $0.left.hasPrefix(gesture) }, "\(gesture)")
      }
      #expect(rows.allSatisfy { !ascii || ($0.left + $0.right).utf8.allSatisfy { $0 < 0x80 } })
    }
  }

  @Test func `the help without a picker says what a key needs`() {
    let rows = Keymap.standard.help(ascii: false)
    for words in [
      "refresh, with --reload or a FILE",
      "preview: show or hide, with --preview", "marks, with --multi",
    ] {
      #expect(rows.contains { $0.right == words }, "\(words)")
    }
    #expect(rows.contains { $0.left == "pull past an end" })
  }

  @Test func `G8.3 G8.4 a tick is due 60 times a second during a glide, and at its end`() throws {
    var run = PickerRun.over(layout: .cards)
    #expect(run.state.nextTick == nil)
    try run.press("down")
    #expect(run.state.nextTick == run.now + .microseconds(16_667))
    run.wait(.milliseconds(110))
    #expect(run.state.nextTick == run.now + .milliseconds(10))
    run.wait(.milliseconds(10))
    #expect(run.state.nextTick == nil)
  }

  @Test(arguments: [("grid", true), ("grid", false), ("cards", false)])
  func `G8.5 G8.7 a step without a glide reports settled at once`(name: String, animates: Bool)
    throws
  {
    var run = PickerRun.over(layout: try #require(Layout.named(name))) {
      $0.options.animates = animates
    }
    try run.press("down")
    #expect(run.tale == "moved 0,0>1,0; settled")
    #expect(run.state.nextTick == nil)
  }

  @Test func `G8.6 an unbound key leaves a glide alone`() throws {
    var run = PickerRun.over(layout: .cards)
    try run.press("down u")
    #expect(run.tale == "moved 0,0>1,0")
    #expect(run.state.nextTick != nil)
  }

  @Test(arguments: Layout.all.map(\.name))
  func `L6.1 L6.3 no size breaks the picker, and keys still act`(name: String) throws {
    let layout = try #require(Layout.named(name))
    var roomy = PickerRun.over(layout: layout, start: Position(section: 4, index: 4))
    try roomy.press("down right down")
    for lines in 0...9 {
      for columns in 0...30 {
        var run = PickerRun.over(layout: layout, start: Position(section: 4, index: 4))
        run.resize(to: ScreenSize(lines: lines, columns: columns))
        #expect(run.current == "r4c4")
        try run.press("down right ? down escape down")
        let frame = run.state.frame()
        #expect(frame.size == ScreenSize(lines: lines, columns: columns))
        #expect(run.current == roomy.current)
      }
    }
  }

  @Test(arguments: FillOrder.allCases)
  func `L6.2 the current item stays current however a list is flowed`(order: FillOrder) throws {
    var run = PickerRun.over(Grid(TestList(count: 100))) { $0.options.fill = order }
    try run.press("right right down down")
    let item = run.current
    for columns in [10, 200, 33, 4, 1, 80, 40] {
      run.resize(to: ScreenSize(lines: 10, columns: columns))
      #expect(run.current == item)
      #expect(run.told.isEmpty)
    }
  }

  @Test func `a fixed number of columns is kept on every screen`() {
    for columns in [10, 200] {
      let run = PickerRun.over(
        Grid(TestList(count: 100)), size: ScreenSize(lines: 10, columns: columns)
      ) { $0.options.columns = .fixed(7) }
      #expect(run.state.content.columnCount == 7)
    }
  }
}
