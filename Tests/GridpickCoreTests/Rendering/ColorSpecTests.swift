import Testing

@testable import GridpickCore

struct ColorSpecTests {
  private func theme(
    _ text: String, colorCount: Int = 1 << 24, background: RGB? = nil
  ) throws -> Theme {
    Theme(colorCount: colorCount, background: background, spec: try ColorSpec(reading: text))
  }

  @Test func `a scheme wins over the answer of the terminal`() throws {
    #expect(
      try theme("dark")[.accent].foreground
        == theme("dark", background: .white)[.accent].foreground)
    #expect(try theme("dark")[.accent].foreground != theme("light")[.accent].foreground)
    #expect(try theme("bw", background: .black).colorCount == 0)
    #expect(try theme("16", background: .black).colorCount == 16)
  }

  @Test func `a role takes a colour and attributes`() throws {
    let theme = try theme("bw,light,title:12:bold:underline,dim:#888,accent:bright-red")
    #expect(
      theme[.title]
        == Style(foreground: .palette(12), attributes: [.bold, .underline]))
    #expect(theme[.dim].foreground == .rgb(0x888888))
    #expect(theme[.accent].foreground == .palette(9))
  }

  @Test func `a role that fills uses its colour as ground`() throws {
    let theme = try theme("dark,row:#202020,current:#ffee00")
    #expect(theme[.row].background == .rgb(0x202020))
    #expect(theme[.current].background == .rgb(0xffee00))
    #expect(theme[.current].foreground == .palette(16))
  }

  @Test func `attributes alone keep the colour of a role, and -1 removes it`() throws {
    let own = try theme("dark")
    let changed = try theme("dark,title:underline,current:regular")
    #expect(
      changed[.title] == Style(foreground: own[.title].foreground, attributes: .underline))
    #expect(changed[.current].background == own[.current].background)
    #expect(changed[.current].attributes == [])
    #expect(try theme("dark,title:-1")[.title] == Style(attributes: .bold))
    #expect(try theme("dark,title:-1:underline")[.title] == Style(attributes: .underline))
  }

  @Test(
    arguments: [
      ("title:bold", true, nil), ("title:-1", false, nil), ("title:-1:bold", false, nil),
      ("title:12", false, .palette(12)), ("title:12:bold", false, .palette(12)),
      ("title:12:-1", false, nil),
    ] as [(String, Bool, Color?)])
  func `an unset colour differs from no colour`(
    text: String, keepsColor: Bool, color: Color?
  ) throws {
    let paint = try #require(ColorSpec(reading: text).paints[.title])
    #expect(paint.keepsColor == keepsColor && paint.color == color)
  }

  @Test func `capitals count as small letters`() throws {
    #expect(
      try ColorSpec(reading: "DARK,Title:BOLD:#FFAA00,dim:Red")
        == ColorSpec(reading: "dark,title:bold:#ffaa00,dim:red"))
  }

  @Test func `auto leaves the scheme open`() throws {
    #expect(try ColorSpec(reading: "auto") == ColorSpec())
    #expect(try ColorSpec(reading: "dark,auto,title:1").base == nil)
  }

  @Test(
    arguments: [("auto", nil), ("bw", false), ("dark", true), ("dim:bold", true)]
      as [(String, Bool?)])
  func `any colour setting but bw asks for colours`(text: String, wantsColor: Bool?) throws {
    #expect(try ColorSpec(reading: text).wantsColor == wantsColor)
  }

  @Test func `a later setting wins`() throws {
    let theme = try theme("title:1,light,title:2")
    #expect(theme[.title].foreground == .palette(2))
  }

  @Test(arguments: [
    ("drak", "'drak' is not a colour scheme"), ("", "'' is not a colour scheme"),
    ("dark,", "'' is not a colour scheme"), ("dark, light", "' light' is not a colour scheme"),
    ("title", "'title' is a role"), ("TITLE", "'TITLE' is a role"),
    ("acent:1", "'acent' is not a role"), (":1", "'' is not a role"),
    ("title:", "'' is not a colour or"), ("title:256", "'256' is not a colour or"),
    ("title:#12345", "'#12345' is not a colour or"), ("title:bald", "'bald' is not a colour or"),
    ("title:-2", "'-2' is not a colour or"),
  ])
  func `an invalid setting is named`(text: String, reason: String) {
    let error = #expect(throws: ValueError.self) { try ColorSpec(reading: text) }
    #expect(error?.reason.hasPrefix(reason) == true)
  }
}
