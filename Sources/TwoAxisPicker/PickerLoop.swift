import Glibc
import GridModel
import PickerCore
import Terminal

/// How a picker ended.
package enum PickerOutcome: Equatable, Sendable {
  case picked(Position)
  case cancelled
  case terminalGone
}

/// The loop between a terminal and a state: the only place that reads a clock.
package struct PickerLoop {
  package private(set) var state: PickerState
  private let terminal: TerminalSession

  package init(_ state: PickerState, on terminal: TerminalSession) {
    self.state = state
    self.terminal = terminal
  }

  /// Runs until something is picked or the picker is left; tells every other effect, one after the other.
  package mutating func run(
    telling tell: (PickerEffect, PickerState) -> Void = { _, _ in }
  ) -> PickerOutcome {
    while true {
      terminal.show(state.frame())
      let events = terminal.nextEvents(timeout: state.nextTick.map { $0 - Self.now })
      let time = Self.now
      for event in events {
        switch event {
        case .gone: return .terminalGone
        case .key(let key):
          if let outcome = handle(.key(key), at: time, telling: tell) { return outcome }
        case .resized(let size):
          if let outcome = handle(.resized(size), at: time, telling: tell) { return outcome }
        }
      }
      if let outcome = handle(.tick, at: time, telling: tell) { return outcome }
    }
  }

  private mutating func handle(
    _ event: PickerEvent, at time: Duration, telling tell: (PickerEffect, PickerState) -> Void
  ) -> PickerOutcome? {
    for effect in state.handle(event, at: time) {
      switch effect {
      case .picked(let position): return .picked(position)
      case .cancelled: return .cancelled
      case .moved, .settled: tell(effect, state)
      }
    }
    return nil
  }

  package static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
