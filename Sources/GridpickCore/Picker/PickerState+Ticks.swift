extension PickerState {
  /// The time at which the next tick is due; nil while no animation and no timer runs.
  ///
  /// A tick shows the next step of a movement, or notices that the pointer is held still.
  package var nextTick: Duration? {
    [
      nextFrame, pointer.recognizer.holdDue, nextSpin, nextPart, nextOfPreview, toDo.nextDue,
      browsing.remarkEnds, browsing.mode.overlay?.picker.nextTick,
    ].compactMap(\.self).min()
  }

  /// The time of the next frame of a glide; nil if nothing glides.
  ///
  /// Frames are due also while a pointer holds a caught glide, because the item that letting go
  /// would choose changes (rule G15).
  private var nextFrame: Duration? {
    guard let end = controller.glidesUntil, end > now else { return nil }
    return min(end, now + Self.frameTime)
  }
}
