import GridpickCore
import GridpickTerminal

/// A caller's picker while it is shown: the current items, and the calls of the caller's closures.
final class Caller<Item> {
  var picker: GridPicker<Item>
  var items: CallerItems<Item>
  let open: OpenPicker<Item>
  /// The way the asynchronous closures run; nil in a session, whose `fetch` runs them.
  let launch: Launch?
  /// The jobs for the asynchronous closures, and their tasks where they are launched.
  var fetches: [Job.Topic: (job: Job, task: Task<Void, Never>?)] = [:]
  /// Begins the work of a key; nil where nothing can wait for the work.
  var begin: ((@escaping (OpenPicker<Item>) async -> Void) -> Void)?
  var telling = ReportedState()
  var isInLines = false

  init(
    _ picker: GridPicker<Item>, for open: OpenPicker<Item> = OpenPicker(isHeard: false),
    launching launch: Launch? = nil
  ) {
    self.picker = picker
    self.open = open
    self.launch = launch
    items = CallerItems(of: picker)
  }

  var data: Grid { items.data }

  func position(in state: PickerState) -> Position? { state.currentID.map(items.place) }

  // MARK: - The caller's callbacks (rule U6)

  var host: PickerHost {
    var host = PickerHost()
    host.tell = tell
    host.hear = hear
    host.takes = takes
    host.refusal = refusal
    host.holds = holds
    host.press = { [self] number, id, title in
      guard number == picker.keys.count else {
        return events(
          for: picker.keys[number].act(id.flatMap(items.element), id.map(items.place)))
      }
      guard let title, let answer = picker.titleClick?(title.text, title.number - 1) else {
        return nil
      }
      return events(for: answer)
    }
    return host
  }

  private func refusal(_ pick: Pick, of content: PickedContent) -> String? {
    // Items that a source has lost cannot be picked, but do not prevent picking others.
    let picked = marked(ids(of: pick, content))
    guard !picked.isEmpty else { return PickerHost.refusal }
    for marked in picked {
      guard let reason = picker.isDisabled?(marked.item) else { continue }
      let label = items.item(at: items.id(ofPlace: marked.position), .whole)?.label ?? ""
      return picked.count > 1 && !label.isEmpty ? "\(label): \(reason)" : reason
    }
    return nil
  }

  func marked(_ ids: [ItemID]) -> [Marked<Item>] {
    ids.compactMap { id in
      items.element(at: id).map { Marked(item: $0, position: items.place(of: id)) }
    }
  }

  /// Returns the places of all picked items; a whole row or column stands for all its items.
  private func ids(of pick: Pick, _ content: PickedContent) -> [ItemID] {
    let picked: [ItemID]
    switch pick.things {
    case .item(let id): picked = [id]
    case .marked(let marks): picked = content.ids(of: marks, at: pick.current)
    }
    return switch pick.unit {
    case .item: picked
    case .section:
      picked.flatMap { id in
        // An item of a list and a record each count as a single item.
        (0..<(picker.supply.rowsAreItems ? 1 : items.itemCount(inSection: id.section))).map {
          ItemID(section: id.section, index: $0)
        }
      }
    case .column:
      picked.flatMap { id in
        (0..<items.sectionCount).map { ItemID(section: $0, index: id.index) }
      }
    }
  }

  func end(
    _ open: inout RunningPicker, _ outcome: PickerOutcome
  ) throws(PickerError) -> PickerEnd<Item> {
    let place = position(in: open.loop.state)
    let result = open.finish(outcome)
    return try end(result.outcome, result.content, at: place)
  }

  /// Returns the end for the caller; throws if the terminal is gone (rule U4).
  func end(
    _ outcome: PickerOutcome, _ content: PickedContent, at place: Position?
  ) throws(PickerError) -> PickerEnd<Item> {
    switch outcome {
    case .picked(let pick):
      if case .item(let id) = pick.things, pick.unit == .item || picker.supply.rowsAreItems {
        guard let item = items.element(at: id) else { return .cancelled(at: place) }
        return .picked(item, at: items.place(of: id))
      }
      return .marked(marked(ids(of: pick, content)))
    case .cancelled, .become, .query: return .cancelled(at: place)
    case .timedOut: return .timedOut
    case .terminalGone: throw .terminalGone
    case .unreadable: preconditionFailure("items of a program are not read")
    }
  }
}
