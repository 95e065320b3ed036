import Testing

@testable import GridpickCore

struct StyleTests {
  @Test func `a style returns the values it was packed from`() {
    let style = Style(
      foreground: .rgb(0xe5484d), background: .palette(255), attributes: [.bold, .reverse])
    #expect(style.foreground.kind == .rgb(0xe5484d))
    #expect(style.background.kind == .palette(255))
    #expect(style.attributes == [.bold, .reverse])
    #expect(Style.plain.foreground == .terminal)
  }
}
