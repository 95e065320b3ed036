import GridpickCore
import GridpickFormats
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import GridpickCommand

/// A pick while data arrives is the current item, in each format, for pieces of any size.
struct TrickledPickTests {
  @Test(arguments: MadeUpInput.allCases, 0..<100 as Range<UInt64>)
  func `P8.9 arriving data changes no current item and no mark`(
    input: MadeUpInput, seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let text = input.text(&random)
    let trickle = try Trickle(text, in: 8, input.options + ["--multi"], &random)
    var state = trickle.state
    for update in trickle.updates.dropFirst() {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        _ = state.handle(.key(Self.keys.random(&random)), at: .zero)
      }
      let before = state.current
      let marked = state.markedValues
      _ = state.handle(.content(update), at: .zero)
      let comment: Comment = "\(text), from \(before) to \(state.current)"
      guard let before else { continue }
      // The title of a record cannot be picked.
      guard let current = state.current else {
        #expect(input.kept == .record, comment)
        continue
      }
      switch input.kept {
      case .value:
        #expect(current.value == before.value, comment)
        // A record that turns out to be a lone object is its values, and its mark goes.
        if input != .values || !state.markedValues.isEmpty {
          #expect(state.markedValues == marked, comment)
        }
      case .record: #expect(current.record == before.record, comment)
      // Titles, rules and lines above them are none of what there is to pick from.
      case .line where [.kubectl, .framed].contains(input) && !before.record.contains("pod"): break
      case .line: #expect(current.record.contains(before.record), comment)
      }
    }
  }

  static let keys: [Key] = ["j", "k", "l", "h", "G", "g", "$", "space"].compactMap {
    Key(written: $0)
  }

  @Test(arguments: MadeUpInput.allCases, 0..<100 as Range<UInt64>)
  func `P8.8 Enter picks what the last frame and the keys typed after it lead to`(
    input: MadeUpInput, seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let text = input.text(&random)
    let trickle = try Trickle(text, in: 8, input.options + ["--multi"], &random)
    let line = SlowLine(trickle, random)
    var services = PickerServices()
    services.sources = [line.source]
    var loop = PickerLoop(trickle.state, on: line.terminal, services: services)
    let outcome = loop.run()
    let (expected, state) = line.replayed()
    #expect(outcome == expected, "\(text)")
    guard outcome == expected, case .picked(let pick) = outcome else { return }
    #expect(loop.state.printed(pick) == state.printed(pick), "\(text)")
  }
}

extension [Key] {
  fileprivate func random(_ random: inout SeededGenerator) -> Key {
    self[Int.random(in: indices, using: &random)]
  }
}

/// The items that can be picked at a place.
private struct Current: Equatable {
  var value: String
  var record: String
}

extension PickerState {
  /// The item that Enter would pick; nil if there is none.
  fileprivate var current: Current? {
    guard let position, content.hasItem(at: position), let id = currentID else { return nil }
    return Current(
      value: String(decoding: content.source.value(at: id), as: UTF8.self),
      record: String(decoding: content.source.record(at: id), as: UTF8.self))
  }

  fileprivate var markedValues: [String] {
    picked.ids(of: marks).map { String(decoding: content.source.value(at: $0), as: UTF8.self) }
  }

  fileprivate func printed(_ pick: Pick) -> String {
    var bytes: [UInt8] = []
    PickPrinter().write(pick.things, of: picked) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A terminal that now and then takes its time to show a frame, while keys are pressed and data arrives.
private final class SlowLine {
  private enum Event {
    case key(Key)
    case update(Int)
    case frame
  }

  private let trickle: Trickle
  private var random: SeededGenerator
  private var log: [Event] = []
  private var time = Duration.zero
  private var isBehind = false
  private var keysLeft = 16
  /// The number of pieces that have arrived, and of those that were received.
  private var arrived = 0
  private var taken = 0

  init(_ trickle: Trickle, _ random: SeededGenerator) {
    self.trickle = trickle
    self.random = random
  }

  var source: NewsSource {
    .arrival(
      descriptor: 3, start: {},
      news: { [self] in
        taken = arrived
        log.append(.update(taken))
        return trickle.updates[taken]
      })
  }

  var terminal: PickerTerminal {
    var terminal = PickerTerminal()
    terminal.isBehind = { self.isBehind }
    terminal.show = { frame in
      guard !self.isBehind else { return false }
      _ = frame()
      self.log.append(.frame)
      self.isBehind = Bool.random(using: &self.random)
      return true
    }
    // A timeout of zero: the loop looks for keys that came before data.
    terminal.nextEvents = { timeout, watched in timeout == .zero ? [] : self.next(watched) }
    terminal.now = { self.time }
    return terminal
  }

  /// Find, and Enter often enough.
  private static let others = ["/", "a", "b", "escape", "enter", "enter"].compactMap {
    Key(written: $0)
  }

  private func next(_ watched: [Int32]) -> [TerminalEvent] {
    time += .milliseconds(Int.random(in: 1...60, using: &random))
    if Int.random(in: 0..<3, using: &random) == 0 { isBehind = false }
    if Bool.random(using: &random) { arrived = min(arrived + 1, trickle.updates.count - 1) }
    var events: [TerminalEvent] = []
    if Bool.random(using: &random) {
      guard keysLeft > 0 else { return [.gone] }
      keysLeft -= 1
      let keys = TrickledPickTests.keys + Self.others
      let key = keys.random(&random)
      log.append(.key(key))
      events.append(.key(key))
    }
    if arrived > taken, watched.contains(3) { events.append(.readable(3)) }
    return events
  }

  /// The same where data is taken with the frames alone.
  func replayed() -> (PickerOutcome, PickerState) {
    var state = trickle.state
    var updates: [Int] = []
    if let outcome = Self.handle(.begun, &state) { return (outcome, state) }
    // A pick that waits for a match is what data brings, seen or not.
    for event in log + [.frame] {
      var events: [PickerEvent] = []
      switch event {
      case .update(let number): updates.append(number)
      case .frame:
        events = updates.map { .content(trickle.updates[$0]) }
        updates = []
      case .key(let key): events = [.key(key)]
      }
      for event in events {
        if let outcome = Self.handle(event, &state) { return (outcome, state) }
      }
    }
    return (.terminalGone, state)
  }

  private static func handle(_ event: PickerEvent, _ state: inout PickerState) -> PickerOutcome? {
    var keeper = Keeper(state: state)
    defer { state = keeper.state }
    let effects = keeper.changed(by: event)
    return PickerServices().carryOut(effects, of: &keeper)
  }

  private struct Keeper: PickerKeeper {
    var state: PickerState

    mutating func changed(by event: PickerEvent) -> [PickerEffect] {
      state.handle(event, at: .zero)
    }
  }
}
