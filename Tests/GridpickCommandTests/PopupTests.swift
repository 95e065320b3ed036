import GridpickTerminal
import Testing

@testable import GridpickCommand

/// The popup that `--tmux` asks for, and the words that open it.
struct PopupTests {
  private func command(
    _ text: String, program: String = "/bin/gridpick", socket: String = "/tmp/s",
    border: Bool = false
  ) -> [String]? {
    Popup(text)?.words(
      running: SystemText(program), meeting: SystemText(socket), hasBorder: border
    ).map(\.text)
  }

  @Test(arguments: [
    ("", "C C 50% 50%"), ("center", "C C 50% 50%"), ("70%", "C C 70% 70%"),
    ("60,20", "C C 60 20"), ("center,80%,40%", "C C 80% 40%"), ("top", "C 0 100% 50%"),
    ("top,80%,40%", "C 0 80% 40%"), ("bottom,30%", "C #{client_height} 100% 30%"),
    ("bottom,12", "C #{client_height} 100% 12"), ("left,40%", "0 C 40% 100%"),
    ("left,40%,90%", "0 C 40% 90%"), ("right,100%", "R C 100% 100%"),
  ])
  func `I2.1 I2.2 a value says where the popup is and how large`(text: String, place: String) throws
  {
    let words = try #require(command(text))
    let values = ["-x", "-y", "-w", "-h"].map { name in
      words.firstIndex(of: name).map { words[$0 + 1] }
    }
    #expect(values.compactMap(\.self).joined(separator: " ") == place)
  }

  @Test(arguments: [
    "middle", "center,", ",50%", "0%", "101%", "0", "10001", "left,10%,10%,10%", "5 %", "-5",
    "50%%", "50%,left", "%", "center center", "99999999999999999999",
  ])
  func `I2 any other value is refused in one line`(text: String) {
    #expect(Popup(text) == nil)
    #expect(throws: UsageError.self) { try OptionParser.parse([SystemText("--tmux=\(text)")]) }
  }

  @Test func `I2 the complaint says what there is`() {
    let expected = UsageError(
      message: "--tmux: 'middle': expected center, top, bottom, left or right, "
        + "and sizes, e.g. bottom,80%,40%")
    #expect(throws: expected) { try OptionParser.parse([SystemText("--tmux=middle")]) }
  }

  @Test func `I2.7 tmux runs the program without a shell, and with no words of the user`() throws {
    let words = try #require(command("", program: "/a b/it's $(x)", socket: "/tmp/#{pane_id}"))
    #expect(words.first == "tmux")
    #expect(
      words.suffix(5) == [
        "-e", "GRIDPICK_POPUP=/tmp/#{pane_id}", "--", "/a b/it's $(x)", "--no-tmux",
      ])
  }

  @Test func `I2.7 a semicolon at the end of a word does not end the command`() throws {
    let words = try #require(command("", program: "/a;b;", socket: "/tmp;"))
    #expect(words.suffix(4) == ["GRIDPICK_POPUP=/tmp\\;", "--", "/a;b\\;", "--no-tmux"])
  }

  @Test func `I2.2 the picker's own border takes the place of tmux's`() throws {
    #expect(try #require(command("", border: true)).contains("-B"))
    #expect(try !#require(command("")).contains("-B"))
  }
}
