import GridpickTestSupport
import Testing

@testable import GridpickCore

struct ListLineTests {
  private let time = "2026-11-22T10:11:12.123456 Europe/Berlin"

  private func frame(
    _ item: GridItem, columns: Int = 60, labelColumns: Int = 60
  ) -> Frame {
    var canvas = Canvas(ScreenSize(lines: 1, columns: columns))
    let cell = CellStyle.Drawing(item: item, rect: ScreenRect(canvas.window.size))
    canvas.drawListLine(item, in: cell, labelColumns: labelColumns)
    return canvas.frame
  }

  @Test func `the detail is dim, the label is plain`() {
    let frame = frame(GridItem("10:11  event", detail: "a detail"), labelColumns: 20)
    #expect(frame.text == " 10:11  event        a detail")
    #expect(frame.styleNotes == ["0: 21-28 dim"])
  }

  @Test func `details are aligned, whatever their labels`() {
    for label in ["a", "a longer one", String(repeating: "long ", count: 9)] {
      let line = frame(GridItem(label, detail: "detail"), labelColumns: 22).text
      #expect(Array(line)[23...] == Array("detail")[...])
      #expect(Array(line)[21...22] == [" ", " "])
    }
  }

  @Test(arguments: ["", "  event", "Mitte  event", "/Mitte/ganz_unten  event"])
  func `a cut label ends in an ellipsis and a gap`(rest: String) {
    let frame = frame(GridItem(time + rest, detail: "a detail"))
    #expect(frame.text == " 2026-11-22T10:11:12.123456 Euro…  a detail")
  }

  @Test func `without room for a detail the label has all of it`() {
    let item = GridItem("10:11  a somewhat long tale", detail: "a detail")
    #expect(frame(item, columns: 31).text == " 10:11  a somew…  a detail")
    #expect(frame(item, columns: 29).text == " 10:11  a somewhat long tale")
  }
}
