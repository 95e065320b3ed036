/// A picker without a terminal: events go in, a frame and effects come out.
///
/// Time is an argument that counts from any fixed moment, so that no test waits.
package struct PickerState {
  /// The shortest time between two frames of a movement: at most 60 frames a second (rule G8).
  package static let frameTime = Duration.microseconds(16_667)

  // The data and its layout; `apply` changes them.
  package internal(set) var data: Grid
  var settings: PickerSettings
  var view = GridView()
  var arrangement: Arrangement
  var controller: PagingController

  // The parts of the state, each with the properties that only this part needs.
  var browsing: Browsing
  var pointer = Pointer()
  var find: Find { didSet { view.hasQuery = find.hasLine } }
  var marked = Marked()
  var arrival: Arrival
  var preview: Preview
  var toDo = ToDo()

  var jobs = Jobs()
  private(set) var now = Duration.zero
  private(set) var effects: [PickerEffect] = []

  /// Creates a picker; without `start` the position is on the first item that is not an empty slot.
  package init(
    _ data: Grid, isComplete: Bool = true, notice: String? = nil, settings: PickerSettings,
    size: ScreenSize, start: Position? = nil, at time: Duration = .zero
  ) {
    self.data = data
    arrival = Arrival(isLoading: !isComplete)
    browsing = Browsing(isPlaced: start != nil, notice: notice)
    var settings = settings
    settings.layout = settings.layout.fitting(data)
    self.settings = settings
    find = Find(history: settings.options.history)
    preview = Preview(settings.options.preview)
    preview.division = Division(
      size, within: settings.options.surroundings,
      beside: preview.shownWindow)
    view.awaitedSort = settings.options.sort
    view.widths = settings.options.widths
    view.filter.dims = settings.options.find.dims
    view.filter.keepsHeadings = settings.menu != nil
    let isUndecided =
      settings.options.find.begins == nil && settings.options.find.query == nil && data.isEmpty
      && !isComplete
    let types = isUndecided || settings.beginsInFind(data)
    view.hasQuery = types || settings.options.find.query?.isEmpty == false
    let controller = PagingController(
      start: start ?? Position(section: 0, index: 0), linkage: settings.linkage)
    self.controller = controller
    arrangement = Arrangement(
      data, isComplete: isComplete, settings: settings, view: view,
      size: preview.division.grid.size,
      outlook: Outlook(section: controller.asked.section) {
        controller.asked(inSection: $0).index
      })
    if arrangement.isFull { arrival.noteFull(at: time) }
    if arrangement.content.itemsAreRows || data.isEmpty, let start {
      browsing.awaitedStart = start
      goToAwaitedStart()
    }
    if start == nil { self.controller.jump(.item, toLast: false, in: arrangement.content) }
    if isComplete { self.controller.clamp(in: arrangement.content) }
    apply(Change(alignment: Change.Alignment()))
    measureRowsInView()
    if view.hasQuery {
      find.begin(
        Finding(
          settings.options.find.query ?? "", isTyped: types, at: currentID,
          leaving: self.controller),
        isUndecided: isUndecided)
    }
  }

  package var content: Grid { arrangement.content }
  package var marks: Marks { marked.marks }
  package var notice: String? { browsing.notice }
  package var isSpoiled: Bool { arrival.isSpoiled }
  /// The data that picks are printed from; records of a pivot get the columns of the table below.
  package var picked: PickedContent {
    let level = data.pivot == nil ? nil : browsing.levels.last
    let settings = level?.settings ?? settings
    let table = level == nil ? data : data.pivot?.table ?? data
    return PickedContent(
      whole: data, ordered: arrangement.ordered,
      columnOrder: view.orders.item.shown?.map.columns, parts: arrangement.shownParts,
      columns: (level?.view(of: table) ?? view)
        .printedColumns(of: table, by: settings.options, in: settings.layout))
  }

  var division: Division { preview.division }
  package var screen: ScreenSize { division.screen }
  var size: ScreenSize { division.grid.size }

  var placement: Placement { arrangement.placement }

  var ground: Ground { arrangement.ground }

  /// The current position; nil in an empty grid (rule P3).
  package var position: Position? { controller.position(in: content) }

  /// Nil in an empty grid and at a gap; code in this getter would copy the whole state.
  package var currentID: ItemID? { controller.currentID(in: content) }

  package mutating func handle(_ event: PickerEvent, at time: Duration) -> [PickerEffect] {
    now = time
    let before = settings.options.keymap.occasions.isEmpty ? nil : circumstances
    arrival.beginEvent()
    browsing.hasMoved = false
    browsing.timeRemark(at: now)
    stopDueMotion()
    act(on: event)
    // First the data that had to wait is shown, then its matches. Then the actions that waited for
    // them are performed. Data that has come meanwhile is searched last.
    showHeld()
    showHeldFindings()
    performAwaited()
    searchBehind()
    // Occasions follow from all of that, and their actions count as part of this event.
    raiseTimed()
    if let before, !toDo.raisesNothing { performActions(on: occasions(of: event, before)) }
    toDo.finishEvent()
    // If a match is known by now, the picker goes to it before it does what depends on the place.
    retryMatch()
    leaveRectangle()
    noteTop()
    if arrangement.isFull { arrival.noteFull(at: now) }
    // The view gets its final size and rows before labels, preview and more data depend on it.
    growToFit()
    measureRowsInView()
    leaveJump()
    followPreview()
    followSum()
    fillView()
    browsing.timeRemark(at: now)
    defer { effects = [] }
    return effects
  }

  mutating func tell(_ effect: PickerEffect) { effects.append(effect) }

  mutating func say(_ remark: Remark) { browsing.doneNote = remark }

  /// Says that something is wrong.
  mutating func warn(_ notice: String) { browsing.notice = notice }

  private mutating func act(on event: PickerEvent) {
    switch event {
    case .key(let key):
      noteAct()
      actByHand { $0.press(key) }
    case .pasted(let text):
      noteAct()
      paste(text)
    case .mouse(let event):
      noteAct()
      actByHand { $0.handleMouse(event) }
    case .resized(let size):
      // The gesture ends before the list is flowed again: afterwards the same position may hold
      // another item.
      // The same size comes after a program has had the terminal: the view stays as it was.
      let ahead = size == screen ? [] : GridAxis.allCases
      apply(.division(of: size, ending: .all, Change.Alignment(ahead: ahead)))
    case .grown(let size): apply(.division(of: size, Change.Alignment(isOnlyAtRest: true)))
    case .content(let update):
      let reason = update.isComplete ? update.notice : nil
      arrange(update, isContinued: true) { state, update in
        state.receive(update)
        if state.position == nil, let reason { state.tell(.unreadable(reason)) }
      }
    case .replaced(let update): arrange(update) { $0.replace(by: $1, section: nil) }
    case .redrawn(let update): arrange(update) { $0.redraw($1) }
    case .asked(let actions):
      if !actions.isEmpty { stop(.glide) }
      actByHand { $0.perform(actions) }
      if browsing.hasMoved { notePlaced() }
    case .answered(let job, let answer): jobs.take(answer, of: job)?(&self, answer)
    case .background(let color):
      settings.look.theme = settings.look.theme.on(RGB(color))
      browsing.fit(to: screen, settings.look)
    case .notice(let words): browsing.notice = words
    case .said(let words): say(Remark(Remark.Words(words, nil)))
    case .spoiled(let isSpoiled): arrival.isSpoiled = isSpoiled
    case .begun:
      if !arrival.isLoading { sortAnew() }
      askForMatches()
    case .executed(let failure): browsing.notice = failure ?? notice
    case .tick: break
    }
    switch event {
    case .tick: passUp(event)
    case .resized, .grown, .background: refitOverlay(after: event)
    default: break
    }
  }

  /// Performs a request of the user or the caller, which may have waited for an answer.
  mutating func actByHand(_ body: (inout PickerState) -> Void) {
    // A request that waited for an answer may be performed within another one.
    let hadMoved = browsing.hasMoved
    browsing.hasMoved = false
    body(&self)
    keepCurrent()
    if browsing.hasMoved { followRectangle() }
    browsing.hasMoved = browsing.hasMoved || hadMoved
  }

  /// Keeps the item current that the user has moved to by hand, while it matches (rule F5).
  private mutating func keepCurrent() {
    guard browsing.hasMoved else { return }
    arrival.lost = nil
    guard find.finding != nil else { return }
    let current = currentID
    find.finding?.keep(current)
  }

  /// Notes when a row other than the first becomes current (rule L13).
  private mutating func noteTop() {
    guard !browsing.hasLeftTop, let position else { return }
    browsing.hasLeftTop =
      content.flow != nil
      ? position != Position(section: 0, index: 0)
      : position[placement.gridAxis(along: .vertical)] > 0
  }

  /// Notes that the user has acted: from now on the user decides which item is current.
  private mutating func noteAct() {
    browsing.hasActed = true
    notePlaced()
  }

  private mutating func notePlaced() {
    browsing.isPlaced = true
    view.keptPlace = nil
  }

  /// Performs the actions that are bound to events.
  ///
  /// They are no acts of the user, but if they move, the position counts as chosen.
  private mutating func performActions(on occasions: [Occasion]) {
    guard !occasions.isEmpty else { return }
    browsing.hasMoved = false
    answer(occasions)
    if browsing.hasMoved { notePlaced() }
  }

  var outlook: Outlook { arrangement.outlook(at: offsets) }

  var offsets: Offsets { controller.offsets(at: now, on: ground) }

  /// The way in which the view follows a key: it glides in `center` focus, else it jumps (rule G8).
  var approach: PagingController.Approach {
    let glides =
      settings.options.animates && placement.pagers.section.focus == .center
      && !toDo.answersOccasion
    return glides ? .gliding(from: now) : .atOnce
  }
}

extension Change {
  /// Divides a screen between grid and preview, and lays the grid out again.
  static func division(
    of screen: ScreenSize, ending: Ending = .nothing, _ alignment: Alignment? = nil
  ) -> Change {
    Change(
      ending: ending,
      edit: { state in
        state.preview.division = state.divided(screen)
        state.browsing.fit(to: screen, state.settings.look)
      },
      layout: { state in
        let earlier = state.arrangement
        return state.arranged(measured: earlier.keepsSections ? earlier.sections : nil)
      },
      alignment: alignment)
  }
}
