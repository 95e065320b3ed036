import GridModel
import PickerCore
import Screen

/// A picker at work without a terminal, its time moved on by hand.
package struct PickerRun {
  package private(set) var state: PickerState
  /// The picker counts from any fixed moment; from this one, so that 0 is not taken for granted.
  package private(set) var now = Duration.seconds(1_000)
  /// What the last act told.
  package private(set) var told: [PickerEffect] = []

  package init(
    _ data: GridData, settings: PickerSettings, size: ScreenSize, start: Position? = nil
  ) {
    state = PickerState(data, settings: settings, size: size, start: start)
  }

  /// Presses keys by their names, separated by blanks.
  package mutating func press(_ names: String) throws(HarnessError) {
    told = []
    for name in names.split(separator: " ") {
      guard let key = KeyNames.key(String(name)) else { throw .unknownWord(String(name)) }
      told += state.handle(.key(key), at: now)
    }
  }

  /// Lets time pass, with every tick that the picker asks for.
  package mutating func wait(_ time: Duration) {
    let end = now + time
    told = []
    while let tick = state.nextTick, tick <= end {
      now = tick
      told += state.handle(.tick, at: tick)
    }
    now = end
    told += state.handle(.tick, at: end)
  }

  package mutating func resize(to size: ScreenSize) {
    told = state.handle(.resized(size), at: now)
  }

  /// What the position is on: a label, `gap`, `empty section`, or `nothing` in an empty grid.
  package var current: String {
    guard let position = state.position else { return "nothing" }
    guard position.index < state.content.itemCount(inSection: position.section) else {
      return "empty section"
    }
    return state.content.item(at: position)?.label ?? "gap"
  }
}
