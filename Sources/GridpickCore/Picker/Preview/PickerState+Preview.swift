extension PickerState {
  // MARK: - The command that runs (rule V1)

  private var previewSubject: Preview.Subject? {
    guard let place = division.preview, let template = previewTemplate else { return nil }
    let marks = template.asksForMarks ? self.marks : nil
    let needsCurrent =
      template.asksForCurrent || template.asksForMarks && marks?.isEmpty != false
    // The text may begin at a line that a field gives, even if no command uses the item.
    let current = needsCurrent || place.window.start?.field != nil ? subject : nil
    guard current != nil || !needsCurrent else { return nil }
    let namesNothing = template.otherTitles.isEmpty
    return Preview.Subject(
      template: template, current: current, dataNumber: arrival.dataNumber,
      columnCount: namesNothing ? 0 : data.fieldTable.columnCount, marks: marks,
      query: template.asksForQuery ? query : nil, size: place.pane.size,
      isOnLight: settings.look.theme.isOnLight, turn: preview.turn)
  }

  private var previewTemplate: CommandTemplate? {
    (preview.exception?.template ?? preview.template)?.naming(data)
  }

  /// Ends an unwanted command at once; starts a command once its subject and the view have rested.
  mutating func followPreview() {
    guard preview.isOn != false || preview.wanted != nil else { return }
    if let exception = preview.exception, exception.current != currentID { preview.exception = nil }
    let subject = previewSubject
    if preview.want(
      subject, at: now, isBeginning: !browsing.hasActed,
      awaitsBackground: settings.look.theme.awaitsBackground)
    {
      drop(.preview)
    }
    // A hidden preview keeps its text, so that the reader can go on when it is shown again.
    if subject == nil, division.preview != nil { preview.forgetText() }
    guard !isMoving, let wanted = preview.beginDue(at: now, placeToBegin) else { return }
    let invocation = invocation(wanted.template, at: self.subject)
    let request = PreviewRequest(
      invocation: invocation, size: wanted.size, isOnLight: wanted.isOnLight)
    start(.preview, .preview(request)) { state, answer in
      if case .preview(let news) = answer { state.preview.receive(news) }
    }
  }

  private func placeToBegin() -> TextView.Place {
    guard let place = division.preview else { return TextView.Place() }
    if place.window.follows { return .end }
    guard let start = place.window.start else { return TextView.Place() }
    let value = start.field.flatMap { field in
      subject.flatMap(picked.ordered.position).flatMap { PickedCell($0, of: picked) }.map {
        $0.bytes(of: field.naming($0.content.fieldTable))
      }
    }
    let lines = place.pane.lines.count - place.window.headLines
    return TextView.Place(line: start.line(value ?? [], inPaneOf: lines))
  }

  private var isMoving: Bool { isHeld || controller.settlesAt != nil }

  var nextOfPreview: Duration? {
    [isMoving ? nil : preview.due, preview.impatientFrom.flatMap { $0 > now ? $0 : nil }]
      .compactMap(\.self).min()
  }

  // MARK: - The preview on the screen (rule V2)

  func divided(_ screen: ScreenSize) -> Division {
    Division(
      screen, within: settings.options.surroundings, beside: preview.shownWindow,
      chosen: preview.extent, showsHidden: preview.isOn == true)
  }

  var shownPreview: TextView? {
    guard let place = division.preview else { return nil }
    return preview.view(in: place.window, at: now)
  }

  mutating func togglePreview() {
    guard preview.isOn == true || hasPreviewOrSays() else { return }
    let isSeen = division.preview != nil
    showPreview(!isSeen)
    if !isSeen, division.preview == nil { say("no room for a preview") }
  }

  mutating func togglePreviewWrap() {
    guard showsPreviewOrSays(), let window = division.preview?.window else { return }
    preview.wraps = !(preview.wraps ?? window.wraps)
  }

  mutating func showsPreviewOrSays() -> Bool {
    if division.preview != nil { return true }
    if hasPreviewOrSays() {
      say(Remark("no preview is shown", tails: tail("toggle-preview", "shows it")))
    }
    return false
  }

  private mutating func hasPreviewOrSays() -> Bool {
    if previewTemplate == nil { say(nothing("to preview", without: "--preview")) }
    return previewTemplate != nil
  }

  private mutating func showPreview(_ isOn: Bool? = true) {
    preview.isOn = isOn
    guard divided(screen) != division else { return }
    apply(.division(of: screen, ending: .all, Change.Alignment()))
  }

  /// Carries the preview to newer data (rule P8); `current` is nil if another item is current.
  mutating func followPreview(toNewer current: ItemID?) {
    preview.exception = current.flatMap { current in
      preview.exception.map { ($0.template, current) }
    }
    preview.shown = current.flatMap { current in preview.shown?.about(current) }
  }

  mutating func preview(by template: CommandTemplate) {
    preview.exception = (template, currentID)
    preview.turn += 1
    showPreview()
  }

  /// Sets the preview command; an empty template brings back the command of the options.
  mutating func changePreview(to template: CommandTemplate) {
    preview.template = template.text.isEmpty ? settings.options.preview.command : template
    preview.exception = nil
    showPreview(preview.template != nil)
  }

  /// Changes the window of the options by the next of several changes; those by hand are lost.
  mutating func changePreviewWindow(inTurn turns: [String]) {
    let parts = preview.next(of: turns)
    var window = settings.options.preview.window
    // A user who changes the window wants to see the preview.
    if !parts.isEmpty { window.isHidden = false }
    let before = preview.window
    // The texts were read once, so that only an empty one, which changes nothing, has no meaning.
    preview.window = (try? window.changed(by: parts)) ?? window
    preview.extent = nil
    preview.wraps = nil
    showPreview(previewTemplate == nil ? false : nil)
    if (before.start, before.follows) != (preview.window.start, preview.window.follows) {
      preview.view.place = placeToBegin()
    }
  }

  /// Runs the preview command again, instead of a command for a single item.
  mutating func refreshPreview() {
    if preview.template != nil { preview.exception = nil }
    preview.turn += 1
  }

  mutating func changePreviewLabel(_ label: String) {
    settings.options.surroundings.previewLabel = label.isEmpty ? nil : label
    apply(.division(of: screen, Change.Alignment()))
  }

  mutating func scrollPreview(_ scroll: PreviewScroll) {
    guard let place = division.preview else { return }
    let view = preview.view(in: place.window)
    let (size, signs) = (place.pane.size, settings.look.signs.text)
    switch scroll {
    case .lines(let lines): preview.view = view.scrolled(by: lines, in: size, signs: signs)
    case .halfViews(let halves): scrollPreview(.lines(halves * size.lines / 2))
    case .columns(let columns):
      preview.view = view.scrolled(across: columns, in: size, signs: signs)
    case .start: preview.view.place = TextView.Place()
    case .end: preview.view.place.top = nil
    }
  }

  mutating func setPreviewExtent(_ extent: Int?) {
    guard extent != preview.extent else { return }
    preview.extent = extent
    apply(.division(of: screen))
    // Keeps no larger extent than there was room for, because a larger screen would show it.
    if extent != nil { preview.extent = division.preview?.extent }
  }

  mutating func scrollPreview(from place: TextView.Place, by lines: Int) {
    preview.view.place = place
    scrollPreview(.lines(lines))
  }
}
