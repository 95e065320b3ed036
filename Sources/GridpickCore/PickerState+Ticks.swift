import GridpickPaging

extension PickerState {
  /// When a tick is due: for what moves to be seen moving, or for a pointer held still.
  package var nextTick: Duration? {
    [nextFrame, pointer.recognizer.holdDue, nextSpin, nextOfPreview].compactMap(\.self).min()
  }

  /// While a glide is caught too, for what letting go would choose (rule G15).
  private var nextFrame: Duration? {
    guard let end = controller.glidesUntil, end > now else { return nil }
    return min(end, now + Self.frameTime)
  }
}
