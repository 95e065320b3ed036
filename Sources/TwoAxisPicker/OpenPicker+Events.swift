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

  /// The events of an open picker, in order.
  ///
  /// ```swift
  /// try await picker.open { open in
  ///   var events = open.events.makeAsyncIterator()
  ///   let first = await events.next()
  ///   print(first == nil)
  /// }
  /// ```
  public struct Events: AsyncSequence {
    let open: OpenPicker
    let stream: AsyncStream<Handed<Event>>

    /// Returns an iterator over the events.
    public func makeAsyncIterator() -> Iterator {
      Iterator(open: open, base: stream.makeAsyncIterator())
    }

    /// An iterator over the events of an open picker.
    ///
    /// ```swift
    /// try await picker.open { open in
    ///   var events = open.events.makeAsyncIterator()
    ///   while let event = await events.next() { print(event) }
    /// }
    /// ```
    public struct Iterator: AsyncIteratorProtocol {
      let open: OpenPicker
      var base: AsyncStream<Handed<Event>>.AsyncIterator

      /// Waits for the next event; nil after the picker has ended.
      public nonisolated(nonsending) mutating func next() async -> Event? {
        await next(isolation: #isolation)
      }

      /// Waits for the next event on an actor; nil after the picker has ended.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Event? {
        open.noteAwaited(true)
        let event = await base.next(isolation: actor)
        open.noteAwaited(false, hasOne: event != nil)
        return event?.value
      }
    }
  }
}

extension OpenPicker.Event: Sendable where Item: Sendable {}
extension OpenPicker.Events: Sendable where Item: Sendable {}
