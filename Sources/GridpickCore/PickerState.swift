import GridpickFinding
import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickProtocol
import GridpickRendering
import GridpickScreen

/// A picker without a terminal: events go in, a frame and a few effects come out.
///
/// Time is an argument of every event and counts from any fixed moment, so that no test ever waits.
package struct PickerState {
  /// What moves is painted at most 60 times a second (rule G8).
  package static let frameTime = Duration.microseconds(16_667)

  // What is shown, and how; `apply` changes it.
  package internal(set) var data: GridData
  var settings: PickerSettings
  /// What has been made of the data by asking or by hand: its order, and its columns.
  var view = GridView()
  var arrangement: Arrangement {
    didSet {
      find.last?.offered = nil
      close(.places)
    }
  }
  var controller: PagingController
  var division: Division
  /// What was seen when room was made for it last.
  var grownAt: Glance?

  // Its parts, each with what it alone needs.
  var browsing: Browsing
  var pointer = Pointer()
  var find: Find
  var marked = Marked()
  var arrival: Arrival
  var preview: Preview
  var toDo = ToDo()

  var questions = Questions()
  private(set) var now = Duration.zero
  /// What has to be told of the event that is being handled.
  private(set) var effects: [PickerEffect] = []

  /// Without a start the position is on the first item that is not an empty slot.
  package init(
    _ data: GridData, isComplete: Bool = true, notice: String? = nil, settings: PickerSettings,
    size: ScreenSize, start: Position? = nil, at time: Duration = .zero
  ) {
    self.data = data
    arrival = Arrival(isLoading: !isComplete)
    browsing = Browsing(isPlaced: start != nil, notice: notice)
    self.settings = settings
    find = Find(history: settings.options.history)
    preview = Preview(settings.options.preview)
    division = Division(
      size, within: settings.options.surroundings,
      beside: preview.isOn ? preview.window : nil)
    view.awaitedSort = settings.options.sort
    let opensFind = settings.options.find.opens || settings.options.find.query != nil
    if opensFind { view.find = GridView.Find(matches: nil, dims: settings.options.find.dims) }
    let controller = PagingController(
      start: start ?? Position(section: 0, index: 0), linkage: settings.linkage)
    self.controller = controller
    arrangement = Arrangement(
      data, isComplete: isComplete, settings: settings, view: view, size: division.grid.size,
      outlook: Outlook(section: controller.asked.section) {
        controller.asked(inSection: $0).index
      })
    if arrangement.isFull { arrival.noteFull(at: time) }
    if start == nil { self.controller.jump(.item, toLast: false, in: arrangement.content) }
    if isComplete { self.controller.clamp(in: arrangement.content) }
    apply(Change(alignment: Change.Alignment()))
    if opensFind {
      find.begin(
        Finding(settings.options.find.query ?? "", at: currentID, leaving: self.controller))
    }
  }

  package var content: Grid { arrangement.content }
  package var marks: Marks { marked.marks }
  /// What went wrong with the data, until a key is pressed.
  package var notice: String? { browsing.notice }
  package var isSpoiled: Bool { arrival.isSpoiled }
  /// What picks are printed from.
  package var picked: PickedContent {
    PickedContent(
      whole: arrangement.whole, ordered: arrangement.ordered,
      order: view.orders.section.shown?.members, columnOrder: view.orders.item.shown?.members)
  }

  /// The whole screen, and the grid's part of it.
  package var screen: ScreenSize { division.screen }
  var size: ScreenSize { division.grid.size }

  var placement: Placement { arrangement.placement }

  var ground: Ground { arrangement.ground }

  /// The current place; nil in an empty grid (rule P3).
  package var position: Position? { controller.position(in: content) }

  /// What of the data lies there.
  package var currentID: ItemID? { position.flatMap(content.id) }

  package mutating func handle(_ event: PickerEvent, at time: Duration) -> [PickerEffect] {
    now = time
    let before = settings.options.keymap.hasOccasions ? circumstances : nil
    arrival.beginEvent()
    endWhatIsDue()
    act(on: event)
    showHeldFindings()
    if let before, !toDo.raisesNothing { perform(on: occasions(of: event, before)) }
    toDo.endEvent()
    goOnToMatch()
    leaveRectangle()
    if arrangement.isFull { arrival.noteFull(at: now) }
    growToFit()
    followPreview()
    defer { effects = [] }
    return effects
  }

  /// Notes an effect; they are told in this order.
  mutating func tell(_ effect: PickerEffect) { effects.append(effect) }

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
      actByHand { $0.handle(event) }
    case .focus(let isFocused): pointer.focusedAt = isFocused ? now : nil
    case .resized(let size):
      // Before the list is flowed anew: afterwards the same place may hold another item.
      apply(.division(of: size, ending: .all, Change.Alignment()))
    case .grown(let size): apply(.division(of: size, Change.Alignment(isOnlyAtRest: true)))
    case .content(let update):
      take(update)
      if update.isComplete, position == nil, let reason = update.notice {
        tell(.unreadable(reason))
      }
    case .replaced(let update): replace(by: update, section: nil)
    case .redrawn(let update): redraw(update)
    case .asked(let actions):
      if !actions.isEmpty { apply(Change(ending: .glide)) }
      actByHand { $0.perform(actions) }
    case .answered(let question, let answer): take(answer, to: question)
    case .background(let color): settings.look.theme = settings.look.theme.on(RGB(color))
    case .notice(let words): browsing.notice = words
    case .spoiled(let isSpoiled): arrival.isSpoiled = isSpoiled
    case .begun:
      if !arrival.isLoading { sortAnew() }
      askForMatches()
    case .executed(let failure): browsing.notice = failure ?? notice
    case .tick: break
    }
  }

  /// Does what somebody has asked for, now or a while ago.
  mutating func actByHand(_ body: (inout PickerState) -> Void) {
    browsing.hasMoved = false
    body(&self)
    keepCurrent()
    followRectangle()
  }

  /// What somebody has gone to by hand stays current while it matches (rule F5).
  private mutating func keepCurrent() {
    guard browsing.hasMoved, find.finding != nil else { return }
    let current = currentID
    find.finding?.keep(current)
  }

  /// From now on it is somebody who says where to be.
  private mutating func noteAct() {
    browsing.noteAct()
    notePlaced()
  }

  private mutating func notePlaced() {
    browsing.notePlaced()
    view.keptPlace = nil
  }

  /// What is bound to occasions is no act of a hand; but where it goes is where somebody wants to be.
  private mutating func perform(on occasions: [Occasion]) {
    guard !occasions.isEmpty else { return }
    browsing.hasMoved = false
    answer(occasions)
    if browsing.hasMoved { notePlaced() }
  }

  /// Where the view is, for whatever lays the data out anew.
  var outlook: Outlook { arrangement.outlook(at: offsets) }

  /// The offsets as they are seen.
  var offsets: Offsets { controller.offsets(at: now, on: ground) }

  // MARK: - Moving

  /// How the view follows a key: in `center` focus it glides, else it is there at once (rule G8).
  var approach: PagingController.Approach {
    let glides =
      settings.options.animates && placement.pagers.section.focus == .center
      && !toDo.answersOccasion
    return glides ? .gliding(from: now) : .atOnce
  }
}

extension Change {
  /// Divides a screen between the grid and a preview, and lays the grid out on its part.
  static func division(
    of screen: ScreenSize, ending: Ending = .nothing, _ alignment: Alignment? = nil
  ) -> Change {
    Change(
      ending: ending,
      edit: { state in
        state.division = state.divided(screen)
        if let panel = state.browsing.mode.panel {
          state.browsing.mode = .reading(
            panel.resized(to: screen, signs: state.settings.look.signs.text))
        }
      },
      layout: { state in
        let earlier = state.arrangement
        return Arrangement(
          state.data, isComplete: !state.arrival.isLoading, settings: state.settings,
          view: state.view,
          size: state.size, measured: earlier.keepsSections ? earlier.sections : nil,
          outlook: state.outlook)
      },
      alignment: alignment)
  }
}
