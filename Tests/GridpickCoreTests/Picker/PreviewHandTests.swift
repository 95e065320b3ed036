import GridpickTestSupport
import Testing

@testable import GridpickCore

/// A preview that somebody scrolls, hides, folds and sizes (rule V2).
struct PreviewHandTests {
  private static let alphabet = "abcdefghijklmnopqrstuvwxyz\n"
  private static let nine = (1...9).map { "\($0)\n" }.joined()

  /// A list of 23 columns, and a preview of 14 columns and five lines, in the columns 25 to 38.
  private static func shown(
    _ text: String = nine, in window: String = "right:14", size: ScreenSize? = nil
  ) throws -> PickerRun {
    let command = try CommandTemplate(Array("show {}".utf8))
    let shape = try PreviewWindow(window)
    let bindings = try BindingReader.bindings(in: Array("w:toggle-preview-wrap".utf8))
    var run = PickerRun.over(
      Grid(TestList(["a", "b", "c"])), size: size ?? ScreenSize(lines: 5, columns: 40)
    ) { settings in
      settings.options.columns = .fixed(1)
      settings.options.preview.command = command
      settings.options.preview.window = shape
      for binding in bindings { settings.options.keymap.bind(binding) }
    }
    run.take(.begun)
    run.wait(.milliseconds(1))
    try print(text, in: &run)
    return run
  }

  /// Prints this, as the command that has just been started.
  private static func print(_ text: String, in run: inout PickerRun) throws {
    let jobs = run.told.compactMap { effect -> Job? in
      guard case .start(let job) = effect, job.topic == .preview else { return nil }
      return job
    }
    let job = try #require(jobs.last)
    run.take(.answered(job.id, .preview(PreviewNews(text: .made(of: text), end: nil))))
  }

  private static func lines(_ run: PickerRun) -> [String] {
    run.state.frame().text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.dropFirst(25).prefix(14).reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test(arguments: ["left:30", "hidden", "left,wrap", "nowrap", "default", ""])
  func `V2.24 V2.26 a change of the window ends folding by hand`(window: String) throws {
    let preview = try CommandTemplate(Array("cat {}".utf8))
    var run = PickerRun.over { $0.options.preview.command = preview }
    run.take(.asked(["toggle-preview-wrap"]))
    let action = try BindingReader.bindings(in: Array("y:change-preview-window(\(window))".utf8))
    run.take(.asked(action[0].actions))
    #expect(run.state.preview.wraps == nil)
  }

  @Test func `V2.8 a notch of the wheel over a preview scrolls it by three lines`() throws {
    var run = try Self.shown()
    run.point(.wheel(.down, at: ScreenPoint(line: 2, column: 30)))
    #expect(Self.lines(run) == ["4", "5", "6", "7", "8"])
    run.point(.wheel(.up, at: ScreenPoint(line: 0, column: 39)))
    #expect(Self.lines(run).first == "1")
    #expect(run.tale == "nothing" && run.current == "a")
  }

  @Test func `V2.8 a drag of the preview's bar goes through all of the text`() throws {
    var run = try Self.shown()
    run.press(at: 0, 39)
    run.drag(to: 2, 39)
    #expect(Self.lines(run).first == "4", "two of its five lines are three of the nine of the text")
    run.drag(to: 4, 39)
    run.release()
    #expect(Self.lines(run) == ["5", "6", "7", "8", "9"])
    #expect(run.current == "a")
  }

  @Test func `V2.5 a preview that is shown again keeps its place in the text`() throws {
    var run = try Self.shown()
    try run.press("alt-down alt-down p")
    #expect(run.state.division.preview == nil)
    try run.press("p")
    run.wait(.milliseconds(50))
    try Self.print(Self.nine, in: &run)
    #expect(Self.lines(run).first == "3")
  }

  @Test func `V2.7 V2.26 Alt-arrows go sideways, but not while a key has folded the lines`() throws
  {
    var run = try Self.shown(Self.alphabet)
    #expect(Self.lines(run).first == "abcdefghijklm…")
    try run.press("alt-right")
    #expect(Self.lines(run).first == "…jklmnopqrstu…")
    try run.press("alt-left w")
    #expect(Self.lines(run).prefix(2) == ["abcdefghijklmn", "opqrstuvwxyz"])
    try run.press("alt-right")
    #expect(Self.lines(run).prefix(2) == ["abcdefghijklmn", "opqrstuvwxyz"])
    try run.press("w")
    #expect(Self.lines(run).prefix(2) == ["abcdefghijklm…", ""])
  }

  @Test(arguments: ["right:14", "right:14,border-none"])
  func `V2.9 V2.22 the preview's edge can be dragged, even without a line`(window: String) throws {
    var run = try Self.shown(in: window)
    run.press(at: 2, 23)
    run.drag(to: 2, 20)
    run.release()
    #expect(run.state.division.preview?.extent == 17)
    run.resize(to: ScreenSize(lines: 5, columns: 60))
    #expect(run.state.division.preview?.extent == 17)
  }
}
