import Testing

@testable import GridpickTerminal

/// A program that continues after a picker finds its signals as they were.
///
/// Handlers are the whole process's, and so one test comes after the other.
@Suite(.serialized)
struct TerminalSignalsTests {
  /// The handlings of a signal that a program may set before.
  enum Way: CaseIterable {
    case byDefault, ignored, handled
  }

  /// The handling of a signal, as far as it can be compared.
  private struct Disposition: Equatable {
    let handler: UInt
    let flags: Int32
    let mask: [Bool]

    init(of number: Int32) {
      var action = sigaction()
      sigaction(number, nil, &action)
      handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
      flags = action.sa_flags
      var blocked = action.sa_mask
      mask = (1..<65).map { sigismember(&blocked, $0) == 1 }
    }
  }

  private static let numbers = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT, SIGWINCH, SIGUSR1, SIGUSR2, SIGALRM,
  ]

  private func set(_ number: Int32, _ way: Way) {
    var action = sigaction()
    switch way {
    case .byDefault: action.__sigaction_handler.sa_handler = SIG_DFL
    case .ignored: action.__sigaction_handler.sa_handler = SIG_IGN
    case .handled:
      action.__sigaction_handler.sa_handler = { _ in }
      action.sa_flags = SA_RESTART
      sigaddset(&action.sa_mask, SIGPWR)
    }
    sigaction(number, &action, nil)
  }

  @Test(arguments: numbers, Way.allCases)
  func `after a picker signals have their earlier handlers`(number: Int32, way: Way) throws {
    var found = sigaction()
    sigaction(number, nil, &found)
    defer { sigaction(number, &found, nil) }
    set(number, way)
    let before = Disposition(of: number)
    let signals = try TerminalSignals()
    let meanwhile = Disposition(of: number)
    signals.restore()
    #expect(Disposition(of: number) == before)
    // A signal that the program handles is left alone if the picker does not need it.
    let isPickers = number != SIGUSR1 && number != SIGUSR2 && number != SIGALRM
    #expect((meanwhile == before) == (way == .ignored || way == .handled && !isPickers))
  }

  @Test func `a second picker restores the handlers that the first one found`() throws {
    let before = Self.numbers.map(Disposition.init)
    for _ in 1...2 { try TerminalSignals().restore() }
    #expect(Self.numbers.map(Disposition.init) == before)
  }
}
