import Testing
import TwoAxisPicker

/// Programs that show several pickers, without a terminal (rule U16).
@MainActor struct PickerScreenTests {
  private let screen = PickerScreen(size: ScreenSize(lines: 10, columns: 40))

  private var text: String { screen.frame?.text ?? "" }

  @Test(.timeLimit(.minutes(5)))
  func `U16.1 U16.3 pickers are shown one after the other`() async throws {
    let questions = [["S", "M"], ["red", "blue"], ["yes", "no"]]
    let asking = Task { try await screen.run { try await ask(questions) } }
    await screen.idle()
    #expect(text.contains("M"))
    screen.press(Key(.down), Key(.enter))
    await screen.idle()
    screen.type("/blue")
    screen.press(Key(.enter))
    await screen.idle()
    #expect(text.contains("yes"))
    screen.press(Key(.enter))
    #expect(try await asking.value == ["M", "blue", "yes"])
    await screen.idle()
    #expect(screen.frame == nil)
  }

  @Test(.timeLimit(.minutes(5)))
  func `U16.2 U6.5 a key asks in an inner picker, which receives the keys typed ahead`()
    async throws
  {
    var ended: [String] = []
    let tending = Task {
      try await screen.run {
        try await tend(["cron", "getty", "sshd"]) { ended.append($0) }
      }
    }
    await screen.idle()
    screen.press("x")
    await screen.idle()
    #expect(text.contains("End cron?") && !text.contains("sshd"))
    screen.press(Key(.down), Key(.enter))
    await screen.idle()
    #expect(!text.contains("cron") && ended == ["cron"])
    screen.press("G", Key(.enter))
    await screen.idle()
    #expect(text.contains("sshd is alive"))
    screen.press("x", Key(.enter))
    await screen.idle()
    #expect(text.contains("sshd") && ended == ["cron"])
    screen.press("k", "x", Key(.down), Key(.enter))
    await screen.idle()
    #expect(ended == ["cron", "getty"], "what is typed ahead is for the question")
    screen.press(Key(.escape), Key(.escape))
    try await tending.value
  }

  @Test(.timeLimit(.minutes(5)))
  func `U13.6 U16.2 a closed picker has left the screen to the next picker`() async throws {
    let asking = Task {
      try await screen.run {
        try await GridPicker(list: ["first"]) { Cell($0) }.open { open in
          await open.close()
          #expect(open.end != nil)
          return try await ask([["S", "M"]])
        }
      }
    }
    await screen.idle()
    #expect(text.contains("M"))
    screen.press(Key(.down), Key(.enter))
    #expect(try await asking.value == ["M"])
  }

  @Test(.timeLimit(.minutes(5)))
  func `U5.5 U16.1 keys that no picker has taken go to the next picker`() async throws {
    let asking = Task {
      try await screen.run { try await ask([["S", "M"], ["red", "blue"], ["yes", "no"]]) }
    }
    await screen.idle()
    screen.press(Key(.down), Key(.enter), Key(.enter), Key(.down))
    await screen.idle()
    #expect(text.contains("yes"))
    screen.press(Key(.enter))
    #expect(try await asking.value == ["M", "red", "no"])
  }

  @Test(.timeLimit(.minutes(5)))
  func `U6.5 an inner picker browses a folder beside the outer folder`() async throws {
    let folders = ["/": ["etc", "usr"], "usr": ["bin", "lib"], "bin": ["cat", "ls"]]
    let browsing = Task { try await screen.run { try await browse(folders, from: "/") } }
    await screen.idle()
    screen.press(Key(.down), Key(.right), Key(.right), Key(.down))
    await screen.idle()
    #expect(text.contains("lib") && text.contains("ls") && !text.contains("etc"))
    screen.press(Key(.left), Key(.left))
    await screen.idle()
    #expect(text.contains("etc") && !text.contains("lib"))
    screen.press(Key(.down), Key(.right), Key(.right), Key(.down), Key(.enter))
    await screen.idle()
    #expect(try await browsing.value == "ls")
  }

  @Test(.timeLimit(.minutes(5)))
  func `U6.4 a key changes the cells of a form`() async throws {
    let form = [
      Choice(name: "Size", values: ["S", "M", "L"]), Choice(name: "Gift", values: ["no", "yes"]),
    ]
    let filling = Task { try await screen.run { try await fill(form) } }
    await screen.idle()
    screen.press(" ", " ", "j", " ", " ", " ")
    #expect(text.contains("L") && text.contains("yes"))
    screen.press(Key(.enter))
    #expect(try await filling.value == ["L", "yes"])
  }

  @Test(.timeLimit(.minutes(5)))
  func `U16.3 without running code, idle stops waiting`() async {
    await screen.idle()
    #expect(screen.frame == nil)
  }

  @Test(.timeLimit(.minutes(5)))
  func `U16.1 a wrong setting throws an error, and nothing to pick is an end`() async throws {
    try await screen.run {
      var picker = GridPicker(records: ["a"], fields: [Field("Name", \.self)])
      picker.sort = ["size"]
      await #expect(throws: PickerError.self) { try await picker.run() }
      let nothing = GridPicker(list: [String]()) { Cell($0) }
      guard case .nothingToPick = try await nothing.end() else {
        Issue.record("there was something to pick")
        return
      }
    }
  }
}
