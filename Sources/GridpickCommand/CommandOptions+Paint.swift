import GridpickCore
import GridpickTerminal

extension CommandOptions {
  /// Tells the picker the time of day if a rule paints dates by their age.
  mutating func tellTime() {
    guard picker.paint.rules.contains(where: \.needsClock) else { return }
    picker.paint.clock = TimeOfDay.clock
  }
}
