import GridpickCore
import GridpickTerminal

extension OpenPicker {
  /// An event of an open picker.
  ///
  /// ```swift
  /// try await picker.open { open in
  ///   for await event in open.events {
  ///     switch event {
  ///     case .moved(let move), .settled(let move): print(move.item)
  ///     case .scrolled(let from, let to): print(from.line, to.line)
  ///     case .marked(let marks), .pickedMarks(let marks): print(marks.count)
  ///     case .query(let text): print(text)
  ///     case .picked(let size, let position): print(size, position)
  ///     }
  ///   }
  /// }
  /// ```
  public enum Event {
    /// The position has changed.
    case moved(GridPicker<Item>.Move)
    /// A gesture or a glide has stopped.
    case settled(GridPicker<Item>.Move)
    /// The scroll offsets of the view have changed.
    case scrolled(from: ScreenPoint, to: ScreenPoint)
    /// The marks have changed; the value lists all marked items.
    case marked([Marked<Item>])
    /// The query of find has changed.
    case query(String)
    /// An item was picked.
    case picked(Item, at: Position)
    /// All marked items were picked, or a whole row.
    case pickedMarks([Marked<Item>])
  }

  /// The events in order, for a single loop; they end with the picker, or if the task of the loop
  /// is cancelled.
  public var events: AsyncStream<Event> {
    let open = Handed(self)
    return AsyncStream { await open.value.nextEvent() }
  }

  private nonisolated(nonsending) func nextEvent() async -> Event? {
    noteAwaited(true)
    var events = stream.makeAsyncIterator()
    let event = await events.next(isolation: #isolation)
    noteAwaited(false, hasOne: event != nil)
    return event?.value
  }
}

extension OpenPicker.Event: Sendable where Item: Sendable {}
