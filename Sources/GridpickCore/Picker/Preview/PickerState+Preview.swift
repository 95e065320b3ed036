// MARK: - The command that runs (rule V1)

extension PickerState {
  /// The subject to preview now; nil if there is none.
  private var previewSubject: Preview.Subject? {
    guard let place = division.preview, let template = previewTemplate else { return nil }
    let marks = template.asksForAny ? self.marks : nil
    let isAboutCurrent =
      template.asksForCurrent || template.asksForAny && marks?.isEmpty != false
    let current = isAboutCurrent ? subject : nil
    guard current != nil || !isAboutCurrent else { return nil }
    let whole = arrangement.whole
    let namesNothing = template.otherTitles.isEmpty || whole.isList
    return Preview.Subject(
      template: template, current: current, dataNumber: arrival.dataNumber,
      columnCount: namesNothing ? 0 : whole.fieldTable.columnCount, marks: marks,
      query: template.asksForQuery ? query : nil, size: place.pane.size, turn: preview.turn)
  }

  private var previewTemplate: CommandTemplate? {
    (preview.exception?.template ?? preview.template)?.naming(arrangement.whole)
  }

  /// Starts and ends commands so that the preview follows its subject.
  ///
  /// A command that is no longer wanted ends at once. A new one starts once its subject has stayed
  /// the same for a while, and nothing moves.
  mutating func followPreview() {
    guard preview.isOn || preview.wanted != nil else { return }
    if let exception = preview.exception, exception.current != currentID { preview.exception = nil }
    if preview.want(previewSubject, at: now, isBeginning: !browsing.hasActed) { drop(.preview) }
    guard !isMoving, let wanted = preview.beginDue(at: now) else { return }
    let invocation = invocation(wanted.template, at: subject)
    ask(.preview(PreviewRequest(invocation: invocation, size: wanted.size)))
  }

  /// True while the pointer holds something or a glide runs.
  private var isMoving: Bool { pointer.recognizer.isActive || controller.settlesAt != nil }

  /// The time of the next action of the preview without an event; nil if none is due.
  var nextOfPreview: Duration? {
    [isMoving ? nil : preview.due, preview.impatientFrom.flatMap { $0 > now ? $0 : nil }]
      .compactMap(\.self).min()
  }
}

// MARK: - The preview on the screen (rule V2)

extension PickerState {
  func divided(_ screen: ScreenSize) -> Division {
    Division(
      screen, within: settings.options.surroundings, beside: preview.isOn ? preview.window : nil,
      chosen: preview.extent)
  }

  /// The pane of the preview with its note; nil if the preview is not shown.
  var shownPreview: PreviewPane? {
    guard let place = division.preview else { return nil }
    return preview.pane(at: now, unfitting: browsing.hasActed ? nil : place.unfittingNote)
  }

  package var showsPreview: Bool { division.preview != nil }

  mutating func togglePreview() {
    guard preview.isOn || previewTemplate != nil else {
      browsing.doneNote = nothing("to preview", without: "--preview")
      return
    }
    let isSeen = division.preview != nil
    showPreview(!preview.isOn || !isSeen)
    if preview.isOn, division.preview == nil { browsing.doneNote = "no room for a preview" }
  }

  /// Returns true if a preview is shown; otherwise says why nothing is done to it.
  mutating func showsPreviewOrSays() -> Bool {
    guard division.preview == nil else { return true }
    guard previewTemplate != nil else {
      browsing.doneNote = nothing("to preview", without: "--preview")
      return false
    }
    browsing.doneNote = Remark(
      "no preview is shown", tails: keyName(.togglePreview).map { ["\(key: $0) shows it"] } ?? [])
    return false
  }

  private mutating func showPreview(_ isOn: Bool = true) {
    preview.isOn = isOn
    guard divided(screen) != division else { return }
    apply(.division(of: screen, ending: .all, Change.Alignment()))
  }

  /// Carries the preview over to newer data, in which the current item has another id (rule P8).
  ///
  /// `current` is nil if the current item is another one.
  mutating func followPreview(toNewer current: ItemID?) {
    preview.exception = current.flatMap { current in
      preview.exception.map { ($0.template, current) }
    }
    preview.shown = current.flatMap { current in preview.shown?.about(current) }
  }

  /// Previews the current item with another command, until another item is current.
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

  /// Sets the preview window, and drops the extent that the user has dragged.
  mutating func changePreviewWindow(to window: PreviewWindow) {
    preview.window = window
    preview.extent = nil
    preview.pane.wraps = window.wraps
    showPreview(!window.isHidden && previewTemplate != nil)
  }

  mutating func refreshPreview() { preview.turn += 1 }

  mutating func scrollPreview(_ scroll: PreviewScroll) {
    guard let size = division.preview?.pane.size else { return }
    let signs = settings.look.signs.text
    switch scroll {
    case .lines(let lines):
      preview.pane = preview.pane.scrolled(by: lines, in: size, signs: signs)
    case .halfViews(let halves):
      preview.pane = preview.pane.scrolled(by: halves * size.lines / 2, in: size, signs: signs)
    case .columns(let columns):
      preview.pane = preview.pane.scrolled(across: columns, in: size, signs: signs)
    case .start: preview.pane = preview.pane.atStart()
    case .end: preview.pane = preview.pane.atEnd()
    }
  }

  /// Sets the extent to which the user has dragged the line of the preview.
  mutating func setPreviewExtent(_ extent: Int?) {
    guard extent != preview.extent else { return }
    preview.extent = extent
    apply(.division(of: screen))
    // Keeps no larger extent than there was room for, because a larger screen would show it.
    if extent != nil { preview.extent = division.preview?.extent }
  }

  mutating func scrollPreview(from place: PreviewPane.Place, by lines: Int) {
    guard let size = division.preview?.pane.size else { return }
    preview.pane.place = place
    preview.pane = preview.pane.scrolled(by: lines, in: size, signs: settings.look.signs.text)
  }
}

extension Division.Preview {
  fileprivate var unfittingNote: String? {
    let unit = side.axis == .horizontal ? "columns" : "lines"
    return unfitting.map { $0 < extent ? "\($0) \(unit) are too few" : "\($0) \(unit) do not fit" }
  }
}
