import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Who holds data that newer data has replaced: nobody, once all jobs are answered.
struct HeldDataTests {
  private final class Labels: Sendable {
    let all: [String]

    init(_ all: [String]) { self.all = all }
  }

  private struct LabelList: ListSource {
    let labels: Labels

    var count: Int { labels.all.count }
    var mayHaveGaps: Bool { false }

    func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { GridItem(labels.all[id.section]) }

    func value(at id: ItemID) -> [UInt8] { Array(labels.all[id.section].utf8) }
  }

  /// A picker and who answers it, neither of whom keeps a job.
  private struct Dialogue {
    private var state: PickerState
    private var finder = Finder()
    private var now = Duration.zero
    private var reload: Job.ID?

    init(_ data: Grid) throws {
      var settings = PickerSettings(
        layout: .grid, look: Look(theme: Theme(colorCount: 0), signs: .unicode))
      settings.canReload = true
      settings.options.animates = false
      settings.options.marking = MarkSettings()
      settings.options.keymap = settings.options.keymap.marking()
      settings.mostAtOnce = 0
      for written in try BindingReader.bindings(in: Array("f1:reload(look {q})".utf8)) {
        settings.options.keymap.bind(written)
      }
      state = PickerState(
        data, settings: settings, size: ScreenSize(lines: 10, columns: 40), at: now)
    }

    var labels: [String] { state.shownNames }

    mutating func press(_ names: String) {
      for name in names.split(separator: " ") {
        if let key = Key(written: String(name)) { handle(.key(key)) }
      }
    }

    mutating func bring(_ labels: [String], isComplete: Bool) {
      guard let reload else { return }
      // A job of a command holds what the command may be told of.
      if isComplete { self.reload = nil }
      now += .seconds(1)
      let data = Grid(LabelList(labels: Labels(labels)))
      handle(.answered(reload, .errand(.data(ContentUpdate(data, isComplete: isComplete)))))
    }

    /// Answers at once what the data alone answers.
    private mutating func handle(_ event: PickerEvent) {
      var events = [event]
      while !events.isEmpty {
        for case .start(let job) in state.handle(events.removeFirst(), at: now) {
          if case .errand = job.work { reload = job.id }
          if let answer = job.answer(by: &finder) {
            events.append(.answered(job.id, answer))
          }
        }
      }
    }
  }

  private static let older = (0..<30).map { "a\($0)" }

  /// A dialogue about data that nobody else holds.
  private func dialogue(about note: (Labels) -> Void) throws -> Dialogue {
    let labels = Labels(Self.older)
    note(labels)
    return try Dialogue(Grid(LabelList(labels: labels)))
  }

  @Test(arguments: ["", "tab down", "s", "/ a", "/ a tab alt-s down", "/ a escape escape n n"])
  func `R2.2 M2.5 data is freed once newer data has taken its place`(keys: String) throws {
    weak var older: Labels?
    var dialogue = try dialogue { older = $0 }
    dialogue.press(keys)
    #expect(older != nil)
    dialogue.press("f1")
    dialogue.bring(["a1", "b", "a2"], isComplete: true)
    #expect(Set(dialogue.labels).isSubset(of: ["a1", "b", "a2"]))
    #expect(older == nil)
  }

  @Test func `R2.8 older data is kept while its current item may come, and then freed`() throws {
    weak var older: Labels?
    var dialogue = try dialogue { older = $0 }
    dialogue.press("f1")
    dialogue.bring(["b", "c"], isComplete: false)
    #expect(dialogue.labels == ["b", "c"])
    #expect(older != nil)
    dialogue.bring(["b", "c", "a0"], isComplete: true)
    #expect(dialogue.labels == ["b", "c", "a0"])
    #expect(older == nil)
  }
}
