import GridpickCore
import GridpickSession
import GridpickSystem
import Synchronization

/// What others have to say to a picker that sleeps: it is put in here, and a bell wakes the picker.
final class Inbox<Message>: Sendable {
  private let messages = Mutex<[Handed<Message>]>([])
  /// Nil where the system has no more descriptors: nobody is heard then.
  private let bell = try? Bell()

  func post(_ message: Message) {
    let handed = Handed(message)
    messages.withLock { $0.append(handed) }
    bell?.ring()
  }

  /// All that was put in since the last time.
  func take() -> [Message] {
    bell?.hush()
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }.map(\.value)
  }

  /// Tells a picker of what is put in.
  func source(pace: NewsSource.Pace = .none, _ events: @escaping ([Message]) -> [PickerEvent])
    -> NewsSource
  {
    NewsSource(
      pace: pace, descriptor: { [self] in bell?.descriptor },
      takeAll: { [self] in events(take()) })
  }
}
