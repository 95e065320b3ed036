import GridpickCore
import GridpickTerminal

/// A picker that is open on the terminal, and goes on after a pick.
///
/// It ends by `close`, by the person who leaves it, with its terminal, or once the loop over its
/// events is left or its task cancelled. What is set takes effect after the events that came
/// before; the properties tell what the person has been told of.
///
/// ```swift
/// let open = try await picker.open()
/// open.position = Position(section: 0, index: 1)
/// open.query = "XL"
/// open.perform(.top)
/// open.offsets.line += 3
/// open.update(.notice("one more size"))
/// for await event in open.events {
///   if case .picked(let size, _) = event {
///     await open.suspend { print("ordered", size) }
///     await open.close()
///   }
/// }
/// print(open.marks, open.offsets.line, open.state, open.end?.item ?? "nothing")
/// ```
public final class OpenPicker<Item> {
  private let run: RunHandle<Item>

  init(_ run: PickerRun<Item>, _ launch: Launch) {
    self.run = run.handle
    let handed = Handed(run)
    _ = launch.start { await handed.value.run() }
  }

  deinit { run.leave() }

  /// The events, in their order; the sequence ends with the picker.
  ///
  /// One loop can hear the events, and the picker ends when the loop is left or its task cancelled.
  public var events: Events { Events(picker: self, stream: run.events) }

  /// The position; nil if there is no item.
  ///
  /// To set nil has no effect.
  public var position: Position? {
    get { run.glance.position }
    set { if let newValue { run.ask(.go(newValue.place)) } }
  }

  /// The query of find; to set it begins find.
  public var query: String {
    get { run.glance.query }
    set { run.ask(.changeQuery(newValue)) }
  }

  /// The positions of the marked items, in the order of the grid.
  public var marks: [Position] {
    get { run.glance.marks.map(\.position) }
    set { run.ask(.mark(.deselectAll), .mark(.toggleEach(newValue))) }
  }

  /// The lines and columns by which the view is scrolled from its start.
  ///
  /// Setting them scrolls the view as its bar does, as far as it goes; only what differs is set.
  public var offsets: ScreenPoint {
    get { run.glance.offsets }
    set {
      let before = offsets
      if newValue.line != before.line { run.ask(.scrollTo(.vertical, newValue.line)) }
      if newValue.column != before.column { run.ask(.scrollTo(.horizontal, newValue.column)) }
    }
  }

  /// The way the picker ended; nil while it is open.
  public var end: PickerEnd<Item>? { run.glance.end }

  /// The position, query and marks, with which another picker can begin; see ``GridPicker/state``.
  public var state: PickerStatus {
    PickerStatus(position: position, query: query, marks: marks)
  }

  /// Does what a named action does.
  public func perform(_ action: Action) { run.inbox.post(.asked(action.actions)) }

  /// Applies an update.
  public func update(_ update: PickerUpdate<Item>) { run.hear(update) }

  func hear<Updates: AsyncSequence>(_ updates: Updates, launching launch: Launch)
  where Updates.Element == PickerUpdate<Item>, Updates.Failure == Never {
    let hear = Handed { [run] in
      for await update in updates {
        run.hear(update)
        await Task.yield()
      }
    }
    run.note(hearing: launch.start { await hear.value() })
  }

  /// Leaves the terminal to something else, another picker perhaps, and comes back to where it was.
  ///
  /// A picker that is closed meanwhile does not come back.
  public nonisolated(nonsending) func suspend<Outcome, Failure: Error>(
    _ body: () async throws(Failure) -> Outcome
  ) async throws(Failure) -> Outcome {
    // Within another pause of its own the picker has left the terminal already.
    if Pause.isWithin(run) { return try await body() }
    let pause = await run.pause()
    let pauses = Pause.current + [pause].compactMap(\.self)
    let result = await Pause.$current.withValue(pauses) {
      do throws(Failure) {
        return Result<Outcome, Failure>.success(try await body())
      } catch {
        return .failure(error)
      }
    }
    await pause?.end()
    return try result.get()
  }

  /// Ends the picker, and waits until it has given the terminal back.
  public nonisolated(nonsending) func close() async { await run.close() }

  /// An event of an open picker.
  ///
  /// ```swift
  /// let open = try await picker.open()
  /// for await event in open.events {
  ///   switch event {
  ///   case .moved(let move), .settled(let move): print(move.item)
  ///   case .scrolled(let from, let to): print(from.line, to.line)
  ///   case .marked(let marks), .pickedMarks(let marks): print(marks.count)
  ///   case .query(let text): print(text)
  ///   case .picked(let size, let position): print(size, position)
  ///   case .key(let key): print(key)
  ///   case .reachedEnd: print("at the last row")
  ///   }
  /// }
  /// ```
  public enum Event {
    /// The position has changed.
    case moved(GridPicker<Item>.Move)
    /// A gesture or a glide has come to rest.
    case settled(GridPicker<Item>.Move)
    /// The view is scrolled by other lines or columns from its start.
    case scrolled(from: ScreenPoint, to: ScreenPoint)
    /// These items are marked now.
    case marked([Marked<Item>])
    /// The query of find has changed.
    case query(String)
    /// An item was picked.
    case picked(Item, at: Position)
    /// All marked items were picked, or a whole row.
    case pickedMarks([Marked<Item>])
    /// A key was pressed, whatever it does.
    case key(Key)
    /// The position has reached the last row, or the last item of its tab.
    case reachedEnd
  }

  /// The events of an open picker, one after the other.
  ///
  /// ```swift
  /// var events = try await picker.open().events.makeAsyncIterator()
  /// let first = await events.next()
  /// ```
  public struct Events: AsyncSequence {
    // A picker that nobody keeps is closed, so whoever hears its events keeps it.
    let picker: OpenPicker
    let stream: AsyncStream<Handed<Event>>

    /// Returns an iterator over the events.
    public func makeAsyncIterator() -> Iterator {
      Iterator(loop: Loop(over: picker), base: stream.makeAsyncIterator())
    }

    /// A loop over the events; the picker ends when the loop is left.
    final class Loop {
      let picker: OpenPicker

      init(over picker: OpenPicker) { self.picker = picker }

      deinit { picker.run.leave() }
    }

    /// An iterator over the events of an open picker.
    ///
    /// ```swift
    /// var events = try await picker.open().events.makeAsyncIterator()
    /// while let event = await events.next() { print(event) }
    /// ```
    public struct Iterator: AsyncIteratorProtocol {
      let loop: Loop
      var base: AsyncStream<Handed<Event>>.AsyncIterator

      /// Waits for the next event; nil means that the picker has ended.
      public nonisolated(nonsending) mutating func next() async -> Event? {
        await next(isolation: #isolation)
      }

      /// Waits for the next event on an actor; nil means that the picker has ended.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Event? {
        if let event = await base.next(isolation: actor) { return event.value }
        // The stream ends with its task too.
        await loop.picker.close()
        return nil
      }
    }
  }
}

extension OpenPicker: Sendable where Item: Sendable {}
extension OpenPicker.Event: Sendable where Item: Sendable {}
extension OpenPicker.Events: Sendable where Item: Sendable {}

/// The place of a person in a picker, to be kept and given to another picker of the same items.
///
/// ```swift
/// picker.state = PickerStatus(position: Position(section: 1, index: 0), query: "", marks: [])
/// print(picker.state?.position ?? Position(section: 0, index: 0))
/// print(picker.state?.query ?? "", picker.state?.marks ?? [])
/// ```
public struct PickerStatus: Hashable, Sendable, Codable {
  /// The position; nil if there was no item.
  public var position: Position?
  /// The query of find; empty if there was none.
  public var query: String
  /// The positions of the marked items.
  public var marks: [Position]

  /// Creates a place from its parts.
  public init(position: Position?, query: String, marks: [Position]) {
    self.position = position
    self.query = query
    self.marks = marks
  }
}
