import GridpickTerminal
import Testing

@testable import GridpickCommand

/// The popup that `--tmux` asks for.
struct PopupTests {
  @Test(arguments: [
    ("", "C C 50% 50%"), ("center", "C C 50% 50%"), ("70%", "C C 70% 70%"),
    ("60,20", "C C 60 20"), ("center,80%,40%", "C C 80% 40%"), ("top", "C 0 100% 50%"),
    ("top,80%,40%", "C 0 80% 40%"), ("bottom,30%", "C #{client_height} 100% 30%"),
    ("bottom,12", "C #{client_height} 100% 12"), ("left,40%", "0 C 40% 100%"),
    ("left,40%,90%", "0 C 40% 90%"), ("right,100%", "R C 100% 100%"),
  ])
  func `I2.1 I2.2 a value says where the popup is and how large`(text: String, place: String) throws
  {
    let options = try #require(Popup.options(text)).split(separator: " ")
    #expect(
      options.enumerated().filter { $0.offset % 2 == 1 }.map(\.element).joined(separator: " ")
        == place)
  }

  @Test(arguments: [
    "middle", "center,", ",50%", "0%", "101%", "0", "10001", "left,10%,10%,10%", "5 %", "-5",
    "50%%", "50%,left", "%", "center center", "99999999999999999999",
  ])
  func `I2 any other value is refused in one line`(text: String) {
    #expect(Popup.options(text) == nil)
    #expect(throws: Complaint.self) { try OptionParser.parse([SystemText("--tmux=\(text)")]) }
  }

  @Test func `I2 the error lists the valid values`() {
    let expected = Complaint(
      "--tmux: 'middle': expected center, top, bottom, left or right, "
        + "and sizes, e.g. bottom,80%,40%")
    #expect(throws: expected) { try OptionParser.parse([SystemText("--tmux=middle")]) }
  }
}
