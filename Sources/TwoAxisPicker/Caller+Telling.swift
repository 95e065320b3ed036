import GridpickCore
import GridpickTerminal

/// The values last reported to the program, to compare with the next event.
struct ReportedState {
  /// The lines and columns by which the view was scrolled.
  var scrolled = ScreenPoint(line: 0, column: 0)
  /// The destination of the last move; nil before the first move.
  var reached: ItemID?
  /// The item where the picker last settled; before, where its first move began; nil before any.
  var rested: ItemID?
  var marks = Marks(of: .item)
  /// True after the program made the picker leave the terminal.
  var hasLeft = false
  /// True while the work of a key runs; `held` keeps the events typed during the work.
  var isWorking = false
  var held: [PickerEvent] = []
}

// Reports events to the program, and handles messages from the program.
extension Caller {
  func tell(_ effect: PickerEffect, at place: ItemID?) {
    switch effect {
    case .moved(let from, let to?):
      if telling.rested == nil { telling.rested = from }
      telling.reached = to
      guard let item = items.element(at: to) else { return }
      let move = move(from: from ?? telling.rested ?? to, to: to, item)
      picker.onMove(move)
      open.tell(.moved(move))
    case .settled:
      // `place` is the position after the whole event; the move to `place` may not be reported yet.
      guard let place = telling.reached ?? place, let item = items.element(at: place) else {
        return
      }
      let from = telling.rested ?? place
      telling.rested = place
      let move = move(from: from, to: place, item)
      picker.onSettle(move)
      open.tell(.settled(move))
    default: break
    }
  }

  private func move(from: ItemID, to: ItemID, _ item: Item) -> GridPicker<Item>.Move {
    GridPicker<Item>.Move(from: items.place(of: from), to: items.place(of: to), item: item)
  }

  func hear(_ event: PickerEvent?, _ state: PickerState) {
    if case .asked(["abort"]) = event { telling.hasLeft = true }
    tellWhatChanged(in: state)
    let (before, now) = (telling.scrolled, state.scrolled)
    if now != before {
      telling.scrolled = now
      picker.onScroll(before, now)
      open.tell(.scrolled(from: before, to: now))
    }
  }

  private func tellWhatChanged(in state: PickerState) {
    // A picker that blocks its thread has nobody who could look.
    guard begin != nil else { return }
    var now = open.glance
    now.position = position(in: state)
    now.offsets = state.scrolled
    now.matchCount = state.matchCount
    if state.query != now.query {
      now.query = state.query
      open.tell(.query(now.query))
    }
    if state.marks != telling.marks {
      telling.marks = state.marks
      now.marks = marked(state.picked.ids(of: telling.marks))
      open.tell(.marked(now.marks))
    }
    open.note { $0 = now }
  }

  func tell(end: PickerEnd<Item>) {
    open.tell(end: end)
    for topic in Job.Topic.fetched { drop(topic) }
  }

  /// Reports a pick as an event; returns false if the picker ends with the pick.
  func takes(_ pick: Pick, _ content: PickedContent) -> Bool {
    guard open.isHeard else { return false }
    switch try? end(.picked(pick), content, at: open.glance.position) {
    case .picked(let item, at: let place): open.tell(.picked(item, at: place))
    case .marked(let marked): open.tell(.pickedMarks(marked))
    case .cancelled, .timedOut, .nothingToPick, nil: break
    }
    return true
  }

  var sources: [NewsSource] { open.sources { [self] in events(for: $0) } }

  func events(for messages: [OpenPicker<Item>.Message]) -> [PickerEvent] {
    switch messages.first {
    case nil: return []
    case .update: return events(for: messages.compactMap(\.update))
    case .asked(let actions): return [.asked(actions)]
    case .marked(let places):
      let marks = Action("toggle-each", .items(places.map(items.id(ofPlace:))))
      return [.asked(["deselect-all", marks])]
    case .fetched(let job, let fetched): return events(for: fetched, to: job)
    case .leave: return [.asked(["abort"])]
    case .worked:
      telling.isWorking = false
      return takeHeld()
    }
  }

  /// Removes and returns the events typed during the work of a key.
  func takeHeld() -> [PickerEvent] {
    defer { telling.held = [] }
    return telling.held
  }

  // MARK: - Typing during the work of a key

  /// Keeps an event typed during the work of a key; returns false if the event acts now, as Ctrl-C.
  func holds(_ event: PickerEvent) -> Bool {
    switch event {
    case .key(.control("c")): return false
    case .key, .pasted, .mouse: break
    default: return false
    }
    if telling.isWorking { telling.held.append(event) }
    return telling.isWorking
  }

  func work(_ work: @escaping (OpenPicker<Item>) async -> Void) -> [PickerEvent] {
    guard let begin else { return [.said("this key works where the picker is awaited")] }
    telling.isWorking = true
    begin(work)
    return []
  }
}
