import GridpickTerminal
import Synchronization

/// Which signal a handler has seen.
enum Seen {
  private static let noted = Atomic<Int32>(0)

  static var number: Int32 { noted.load(ordering: .relaxed) }

  static func note(_ number: Int32) { noted.store(number, ordering: .relaxed) }
}

/// The handling of a signal, as far as it can be compared.
struct Disposition: Equatable {
  private let handler: UInt
  private let flags: Int32
  private let mask: [Bool]
  /// SA_RESTORER, which the C library adds to whatever it sets.
  private static let ofTheLibrary: Int32 = 0x0400_0000

  private init(of number: Int32) {
    var action = sigaction()
    sigaction(number, nil, &action)
    handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
    flags = action.sa_flags & ~Self.ofTheLibrary
    var blocked = action.sa_mask
    mask = (1..<65).map { sigismember(&blocked, $0) == 1 }
  }

  static var all: [Disposition] { (1..<32).map(Disposition.init) }
}
