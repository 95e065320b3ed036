import GridpickCore
import GridpickTerminal
import Synchronization

/// The messages to a sleeping picker; a bell wakes the picker when a message is put in.
final class Inbox<Message>: Sendable {
  private let messages = Mutex<[Handed<Message>]>([])
  /// Nil if nobody sleeps, or the system has no free descriptor; then no message is heard.
  private let bell: Bell?

  init(rings: Bool = true) { bell = rings ? try? Bell() : nil }

  func post(_ message: Message) {
    let handed = Handed(message)
    messages.withLock { $0.append(handed) }
    bell?.ring()
  }

  /// Puts messages back, before those that came meanwhile.
  func putBack(_ first: some Sequence<Message>) {
    let handed = first.map { Handed($0) }
    guard !handed.isEmpty else { return }
    messages.withLock { $0.insert(contentsOf: handed, at: 0) }
    bell?.ring()
  }

  func receive() -> [Message] {
    bell?.hush()
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }.map(\.value)
  }

  func source(pace: NewsSource.Pace = .none, _ events: @escaping ([Message]) -> [PickerEvent])
    -> NewsSource
  {
    NewsSource(
      pace: pace, descriptor: { [self] in bell?.descriptor },
      receiveAll: { [self] in
        let messages = receive()
        return { events(messages) }
      })
  }
}
