import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickRendering
import GridpickScreen

// MARK: - What is run (rule V1)

extension PickerState {
  /// What is to be shown now; nil where nothing is.
  private var previewSubject: Preview.Subject? {
    guard let place = division.preview, let template = previewTemplate else { return nil }
    let marks = template.asksForAny ? self.marks : nil
    let isAboutCurrent =
      template.asksForCurrent || template.asksForAny && marks?.isEmpty != false
    let current = isAboutCurrent ? position.flatMap(pickable) : nil
    guard current != nil || !isAboutCurrent else { return nil }
    return Preview.Subject(
      template: template, current: current, dataNumber: arrival.dataNumber, marks: marks,
      query: template.asksForQuery ? query : nil, size: place.pane.size, turn: preview.turn)
  }

  private var previewTemplate: CommandTemplate? {
    preview.exception?.template ?? preview.template
  }

  /// What is run follows from what is wanted: what is wanted no longer is ended at once, and what is new is
  /// begun once it has rested, and nothing moves.
  mutating func followPreview() {
    guard preview.isOn || preview.wanted != nil else { return }
    if let exception = preview.exception, exception.current != currentID { preview.exception = nil }
    if preview.want(previewSubject, at: now, isBeginning: !browsing.hasActed) { drop(.preview) }
    guard !isMoving, let wanted = preview.beginDue(at: now) else { return }
    let invocation = Invocation(
      wanted.template, at: position.flatMap(pickable), marks, query: query, of: picked)
    ask(.preview(PreviewRequest(invocation: invocation, size: wanted.size)))
  }

  /// Whether a hand holds something, or something glides.
  private var isMoving: Bool { pointer.recognizer.isActive || controller.settlesAt != nil }

  /// When something is to be done for it by itself.
  var nextOfPreview: Duration? {
    [isMoving ? nil : preview.due, preview.impatientFrom.flatMap { $0 > now ? $0 : nil }]
      .compactMap(\.self).min()
  }
}

// MARK: - What is seen of it (rule V2)

extension PickerState {
  func divided(_ screen: ScreenSize) -> Division {
    Division(
      screen, within: settings.options.surroundings, beside: preview.isOn ? preview.window : nil,
      chosen: preview.extent)
  }

  /// What is seen of the preview, and what is said in it.
  var shownPreview: PreviewPane? {
    guard let place = division.preview else { return nil }
    return preview.pane(at: now, unfitting: browsing.hasActed ? nil : place.unfittingNote)
  }

  package var showsPreview: Bool { division.preview != nil }

  mutating func togglePreview() {
    guard preview.isOn || previewTemplate != nil else {
      browsing.doneNote = "nothing to preview: there is no --preview"
      return
    }
    let isSeen = division.preview != nil
    showPreview(!preview.isOn || !isSeen)
    if preview.isOn, division.preview == nil { browsing.doneNote = "no room for a preview" }
  }

  private mutating func showPreview(_ isOn: Bool = true) {
    preview.isOn = isOn
    guard divided(screen) != division else { return }
    apply(.division(of: screen, ending: .all, Change.Alignment()))
  }

  /// Over newer data the current item is the same one with another id, or it is another (rule P8).
  mutating func followPreview(toNewer current: ItemID?) {
    preview.exception = current.flatMap { current in
      preview.exception.map { ($0.template, current) }
    }
    preview.shown = current.flatMap { current in preview.shown?.about(current) }
  }

  /// A command for the current item alone.
  mutating func preview(by template: CommandTemplate) {
    preview.exception = (template, currentID)
    preview.turn += 1
    showPreview()
  }

  /// Another command from now on; without one that of the options again.
  mutating func changePreview(to template: CommandTemplate) {
    preview.template = template.text.isEmpty ? settings.options.preview.command : template
    preview.exception = nil
    showPreview(preview.template != nil)
  }

  /// As it is said, whatever a hand has made of it.
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

  /// What a hand makes of the line between it and the grid.
  mutating func setPreviewExtent(_ extent: Int?) {
    guard extent != preview.extent else { return }
    preview.extent = extent
    apply(.division(of: screen))
    // No more than there was room for: elsewhere there may be more.
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
