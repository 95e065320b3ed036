extension PickerState {
  mutating func turnWheel(_ direction: Direction, at point: ScreenPoint) {
    guard !pointer.recognizer.isDragging else { return }
    if browsing.mode.panel != nil {
      return scrollPanel(by: direction == .down ? 1 : direction == .up ? -1 : 0)
    }
    switch hit(point) {
    case .preview, .previewBar, .previewLine: return scrollPreview(PreviewScroll(notch: direction))
    default: break
    }
    let key = Key.Code(notch: direction)
    if settings.options.keymap.replaces(key) { return press(Key(key)) }
    let notch = Pointer.Notch(direction: direction, time: now)
    let continues = notch.continues(pointer.lastNotch)
    pointer.lastNotch = notch
    let axis = placement.stepAxis(along: direction.axis)
    if continues, let position, placement.pagers[axis, at: position].isLarge(position[axis]) {
      return
    }
    // A press that is not a drag yet must not click on an item that the wheel brings under it.
    stop(.all)
    scroll(direction)
  }
}

extension PickerState {
  /// Scrolls by one notch, which is one step sideways (rule G12).
  ///
  /// If there is nothing left to scroll, the position wraps or more data is loaded (rules P5, R3).
  private mutating func scroll(_ direction: Direction) {
    let isVertical = direction.axis == .vertical
    let steps = isVertical ? settings.options.wheelSteps ?? settings.layout.wheelSteps : 1
    let axis = placement.stepAxis(along: direction.axis)
    var hasMoved = false
    move { [ground, approach] controller in
      hasMoved = controller.scroll(axis, by: direction.sign * steps, on: ground, approach)
    }
    if hasMoved { return }
    if settings.options.cycles {
      move(.step(direction))
    } else if direction == .down {
      loadMore(from: currentID)
    }
  }
}

extension PreviewScroll {
  /// Scrolls as far as terminals scroll their own text.
  fileprivate init(notch direction: Direction) {
    switch direction {
    case .up: self = .lines(-3)
    case .down: self = .lines(3)
    case .left: self = .columns(-8)
    case .right: self = .columns(8)
    }
  }
}
